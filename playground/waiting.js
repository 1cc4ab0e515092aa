/*
 * waiting.js - a runner whose runs may take long: how long they have taken is shown, and all of them
 * can be stopped.
 */
"use strict";

class Waiting {
    constructor(runner) {
        this.runner = runner;
        this.runs = 0;
        byId("stop").addEventListener("click", () => runner.stop());
        document.addEventListener("keydown", ({ key }) => {
            if (key === "Escape" && !byId("busy").hidden)
                runner.stop();
        });
    }

    /* As that of the runner. */
    async run(...order) {
        if (this.runs++ === 0)
            this.begin();
        try {
            return await this.runner.run(...order);
        } finally {
            if (--this.runs === 0)
                this.end();
        }
    }

    begin() {
        const start = performance.now();

        this.clock = setInterval(() => {
            byId("seconds").textContent = `${Math.round((performance.now() - start) / 1000)} s`;
            byId("busy-message").textContent = "The program works.";
            byId("busy").hidden = false;
        }, 1000);
    }

    end() {
        const left = document.activeElement === byId("stop");

        clearInterval(this.clock);
        byId("busy-message").textContent = "";
        byId("busy").hidden = true;
        if (left)
            byId("answer-title").focus();
    }
}
