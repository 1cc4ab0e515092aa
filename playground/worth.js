/*
 * worth.js - a field over a leaf, for what it is worth.
 */
"use strict";

class WorthField {
    constructor(editor, one) {
        const { scale } = editor, width = Math.max(56, 2 * boxOf(one) + 16), left = Math.max(0, one.x * scale - width / 2);

        this.editor = editor;
        this.one = one;
        this.field = element("input", { class: "worth", type: "text", "aria-label": `Value of ${describe(one)}`,
            autocomplete: "off", autocapitalize: "off", spellcheck: "false", enterkeyhint: "done" });
        this.field.value = worthText(one.node);
        this.field.style.cssText = `left: ${left}px; top: ${one.y * scale - 3}px; width: ${width}px`;
        this.field.addEventListener("keydown", event => this.key(event));
        this.field.addEventListener("blur", () => this.end(true, false));
        this.field.addEventListener("pointerdown", event => event.stopPropagation());
        editor.picture.parentElement.append(this.field);
        this.field.focus();
        this.field.select();
    }

    key(event) {
        event.stopPropagation();
        if (event.key === "Enter" || event.key === "Escape") {
            event.preventDefault();
            this.end(event.key === "Enter", true);
        }
    }

    /* A key that was pressed before the field was there. */
    stroke(name) {
        const { field } = this, { selectionStart: from, selectionEnd: to, value: { length } } = field, one = from === to ? 1 : 0;
        const caret = { ArrowLeft: from - one, ArrowRight: to + one, Home: 0, End: length }[name];

        if (name === "Enter" || name === "Escape")
            this.end(name === "Enter", true);
        else if (caret !== undefined)
            field.setSelectionRange(Math.max(0, caret), Math.max(0, caret));
        else if (name === "Backspace")
            field.setRangeText("", Math.max(0, from - one), to, "end");
        else if (name === "Delete")
            field.setRangeText("", from, Math.min(length, to + one), "end");
        else if (name.length === 1)
            field.setRangeText(name, from, to, "end");
    }

    /* What is no value is asked for again, unless the user is elsewhere by now. */
    end(kept, focus) {
        const { editor, one, field } = this, worth = parseWorth(editor.model, field.value);

        if (this.ended)
            return;
        if (kept && !worth) {
            announce(`No value: ${field.value}`);
            field.setAttribute("aria-invalid", "true");
            if (focus)
                return;
        }
        this.ended = true;
        if (focus)
            editor.choose(one.path, true);
        editor.forget(this);
        if (kept && worth && field.value !== worthText(one.node))
            editor.edit(withWorth(editor.model, one.path, worth), focus ? one.path : editor.path);
    }

    remove() {
        this.ended = true;
        this.field.remove();
    }
}
