/*
 * reading.js - how the text was understood, and where it could not be.
 */
"use strict";

/* What --explain-input says, as pairs; the name of the input is known. */
function understood(text) {
    return text.trimEnd().split("\n").map(line => line.match(/^([^:]+): ?(.*)$/))
        .filter(match => match && match[1] !== "input").map(match => match.slice(1));
}

/* The messages: { line, column, text }, the place only where one is told. The line of the text that
 * follows is not repeated: the page has the text. */
function messagesOf(err) {
    const messages = [];

    for (const line of err.trimEnd().split("\n").filter(line => line !== "" && !/^Try '/.test(line))) {
        const place = line.match(/^(?:-|[^\s:]+):(\d+):(?:(\d+):)? (.*)$/);

        if (place)
            messages.push({ line: Number(place[1]), column: Number(place[2] ?? 1), text: place[3] });
        else if (messages.at(-1)?.line === undefined)
            messages.push({ text: line.replace(/^-: /, "") });
    }
    return messages;
}

/* The messages in words; the tree has no name here. */
function toldMessages(err) {
    return messagesOf(err).map(({ line, column, text }) => (line ? `Line ${line}, column ${column}: ${text}` : text)).join("\n");
}

/* Where in the text a line and a column (in bytes from 1) are. */
function offsetOf(text, { line, column }) {
    const lines = text.split("\n"), before = lines.slice(0, line - 1);
    const bytes = new TextEncoder().encode(lines[line - 1] ?? "").subarray(0, column - 1);

    return Math.min(text.length, before.reduce((sum, one) => sum + one.length + 1, 0) + textOf(bytes).length);
}

class Reading {
    constructor(runner, store) {
        this.runner = runner;
        this.store = store;
        this.later = delayed(200, () => this.read().catch(withoutFault));
        store.subscribe((state, changed) => {
            if (["text", "input", "options"].some(key => changed.has(key)))
                this.later();
        });
    }

    async read() {
        const { state } = this.store;
        const { out, err } = await this.runner.run("gteval", [...this.arguments(state), "--explain-input"],
            { stdin: state.text, topic: "read" });

        this.showFacts(understood(textOf(out)));
        this.showMessages(messagesOf(err));
    }

    arguments(state) {
        return readingArguments(state).filter(word => !word.startsWith("--depth"));
    }

    showFacts(pairs) {
        const facts = Object.fromEntries(pairs);

        byId("understood-summary").textContent = "nodes" in facts
            ? `Read as ${(facts.format ?? "").split(" ")[0]}: ${facts.trees} ${facts.trees === "1" ? "tree" : "trees"}, ${
                facts.nodes} nodes, ${facts.leaves} leaves, depth ${facts.depth}` : "Not understood yet";
        byId("understood").replaceChildren(...pairs.map(([key, value]) =>
            element("div", {}, element("dt", {}, key), element("dd", {}, value))));
    }

    showMessages(messages) {
        const area = byId("text"), broken = messages.some(({ text }) => text.startsWith("error"));

        area.setAttribute("aria-invalid", broken);
        byId("messages").replaceChildren(...messages.map(message => this.message(message)));
    }

    message(message) {
        if (message.line === undefined)
            return element("li", {}, message.text);
        const button = element("button", { type: "button" }, `Line ${message.line}, column ${message.column}`);

        button.addEventListener("click", () => this.goTo(message));
        return element("li", {}, button, ` ${message.text}`);
    }

    goTo(place) {
        const area = byId("text"), at = offsetOf(this.store.state.text, place);

        area.focus();
        area.setSelectionRange(at, Math.min(area.value.length, at + 1));
        area.scrollTop = (place.line - 3) * parseFloat(getComputedStyle(area).lineHeight);
    }
}
