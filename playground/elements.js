/*
 * elements.js - elements of the page, and what many parts do with them.
 */
"use strict";

function element(tag, attributes = {}, ...children) {
    const made = document.createElement(tag);

    for (const [key, value] of Object.entries(attributes))
        made.setAttribute(key, value);
    made.append(...children);
    return made;
}

function byId(id) {
    return document.getElementById(id);
}

function textOf(bytes) {
    return new TextDecoder().decode(bytes);
}

/* Calls body when nobody has called for some time, in milliseconds. */
function delayed(time, body) {
    let timer;

    return (...args) => {
        clearTimeout(timer);
        timer = setTimeout(() => body(...args), time);
    };
}

/* Hands bytes or text to the user as a file. */
function download(name, data, type) {
    const address = URL.createObjectURL(new Blob([data], { type }));
    const link = element("a", { href: address, download: name });

    document.body.append(link);
    link.click();
    link.remove();
    setTimeout(() => URL.revokeObjectURL(address), 1000);
}

/* Copies text; without the right to do so, it is selected in the element that shows it. */
async function copy(text, shown) {
    try {
        await navigator.clipboard.writeText(text);
        announce("Copied.");
    } catch {
        getSelection().selectAllChildren(shown);
        announce("Selected: copy it with the keys of your system.");
    }
}

/* Says something to who listens, and shows it for a while. */
function announce(text) {
    const place = byId("told");

    place.textContent = text;
    clearTimeout(announce.timer);
    announce.timer = setTimeout(() => { place.textContent = ""; }, 4000);
}

/*
 * What is told of a run that has no result, by tell(text), unless something newer has taken its place.
 * What nobody has asked for goes on as a fault.
 */
function tellFault(error, tell) {
    if (error.superseded)
        return;
    tell(error.stopped ? "Stopped." : `The program has failed: ${error.message}`);
    if (!error.stopped)
        throw error;
}

/* A run that something newer has taken the place of, or that was stopped, is not a fault. */
function withoutFault(error) {
    if (!error.superseded && !error.stopped)
        throw error;
}
