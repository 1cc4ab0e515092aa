/*
 * page.js - what the page does.
 */
"use strict";

const runner = new Runner();

async function evaluate() {
    const { out, err } = await runner.run("gteval", ["--algo=all"], {
        stdin: document.getElementById("tree").value,
        topic: "evaluate",
    });

    document.getElementById("result").textContent = new TextDecoder().decode(out) + err;
}

document.getElementById("tree").addEventListener("input", () => evaluate().catch(() => {}));
evaluate();
