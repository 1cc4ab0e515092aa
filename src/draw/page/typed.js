/*
 * typed.js - numbers as people type them, and as --check prints them.
 */

const DECIMAL = /^-?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?$/;

/* Number, or NaN for what is no decimal number, or too large to be one. */
function decimal(text) {
    const value = DECIMAL.test(text) ? Number(text) : NaN;

    return Number.isFinite(value) ? value : NaN;
}

/*
 * What was typed: its value, whether it was a fraction as 7/3, which may be no double, and
 * its text as answers have it; null for what is none of a number, inf, -inf or a fraction.
 */
function typedNumber(typed) {
    const text = typed.trim().toLowerCase().replace(/[−–]/g, "-").replace("∞", "inf")
        .replace(/^\+/, "").replace(/\s*\/\s*/, "/");
    const [above, below] = text.split("/").map(decimal);

    if (/^-?inf(inity)?$/.test(text))
        return { value: text.startsWith("-") ? -Infinity : Infinity, fraction: false, text };
    if (text.split("/").length === 2 && !Number.isNaN(above) && below > 0)
        return { value: above / below, fraction: true, text: `${above}/${below}` };
    return text.includes("/") || Number.isNaN(above) ? null : { value: above, fraction: false, text };
}

/* As JSON has no infinities. */
function typedJson({ value, fraction, text }) {
    return fraction ? text : Number.isFinite(value) ? value : plainText(value);
}

/* A fraction means a number that rounding may have made another. */
function isMeant({ value, fraction }, right) {
    const ROUNDING = 1e-12;

    return value === right || (fraction && Math.abs(value - right) <= ROUNDING * Math.abs(right));
}

/* In sentences numbers are those of the program. */
function plainText(x) {
    return numberText(x).replace("−", "-").replace("∞", "inf");
}
