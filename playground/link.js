/*
 * link.js - a link to the page as it is: in its fragment, which browsers send to nobody, are
 *
 *     tree=TEXT&algo=NAMES&input=FORMAT&mode=MODE&embed&OPTION=VALUE
 *
 * each percent-encoded. An OPTION is a long name of gteval, one of those that the page offers; one
 * without a value has none here, either.
 */
"use strict";

const LINK_KEYS = { tree: "text", input: "input", mode: "mode" };

function fragmentOf({ algorithms, options, embedded, ...state }) {
    const parts = Object.entries(LINK_KEYS)
        .filter(([word, key]) => word === "tree" || state[key] !== DEFAULTS[key])
        .map(([word, key]) => [word, state[key]]);

    parts.splice(1, 0, ["algo", algorithms.join()]);
    if (embedded)
        parts.push(["embed", true]);
    parts.push(...Object.entries(options));
    return `#${parts.map(([word, value]) => (value === true
        ? word : `${word}=${encodeURIComponent(value).replaceAll("%2C", ",")}`)).join("&")}`;
}

/* What is after the first =, decoded; text that was not encoded stands for itself. */
function decoded(text) {
    try {
        return decodeURIComponent(text.replaceAll("+", "%20"));
    } catch {
        return text;
    }
}

/* The state that a fragment tells, whole: what it does not tell is as at first. */
function stateOf(fragment) {
    const state = { ...DEFAULTS, options: {}, ignored: [] };

    for (const part of fragment.replace(/^#/, "").split("&").filter(part => part !== "")) {
        const [word] = part.split("=", 1), value = decoded(part.slice(word.length + 1));

        if (word in LINK_KEYS)
            state[LINK_KEYS[word]] = value;
        else if (word === "algo")
            state.algorithms = value.split(",").filter(name => name !== "");
        else if (word === "embed")
            state.embedded = true;
        else if (!OFFERED.includes(word))
            state.ignored.push(word);
        else
            state.options[word] = part.includes("=") ? value : true;
    }
    return state;
}
