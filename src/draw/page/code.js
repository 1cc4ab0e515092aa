/*
 * code.js - answers as gteval --check takes them: as JSON, and as a line of text that can
 * be handed in.
 */

const CODE = /^gt1:([0-9a-f]{16}):([A-Za-z0-9_-]+)$/;

function answersOf(exercise, name) {
    const ids = nodes => nodes.map(n => data.id[n]);
    const rows = (map, entry) => Object.fromEntries([...map].sort(([a], [b]) => a - b)
        .map(([n, given]) => [data.id[n], entry(given)]));
    const { number: variant, hints, wrong } = exercise;

    return {
        practice: { tree: data.print, variant, hints, wrong, ...(name ? { name } : {}) },
        algorithm: data.algorithm.name,
        values: rows(exercise.values, typedJson),
        ...(data.algorithm.windows
            ? { bounds: rows(exercise.windows, ({ low, high }) => [typedJson(low), typedJson(high)]) } : {}),
        leaves: ids(exercise.leaves),
        pruned: ids([...exercise.pruned].sort((a, b) => a - b)),
    };
}

function codeOf(exercise, name) {
    const bytes = new TextEncoder().encode(JSON.stringify(answersOf(exercise, name)));

    return `gt1:${data.print}:${btoa(Array.from(bytes, byte => String.fromCharCode(byte)).join(""))
        .replace(/\+/g, "-").replace(/\//g, "_").replace(/=+$/, "")}`;
}

function answersFrom(code) {
    const [, print, coded] = CODE.exec(code) ?? [];

    if (print !== data.print)
        return null;
    try {
        const bytes = atob(coded.replace(/-/g, "+").replace(/_/g, "/"));

        return JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, c => c.charCodeAt(0))));
    } catch {
        return null;
    }
}

/* The exercise that a code is of, with its answers, and whose they are; null where it is
 * of no tree of this page. */
function exerciseFrom(code) {
    const answers = answersFrom(code);
    const variant = data.variants[answers?.practice?.variant];
    const nodes = new Map(data.id.map((id, n) => [id, n]));
    const whole = x => (Number.isSafeInteger(x) && x >= 0 ? x : 0);

    if (!variant || answers.algorithm !== data.algorithm.name)
        return null;
    const exercise = new Exercise(variant), { practice } = answers;
    const each = (rows, take) => Object.entries(rows ?? {}).filter(([id]) => nodes.has(id))
        .forEach(([id, given]) => take(nodes.get(id), given));
    const typed = given => typedNumber(String(given));

    each(answers.values, (n, given) => typed(given) && exercise.values.set(n, typed(given)));
    each(answers.bounds, (n, [low, high]) => typed(low) && typed(high) &&
        exercise.windows.set(n, { low: typed(low), high: typed(high) }));
    exercise.leaves = exercise.order.slice(0, whole(answers.leaves?.length));
    exercise.pruned = new Set((answers.pruned ?? []).map(id => nodes.get(id)).filter(n => n > 0));
    exercise.hints = whole(practice.hints);
    exercise.wrong = whole(practice.wrong);
    return { exercise, name: String(practice.name ?? "") };
}
