/*
 * page.js - puts the parts of the page to work. Questions that are answered while one types are asked
 * of one runner; searches, and trees to generate, of another: they may take long.
 */
"use strict";

async function startPage() {
    const quick = new Runner(), patient = new Waiting(new Runner()), trial = new Runner(), store = new Store();

    store.set(stateOf(location.hash));
    const catalogue = await catalogueOf(quick);

    new Input(patient, store, catalogue);
    new Share(store);
    const parts = [new Reading(quick, store), new Editor(quick, store), new Results(patient, store, catalogue),
        new Views(patient, store)];

    new Choices(trial, store, catalogue);
    for (const part of parts)
        part.later();
    document.body.classList.remove("starting");
}

startPage().catch(error => {
    byId("starting").textContent = `This page does not work here: ${error.message}`;
});
