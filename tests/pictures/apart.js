// apart.js - in a page of SVG pictures, each below a heading: which of their texts overlap, or lie
// on what else is drawn. What is found becomes the text of #found, a line each.
"use strict";

/* Pixels, about a quarter of a small text, that boxes are larger than what is seen in them. */
const SLACK = 1.5;

/* Pixels along an edge from one point that is looked at to the next. */
const STEP = 3;

function box(element) {
    const { left, right, top, bottom } = element.getBoundingClientRect();

    return { left: left + SLACK, right: right - SLACK, top: top + SLACK, bottom: bottom - SLACK };
}

function meet(a, b) {
    return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

function contains(outer, inner) {
    return outer.left <= inner.left && inner.right <= outer.right && outer.top <= inner.top &&
        inner.bottom <= outer.bottom;
}

/* Points along a line, and the box around it. */
function line(path) {
    const matrix = path.getScreenCTM(), length = path.getTotalLength(), points = [];

    for (let at = 0; at <= length; at += STEP)
        points.push(path.getPointAtLength(at).matrixTransform(matrix));
    return { points, area: path.getBoundingClientRect() };
}

/* Whether the line goes through the box. */
function crosses({ points, area }, inner) {
    return inner.left <= area.right && area.left <= inner.right && inner.top <= area.bottom &&
        area.top <= inner.bottom && points.some(({ x, y }) => x > inner.left && x < inner.right &&
            y > inner.top && y < inner.bottom);
}

function look(picture, told) {
    const texts = [...picture.querySelectorAll("text")].filter(text => text.textContent.trim())
        .map(text => ({ text: text.textContent, odds: text.classList.contains("odds"), area: box(text) }));
    const rects = [...picture.querySelectorAll("rect.answer, rect.leaf")].map(box);
    const right = picture.closest("section").classList.contains("right");
    const edges = right ? [...picture.querySelectorAll("path.edge")].map(line) : [];
    const page = picture.getBoundingClientRect();

    texts.forEach((one, i) => {
        if (!contains(page, one.area))
            told(`"${one.text}" leaves the picture`);
        for (const other of texts.slice(i + 1))
            if (meet(one.area, other.area))
                told(`"${one.text}" lies on "${other.text}"`);
        for (const rect of rects)
            if (meet(one.area, rect) && !contains(rect, { ...one.area, top: rect.top, bottom: rect.bottom }))
                told(`"${one.text}" lies on a box`);
        for (const edge of one.odds ? [] : edges)
            if (crosses(edge, one.area))
                told(`"${one.text}" lies on an edge`);
    });
}

const found = [];

for (const section of document.querySelectorAll("section"))
    look(section.querySelector("svg"), what => found.push(`FOUND ${section.title}: ${what}`));
document.getElementById("found").textContent = ["", ...found, "END"].join("\n");
