/*
 * editor.js - edits in the picture: of a tree that is not too large, values, children and their order
 * are changed where they are drawn, at once; the text follows, in the format that it has.
 */
"use strict";

/* What buttons and keys do: the method, its keys, and whether there is something to do. */
const DEEDS = {
    value: { keys: ["Enter", "F2"], can: ({ node }) => !isInner(node) },
    add: { keys: ["Insert", "+"], can: () => true },
    remove: { keys: ["Delete"], can: ({ path }) => path.length > 0 },
    left: { keys: ["Alt+ArrowLeft"], can: ({ path }) => path.at(-1) > 0 },
    right: { keys: ["Alt+ArrowRight"], can: ({ path, parent }) => path.at(-1) < (parent?.node.children.length ?? 0) - 1 },
};

/* The deeds for which no tree has to be known, with what they need of the past. */
const RETURNS = { undo: "done", redo: "undone" };

const WALKS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End"];

function deedOf(key) {
    return Object.keys(DEEDS).find(deed => DEEDS[deed].keys.includes(key));
}

/* Does to a text what an event of typing there would have done. */
function typeInto(area, { inputType, data, dataTransfer }) {
    const { selectionStart: from, selectionEnd: to } = area, backwards = inputType === "deleteContentBackward";
    const text = inputType === "insertLineBreak" ? "\n" : data ?? dataTransfer?.getData("text/plain") ?? "";

    if (text === "" && !backwards)
        return;
    area.setRangeText(text, backwards && from === to ? Math.max(0, from - 1) : from, to, "end");
    area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType, data }));
}

class Editor {
    constructor(runner, store) {
        this.runner = runner;
        this.store = store;
        this.translator = new Translator(runner);
        this.past = new Past(store);
        this.path = [];
        this.turns = new Turns();
        this.later = delayed(200, () => this.read().catch(withoutFault));
        this.pointers = new Pointers(this);
        this.listen();
        store.subscribe((state, changed) => this.hear(changed));
    }

    /* ---- What there is to edit ---- */

    hear(changed) {
        if (this.past.note(this.store.state))
            this.follow();
        else if (changed.has("options") && this.past.now.reading?.why)
            this.later();
    }

    /* Shows the tree that is now, as soon as it is known, and writes its text, if there is none yet. */
    follow() {
        const { now } = this.past;

        this.write().catch(withoutFault);
        if (now.reading)
            this.settle();
        else
            this.later();
        this.dress();
    }

    /* Whether it is known what the text says, and whether the text says what the picture does. */
    get known() {
        return this.past.now.reading !== undefined;
    }

    get written() {
        return this.past.now.text !== undefined;
    }

    async read() {
        const { now } = this.past;

        try {
            now.reading ??= await this.translator.read(now);
        } catch (error) {
            if (!error.superseded)
                now.reading = { broken: true };
            throw error;
        } finally {
            if (now === this.past.now && now.reading)
                this.settle();
        }
    }

    /* Writes the text of the tree that is now, and of no other meanwhile. */
    async write() {
        if (this.writing)
            return;
        this.writing = true;
        try {
            while (!this.written)
                await this.writeOne(this.past.now);
        } finally {
            this.writing = false;
        }
    }

