/*
 * place.js - the place of a drawing that is answered in: as wide as there is room, but never
 * so small that names cannot be read and leaves not be hit.
 */

class Place {
    constructor(drawing) {
        this.drawing = drawing;
        this.element = html("div", { class: "place" }, drawing.svg);
        drawing.svg.style.setProperty("--width", drawing.svg.viewBox.baseVal.width);
    }

    isLarge() {
        const { scrollWidth, clientWidth } = this.element;

        return scrollWidth > clientWidth + 1;
    }

    /* Keeps the node in sight. */
    follow(n) {
        const box = this.element, around = box.getBoundingClientRect();
        const at = this.drawing.nodes[n].group.getBoundingClientRect();

        if (at.left < around.left || at.right > around.right)
            box.scrollLeft += (at.left + at.right - around.left - around.right) / 2;
        if (at.top < around.top || at.bottom > around.bottom)
            box.scrollTop += (at.top + at.bottom - around.top - around.bottom) / 2;
    }
}
