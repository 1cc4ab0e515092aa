/*
 * tasks.js - what there is to be found out, in the order in which the search comes to it,
 * and hints.
 */

/* Where leaves are not read from the left, their order comes first. */
function tasksOf(exercise) {
    const tasks = [], open = [], { order } = exercise;
    const fromLeft = order.every((n, i) => i === 0 || order[i - 1] < n);
    const add = (kind, node) => tasks.push({ kind, node });
    const close = n => {
        while (open.length > 0 && tree.end[open[open.length - 1]] <= n)
            add("value", open.pop());
    };

    if (!fromLeft)
        order.forEach(n => add("leaf", n));
    for (let n = 0; n < tree.count; n++) {
        close(n);
        if (exercise.isVisited(n) && !isLeaf(n)) {
            if (data.algorithm.windows)
                add("window", n);
            open.push(n);
        } else if (exercise.isVisited(n) && fromLeft) {
            add("leaf", n);
        } else if (n > 0 && exercise.isCutOff(n)) {
            add("edge", n);
        }
    }
    close(tree.count);
    return tasks;
}

const isDone = {
    value: (exercise, n) => exercise.isRightValue(n),
    window: (exercise, n) => exercise.isRightWindow(n),
    leaf: (exercise, n) => exercise.leaves.includes(n),
    edge: (exercise, n) => exercise.pruned.has(n),
};

/* What is to be done next, without what is right, ... */
const asking = {
    value: (exercise, n) => `the value of ${data.called[n]}: ${kindOf(n)}` +
        `${isChance(n) ? ", so the mean of its outcomes" : tree.max[n] ? " takes the largest" : " takes the smallest"}`,
    window: (exercise, n) => `the window with which ${data.called[n]} is entered`,
    leaf: exercise => `the leaf that is read as number ${exercise.leaves.length + 1}`,
    edge: (exercise, n) => `an edge below ${data.called[tree.parent[n]]} that is not followed`,
};

/* ... and what is right, and why. */
const solving = {
    value: (exercise, n) => `${data.called[n]}: ${exercise.right[n]}: ${exercise.why[n]}`,
    window: (exercise, n) => `${data.called[n]}: ${exercise.rightWindow(n)}${exercise.sources(n)}`,
    leaf: (exercise, n) => `${data.called[n]} is number ${exercise.order.indexOf(n) + 1}${exercise.entered[n]}`,
    edge: (exercise, n) => exercise.missed[n],
};

/* The node to look at for a task: an edge is not given away. */
function placeOf({ kind, node }) {
    return kind === "edge" ? tree.parent[node] : kind === "leaf" ? null : node;
}

class Hints {
    constructor(exercise) {
        this.exercise = exercise;
        this.tasks = tasksOf(exercise);
        this.told = null;
    }

    left() {
        return this.tasks.filter(({ kind, node }) => !isDone[kind](this.exercise, node));
    }

    /* The next thing to do; asked for again before it is done, what is right there. */
    next() {
        const task = this.left()[0], again = task !== undefined && task === this.told;

        this.told = task ?? null;
        if (!task)
            return { words: "Everything is found.", place: null };
        this.exercise.hints++;
        if (again)
            return { words: `${solving[task.kind](this.exercise, task.node)}.`, place: task.node };
        return { words: `Next: ${asking[task.kind](this.exercise, task.node)}. Another hint says why.`,
            place: placeOf(task) };
    }
}
