/*
 * node.js - gteval, gtconv and gtgen under node: as commands, and as functions.
 *
 *     const { run } = require("gteval");
 *     const { status, out, err } = await run("gteval", ["--algo=alphabeta"], { stdin: "[[1,2],[3,4]]" });
 *
 * program.js says what run() takes and returns.
 */
"use strict";

const fs = require("node:fs");
const path = require("node:path");
const tty = require("node:tty");
const { createPrograms } = require("./program.js");

/* Errors as Emscripten numbers them; EIO stands for others, too. */
const ERRORS = { EBADF: 8, EINVAL: 28, EIO: 29, EISDIR: 31, ENOSPC: 51 };

/* What a shell says of a program that SIGPIPE ended. */
const STATUS_PIPE = 141;

/* Entries of the root that a system makes, and no user; Emscripten has its own. */
const SYSTEM = new Set(["dev", "proc", "sys"]);

const programs = createPrograms(fs.readFileSync(path.join(__dirname, "module.wasm")));

/* Waits a moment, for a descriptor that would have to wait and does not. */
function pause() {
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10);
}

/* Does it again as long as the other end of a pipe is not ready. */
function patiently(action) {
    for (;;) {
        try {
            return action();
        } catch (error) {
            if (error.code !== "EAGAIN")
                throw error;
            pause();
        }
    }
}

/* What action returns; an error of the system becomes one of Emscripten's. */
function withErrors(FS, action) {
    try {
        return patiently(action);
    } catch (error) {
        if (error.code === "EOF")
            return 0;
        if (error.code === "EPIPE")
            process.exit(STATUS_PIPE);
        throw new FS.ErrnoError(ERRORS[error.code] ?? ERRORS.EIO);
    }
}

/* A device that is a descriptor of ours. */
function descriptor(FS, number) {
    return {
        open(stream) {
            stream.tty = tty.isatty(number);
        },
        read: (stream, buffer, offset, length) =>
            withErrors(FS, () => fs.readSync(number, buffer, offset, length)),
        write: (stream, buffer, offset, length) =>
            withErrors(FS, () => fs.writeSync(number, buffer, offset, length)),
    };
}

function mount(FS, root, place) {
    FS.mkdirTree(place);
    FS.mount(FS.filesystems.NODEFS, { root }, place);
}

/* Puts an entry of the root where it is for us. */
function mountEntry(FS, entry) {
    const place = `/${entry.name}`;

    if (SYSTEM.has(entry.name))
        return;
    if (entry.isSymbolicLink())
        FS.symlink(fs.readlinkSync(place), place);
    else if (entry.isDirectory())
        mount(FS, place, place);
}

/* Links lead where they lead: Emscripten takes those with absolute paths for relative ones. */
function mendLinks(FS) {
    const { NODEFS } = FS.filesystems;

    NODEFS.node_ops.readlink = node => withErrors(FS, () => fs.readlinkSync(NODEFS.realPath(node)));
}

/* Where paths are other ones, there is the current folder with what is in it. */
function mountFiles(FS) {
    const folder = process.cwd();

    if (path.sep === "/") {
        mendLinks(FS);
        fs.readdirSync("/", { withFileTypes: true }).forEach(entry => mountEntry(FS, entry));
        FS.chdir(folder);
    } else {
        mount(FS, folder, "/folder");
        FS.chdir("/folder");
    }
}

/* The width of the terminal is asked for by this name. */
function surroundings() {
    const { columns } = process.stdout;

    return columns ? { ...process.env, COLUMNS: columns } : { ...process.env };
}

/* The program as a command: with the arguments, files and descriptors of this process. */
async function main(name) {
    process.exitCode = await programs.perform(name, process.argv.slice(2), surroundings(), FS => {
        mountFiles(FS);
        return [0, 1, 2].map(number => descriptor(FS, number));
    });
}

module.exports = { run: programs.run, main };
