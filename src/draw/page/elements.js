/*
 * elements.js - elements of HTML and of SVG.
 */

function fill(element, attributes, children) {
    for (const [key, value] of Object.entries(attributes))
        element.setAttribute(key, value);
    element.append(...children);
    return element;
}

function html(tag, attributes = {}, ...children) {
    return fill(document.createElement(tag), attributes, children);
}

function svg(tag, attributes = {}, ...children) {
    return fill(document.createElementNS("http://www.w3.org/2000/svg", tag),
        attributes, children);
}

function wordElements(words) {
    return words.map(word => (typeof word === "string"
        ? word : html("bdi", { class: "name" }, nameOf(word.node))));
}

/* What has not changed is left alone. */
function setText(element, text) {
    if (element.textContent !== text)
        element.textContent = text;
}
