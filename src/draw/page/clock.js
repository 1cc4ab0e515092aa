/*
 * clock.js - the clock: one step of every run at a time.
 */

const SPEEDS = [0.5, 1, 2, 5, 10, 25, 100];
const FIRST_SPEED = 1;
const SHORTEST_TICK = 40;

/* The step that the address of the page names: #step=8. */
function addressStep() {
    const [, step = 0] = /^#step=(\d+)$/.exec(location.hash) ?? [];

    return Number(step);
}

/* Some places where pages are shown allow no other address. */
function noteInAddress(step) {
    try {
        history.replaceState(null, "", `#step=${step}`);
    } catch {
        /* Then the address stays as it is. */
    }
}

class Player {
    constructor(columns) {
        this.columns = columns;
        this.last = Math.max(...columns.map(({ replay }) => replay.last));
        this.position = 0;
        this.timer = 0;
        this.find();
        this.listen();
        this.go(addressStep());
    }

    find() {
        for (const id of ["first", "back", "play", "forward", "last", "clock", "now", "speed", "told"])
            this[`${id}Element`] = document.getElementById(id);
        this.clockElement.max = this.last;
        this.speedElement.append(...SPEEDS.map(speed => html("option", { value: speed }, String(speed))));
        this.speedElement.value = FIRST_SPEED;
    }

    listen() {
        const actions = {
            first: () => this.jump(0),
            back: () => this.jump(this.position - 1),
            play: () => this.toggle(),
            forward: () => this.jump(this.position + 1),
            last: () => this.jump(this.last),
        };

        for (const [id, action] of Object.entries(actions))
            this[`${id}Element`].addEventListener("click", event => {
                action();
                /* After the mouse the keys belong to the page again. */
                if (event.detail > 0)
                    event.currentTarget.blur();
            });
        this.clockElement.addEventListener("input", () => this.jump(Number(this.clockElement.value)));
        this.speedElement.addEventListener("change", () => this.restart());
        document.addEventListener("keydown", event => this.key(event));
        window.addEventListener("hashchange", () => {
            if (addressStep() !== this.position)
                this.jump(addressStep());
        });
    }

    key(event) {
        const actions = {
            ArrowRight: () => this.jump(this.position + 1),
            ArrowLeft: () => this.jump(this.position - 1),
            Home: () => this.jump(0),
            End: () => this.jump(this.last),
            " ": () => this.toggle(),
            "+": () => this.faster(1),
            "-": () => this.faster(-1),
            f: () => this.look(view => view.fit()),
            i: () => this.look(view => view.zoom(ZOOM)),
            o: () => this.look(view => view.zoom(1 / ZOOM)),
        };
        const { target } = event;

        if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey ||
            !Object.hasOwn(actions, event.key))
            return;
        if (event.shiftKey && event.key.startsWith("Arrow")) {
            this.scroll(target, event);
            return;
        }
        if (isForControl(target, event.key))
            return;
        event.preventDefault();
        actions[event.key]();
    }

    look(action) {
        this.columns.filter(({ shown }) => shown).forEach(({ view }) => action(view));
    }

    scroll(target, event) {
        const box = target.closest?.(".scroller");

        if (!box)
            return;
        event.preventDefault();
        box.scrollLeft += (event.key === "ArrowRight" ? 1 : -1) * box.clientWidth / 3;
    }

    /* Goes to a step and stops there. */
    jump(position) {
        this.pause();
        this.go(position);
        this.tell();
        noteInAddress(this.position);
    }

    go(position) {
        this.position = Math.max(0, Math.min(position, this.last));
        this.columns.forEach(column => column.go(this.position));
        this.columns.forEach(column => column.follow());
        this.columns.forEach(column => column.show());
        this.clockElement.value = this.position;
        this.clockElement.setAttribute("aria-valuetext", `step ${this.position} of ${this.last}`);
        setText(this.nowElement, `${this.position} of ${this.last}`);
    }

    /* Says what a step is about to those who do not see it. */
    tell() {
        const shown = this.columns.filter(column => column.shown).slice(0, 4);
        const texts = shown.map(column =>
            (this.columns.length > 1 ? `${column.run.title}: ` : "") + column.tell());

        setText(this.toldElement, `Step ${this.position} of ${this.last}. ${texts.join(" ")}`);
    }

    get playing() {
        return this.timer !== 0;
    }

    toggle() {
        if (this.playing) {
            this.stop();
            return;
        }
        if (this.position === this.last)
            this.go(0);
        this.start();
    }

    start() {
        const speed = Number(this.speedElement.value);
        const tick = Math.max(1000 / speed, SHORTEST_TICK);

        this.timer = setInterval(() => this.advance(Math.round(speed * tick / 1000)), tick);
        this.showPlaying();
    }

    advance(steps) {
        this.go(this.position + steps);
        if (this.position === this.last)
            this.stop();
    }

    stop() {
        this.pause();
        this.tell();
        noteInAddress(this.position);
    }

    pause() {
        clearInterval(this.timer);
        this.timer = 0;
        this.showPlaying();
    }

    restart() {
        if (!this.playing)
            return;
        this.pause();
        this.start();
    }

    faster(by) {
        const index = this.speedElement.selectedIndex + by;

        if (index < 0 || index >= SPEEDS.length)
            return;
        this.speedElement.selectedIndex = index;
        this.restart();
    }

    showPlaying() {
        this.playElement.classList.toggle("playing", this.playing);
        this.playElement.setAttribute("aria-label", this.playing ? "Pause" : "Play");
    }
}

/* Whether a key means something to the control that has the focus. */
function isForControl(target, key) {
    if (target.matches?.("select"))
        return true;
    if (target.matches?.("input[type=range]"))
        return key !== " ";
    return key === " " && target.matches?.("button, summary, input");
}
