/*
 * share.js - the links and commands to take away.
 */
"use strict";

/* How the page stands in a page of a course. */
function frameCode(address) {
    return `<iframe src="${address.replaceAll("&", "&amp;").replaceAll("\"", "&quot;")}" title="gteval" width="100%" height="700"></iframe>`;
}

class Share {
    constructor(store) {
        this.store = store;
        byId("copy-link").addEventListener("click", () => this.copy(this.address({})));
        byId("copy-frame").addEventListener("click", () => this.copy(frameCode(this.address({ embedded: true }))));
        byId("copy-command").addEventListener("click", () => copy(byId("command").textContent, byId("command")));
        addEventListener("hashchange", () => store.set(stateOf(location.hash)));
        store.subscribe(state => {
            history.replaceState(null, "", fragmentOf(state));
            this.dress(state);
        });
        this.dress(store.state);
    }

    address(changes) {
        return location.href.replace(/#.*$/, "") + fragmentOf({ ...this.store.state, ...changes });
    }

    copy(text) {
        const place = byId("shared");

        place.hidden = false;
        place.textContent = text;
        copy(text, place);
    }

    dress({ embedded }) {
        document.body.classList.toggle("embedded", embedded);
    }
}
