/*
 * odds.js - what chance says of outcomes, exactly: texts like 0.25, 1e-3 or 1/3.
 */
"use strict";

function decimalOf(text) {
    const [, whole, part = "", power = "0"] = text.match(/^(\d*)\.?(\d*)(?:e([+-]?\d+))?$/i);
    const shift = Number(power) - part.length, digits = BigInt(whole + part);

    return shift < 0 ? { top: digits, bottom: 10n ** BigInt(-shift) } : { top: digits * 10n ** BigInt(shift), bottom: 1n };
}

function commonDivisor(a, b) {
    return b === 0n ? a : commonDivisor(b, a % b);
}

function fractionOf(text) {
    const [over, under] = text.split("/").map(decimalOf);
    const top = over.top * (under?.bottom ?? 1n), bottom = over.bottom * (under?.top ?? 1n);
    const divisor = commonDivisor(top, bottom);

    return { top: top / divisor, bottom: bottom / divisor };
}

/* Odds as all formats can say them: probabilities that make 1 stay; of others each is a whole number. */
function plainOdds(odds) {
    const fractions = odds.map(fractionOf);
    const common = fractions.reduce((all, { bottom }) => all / commonDivisor(all, bottom) * bottom, 1n);
    const wholes = fractions.map(({ top, bottom }) => top * (common / bottom));
    const sum = wholes.reduce((all, one) => all + one, 0n);

    if (common === 1n || sum === common || sum > BigInt(Number.MAX_SAFE_INTEGER))
        return odds;
    return wholes.map(String);
}