    async writeOne(moment) {
        const was = this.store.state.text;

        try {
            const { text, instead } = await this.translator.write(moment);

            this.past.write(moment, text);
            if (instead && moment === this.past.now && !/^\s*[[{]/.test(was))
                announce(`This tree cannot be written as ${instead}: its text is JSON now.`);
        } catch (error) {
            if (moment !== this.past.now)
                return;
            this.giveUp();
            throw error;
        }
        this.dress();
        this.turns.next();
    }

    /* What cannot be written is as if it had not been. */
    giveUp() {
        while (!this.written && this.past.done.length > 0) {
            this.past.undo();
            this.past.undone.pop();
        }
        this.follow();
        this.turns.next();
    }

    settle() {
        const { model, broken, why } = this.past.now.reading;

        byId("drawing").classList.toggle("stale", Boolean(broken));
        byId("edit-message").textContent = why ?? "";
        if (model)
            this.show(model);
        else if (why)
            this.showPicture().catch(withoutFault);
        this.dress();
        this.turns.next();
    }

    /* Does what is to be done in the picture when it shows what the text says. */
    soon(body) {
        this.turns.take(body, () => this.known);
    }

    /* ---- The picture ---- */

    show(model) {
        if (this.picture && alike(model, this.model))
            return;
        const place = byId("drawing"), { scrollLeft, scrollTop } = place, { focused } = this;
        const { all, picture, width } = sketch(model);

        this.pointers.stop();
        this.forget(this.field);
        Object.assign(this, { model, all, picture });
        place.replaceChildren(element("div", { class: "sheet", style: `--natural: ${Math.ceil(width)}px` }, picture));
        place.scrollTo(scrollLeft, scrollTop);
        this.choose(this.path, focused);
    }

    /* What cannot be edited, as a program draws it. */
    async showPicture() {
        const { now } = this.past;

        this.pointers.stop();
        this.picture?.parentElement.remove();
        this.model = this.picture = this.field = null;
        const image = await drawnTree(this.runner, this.store.state);

        if (now !== this.past.now)
            return;
        byId("drawing").classList.toggle("stale", !image);
        if (image)
            byId("drawing").replaceChildren(image);
    }

    /* Pixels of the page for one of the picture's. */
    get scale() {
        return this.picture.getBoundingClientRect().width / this.picture.viewBox.baseVal.width;
    }

    get focused() {
        return byId("drawing").contains(document.activeElement);
    }

    /* The node at the path, or the nearest above that there is: undone or not, the path is kept. */
    get chosen() {
        for (let { path } = this; ; path = path.slice(0, -1)) {
            const found = this.all.find(one => alike(one.path, path));

            if (found)
                return found;
        }
    }

    /* Whether what was seen in the picture is there still, and chooses it. */
    finds({ path, node }) {
        if (!this.picture || !alike(nodeAt(this.model, path), node))
            return false;
        this.choose(path);
        return true;
    }

    choose(path, focus = this.focused) {
        this.path = path;
        const { chosen } = this;

        for (const one of this.all) {
            one.group.setAttribute("aria-selected", one === chosen);
            one.group.setAttribute("tabindex", one === chosen ? "0" : "-1");
        }
        if (focus)
            chosen.group.focus();
        this.dress();
    }

    /* What can be done now. A button that has the focus keeps it. */
    dress() {
        byId("edit").hidden = !this.picture;
        for (const button of byId("edit").querySelectorAll("button"))
            button.setAttribute("aria-disabled", !this.can(button.dataset.deed));
        byId("drawing").setAttribute("aria-busy", !this.known);
        byId("text").setAttribute("aria-busy", !this.written);
    }

    can(deed) {
        if (deed in RETURNS)
            return this.past[RETURNS[deed]].length > 0;
        return Boolean(this.picture && !this.past.now.reading?.broken && DEEDS[deed].can(this.chosen));
    }

    /* ---- Deeds ---- */

    act(deed) {
        if (!this.can(deed))
            return;
        if (deed in RETURNS) {
            this.past[deed]();
            this.follow();
        } else {
            this[deed]();
        }
    }

    value() {
        this.field = new WorthField(this, this.chosen);
    }

    forget(field) {
        field?.remove();
        this.field = null;
    }

    add() {
        const { path } = this.chosen, model = withChild(this.model, path);

        this.edit(model, [...path, nodeAt(model, path).children.length - 1]);
    }

    remove() {
        const { path } = this.chosen, model = withoutNode(this.model, path), parent = path.slice(0, -1);
        const next = [...parent, Math.min(path.at(-1), (nodeAt(model, parent).children?.length ?? 0) - 1)];

        this.edit(model, next.at(-1) < 0 ? parent : next);
    }

    left() {
        this.move(this.chosen.path.at(-1) - 1);
    }

    right() {
        this.move(this.chosen.path.at(-1) + 1);
    }

    move(to) {
        const { path } = this.chosen;

        this.edit(withMoved(this.model, path, to), [...path.slice(0, -1), to]);
    }

    edit(model, path) {
        this.path = path;
        this.past.edit(model);
        this.follow();
        announce(describe(this.chosen));
    }

    /* ---- Buttons and keys ---- */

    listen() {
        const place = byId("drawing");

        byId("edit").addEventListener("click", ({ target }) => {
            const { deed } = target.closest("button")?.dataset ?? {};

            if (deed)
                this.order(deed);
        });
        byId("text").addEventListener("beforeinput", event => this.hold(event));
        place.addEventListener("keydown", event => this.key(event));
        place.closest("section").addEventListener("keydown", event => this.keyOfPast(event));
    }

    /* Letters and digits are of the field that will be open when what waits has been done. */
    key(event) {
        const name = `${event.altKey ? "Alt+" : ""}${event.key}`, known = deedOf(name) || WALKS.includes(name);
        const mayBe = !this.known && (name.length === 1 || name === "Backspace" || name === "Escape");

        if (!event.target.closest?.("[role=treeitem]") || event.ctrlKey || event.metaKey || (!known && !mayBe))
            return;
        event.preventDefault();
        this.soon(() => this.stroke(name));
    }

    stroke(name) {
        const deed = deedOf(name);

        if (this.field)
            this.field.stroke(name);
        else if (deed && (deed !== "value" || this.focused))
            this.act(deed);
        else if (this.picture && WALKS.includes(name))
            this.choose(this.walk(name).path);
    }

    /* The node that a key leads to. */
    walk(key) {
        const { chosen, all } = this, row = all.filter(({ path }) => path.length === chosen.path.length);
        const at = row.indexOf(chosen);

        return {
            ArrowLeft: row[at - 1],
            ArrowRight: row[at + 1],
            ArrowUp: chosen.parent,
            ArrowDown: all.find(({ parent }) => parent === chosen),
            Home: all[0],
            End: all.at(-1),
        }[key] ?? chosen;
    }

    /* In the text, too: what browsers would undo there ends where the picture was edited. */
    keyOfPast(event) {
        const key = event.key.toLowerCase(), control = (event.ctrlKey || event.metaKey) && !event.altKey;

        if (!control || !/^[zy]$/.test(key) || event.target.matches("input"))
            return;
        event.preventDefault();
        this.order(key === "y" || event.shiftKey ? "redo" : "undo");
    }

    /* To go back, no tree has to be known. */
    order(deed) {
        this.turns.take(() => this.act(deed), () => this.known || deed in RETURNS);
    }

    /* What is typed into the text before it has followed the picture comes into the text that follows. */
    hold(event) {
        if ((this.written && !this.turns.any) || !event.cancelable)
            return;
        event.preventDefault();
        this.turns.take(() => typeInto(event.target, event), () => this.written);
    }
}
