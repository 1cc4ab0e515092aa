/*
 * share.js - the links and commands to take away.
 */
"use strict";

/* Longer addresses are refused by some browsers. */
const LONGEST_ADDRESS = 1000000;

/* How the page stands in a page of a course. */
function frameCode(address) {
    return `<iframe src="${address.replaceAll("&", "&amp;").replaceAll("\"", "&quot;")}" title="gteval" width="100%" height="700"></iframe>`;
}

class Share {
    constructor(store) {
        this.store = store;
        this.later = delayed(400, () => this.keep());
        byId("copy-link").addEventListener("click", () => this.copy(this.address({})));
        byId("copy-frame").addEventListener("click", () => this.copy(frameCode(this.address({ embedded: true }))));
        byId("copy-command").addEventListener("click", () => copy(byId("command").textContent, byId("command")));
        addEventListener("hashchange", () => store.set(stateOf(location.hash)));
        store.subscribe(state => {
            this.later();
            this.dress(state);
        });
        this.dress(store.state);
    }

    /* The address of the page as it is, but for the changes. */
    address(changes) {
        return location.href.replace(/#.*$/, "") + fragmentOf({ ...this.store.state, ...changes });
    }

    /* The address that the browser shows; not at each key, for browsers bear few changes a second. */
    keep() {
        const address = this.address({});

        history.replaceState(null, "", address.length > LONGEST_ADDRESS ? address.replace(/#.*$/, "") : address);
    }

    copy(text) {
        const place = byId("shared");

        if (text.length > LONGEST_ADDRESS) {
            announce("This tree is too large for a link.");
            return;
        }
        this.keep();
        place.hidden = false;
        place.textContent = text;
        copy(text, place);
    }

    dress({ embedded, ignored }) {
        byId("link-message").textContent = ignored.length > 0
            ? `The link has words that mean nothing here: ${ignored.join(", ")}` : "";
        document.body.classList.toggle("embedded", embedded);
    }
}
