/*
 * numbers.js - numbers as people read them.
 */

const SIGNS = { "=": "=", ">=": "≥", "<=": "≤", ">": ">", "<": "<" };

function number(field) {
    return field === "inf" ? Infinity : field === "-inf" ? -Infinity : field;
}

/* As the program prints it, but for the signs of minus and of infinity. */
function numberText(x) {
    const size = Math.abs(x);
    let text = "∞";

    if (size !== Infinity) {
        const plain = size === 0 || (size >= 1e-4 && size < 1e16);

        text = plain ? String(size) : size.toExponential().replace(/([+-])(\d)$/, "$10$2");
    }
    return (x < 0 ? "−" : "") + text;
}

/* The double next to x: above it where direction is 1, below it where it is -1. */
function nextTo(x, direction) {
    const value = new Float64Array([x]), bits = new BigInt64Array(value.buffer);

    if (x === direction * Infinity)
        return x;
    if (x === 0)
        return direction * Number.MIN_VALUE;
    bits[0] += x * direction > 0 ? 1n : -1n;
    return value[0];
}

/* The far bound of a null window is told by the number that it lies next to: 6⁺, 6⁻. */
function boundText(x) {
    const FAR = 6, text = numberText(x);

    for (const [direction, mark] of [[-1, "⁺"], [1, "⁻"]]) {
        const beside = numberText(nextTo(x, direction));

        if (text.length >= FAR && 2 * beside.length < text.length)
            return beside + mark;
    }
    return text;
}

function windowText(alpha, beta) {
    return `(${boundText(alpha)}, ${boundText(beta)})`;
}

/* For the tree: the last digits of long fractions are left out. */
function shortText(x) {
    const text = numberText(x), [, head, tail] = /^([^e]*)(.*)$/.exec(text);
    const point = head.indexOf("."), shown = Math.max(7, point + 3);

    return point < 0 || head.length <= shown + 1 ? text : `${head.slice(0, shown)}…${tail}`;
}

function plural(count, one) {
    return `${count} ${one}${count === 1 ? "" : "s"}`;
}
