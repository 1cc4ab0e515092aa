/*
 * program.js - gteval, gtconv and gtgen, compiled to WebAssembly, as functions.
 *
 * Of an instance of the module main() may be called once: each run has an instance of its own, with
 * its own memory, files and descriptors. The module itself is compiled once.
 */
"use strict";

/* What createModule is: Emscripten's part of the program. In a page it stands before this. */
const instantiate = typeof require === "function" ? require("./module.js") : createModule;

/* Where the files of a run are, if nobody says otherwise. */
const FOLDER = "/files";

/* More than this is not kept of what a run prints. */
const MOST_OUTPUT = 1 << 28;

/* The same for everybody; options.env has what differs. */
const SURROUNDINGS = { LC_ALL: "C.UTF-8", TERM: "dumb", HOME: FOLDER, LANG: "", USER: "", LOGNAME: "", PATH: "/" };

/* The status of what went wrong in the system, as the programs have it. */
const STATUS_SYSTEM = 4;

/* As Emscripten numbers it. */
const ENOSPC = 51;

function bytesOf(data) {
    return typeof data === "string" ? new TextEncoder().encode(data) : data;
}

function joined(chunks) {
    const all = new Uint8Array(chunks.reduce((sum, { length }) => sum + length, 0));
    let at = 0;

    for (const chunk of chunks) {
        all.set(chunk, at);
        at += chunk.length;
    }
    return all;
}

/* What a device for standard input does: it hands out bytes. */
function source(bytes) {
    let at = 0;

    return {
        read(stream, buffer, offset, length) {
            const part = bytes.subarray(at, at + length);

            buffer.set(part, offset);
            at += part.length;
            return part.length;
        },
    };
}

/* What one for standard output or standard error does: each piece goes to take. */
function sink(take) {
    return {
        write(stream, buffer, offset, length) {
            take(buffer.slice(offset, offset + length));
            return length;
        },
    };
}

/* One that keeps the pieces in chunks, as on a disk that is full at some time. */
function store(FS, chunks) {
    let room = MOST_OUTPUT;

    return sink(bytes => {
        room -= bytes.length;
        if (room < 0)
            throw new FS.ErrnoError(ENOSPC);
        chunks.push(bytes);
    });
}

/* Makes a device of that name the descriptor that is the lowest free one. */
function openDevice(FS, name, number, operations) {
    const path = `/dev/${name}`;
    const device = FS.makedev(64, number);

    FS.unlink(path);
    FS.registerDevice(device, operations);
    FS.mkdev(path, 0o666, device);
    FS.open(path, number === 0 ? "r" : "w");
}

function openStandard(FS, operations) {
    for (const number of operations.keys())
        FS.close(FS.getStream(number));
    ["stdin", "stdout", "stderr"].forEach((name, i) => openDevice(FS, name, i, operations[i]));
}

/* Puts the files into the folder of the run; returns what stands for each there. */
function putFiles(FS, files) {
    const nodes = new Set();

    FS.mkdir(FOLDER);
    FS.chdir(FOLDER);
    for (const [name, data] of Object.entries(files)) {
        const path = name.startsWith("/") ? name : `${FOLDER}/${name}`;

        FS.mkdirTree(path.slice(0, path.lastIndexOf("/")));
        FS.writeFile(path, data);
        nodes.add(FS.lookupPath(path).node);
    }
    return nodes;
}

/* The files of the folder and of those in it that were not given: the program wrote them. */
function writtenFiles(FS, given, folder = FOLDER, found = {}) {
    for (const name of FS.readdir(folder).filter(name => name !== "." && name !== "..")) {
        const path = `${folder}/${name}`;
        const { node } = FS.lookupPath(path);

        if (FS.isDir(node.mode))
            writtenFiles(FS, given, path, found);
        else if (!given.has(node))
            found[path.slice(FOLDER.length + 1)] = FS.readFile(path);
    }
    return found;
}

/* What an engine says when it gives up on a run, in plain words. */
function trapMessage(error) {
    if (error instanceof RangeError && /stack/i.test(error.message) || /recursion/i.test(error.message))
        return "the tree is too deep for the stack that there is here";
    if (/memory|allocation/i.test(error.message) && !/out of bounds/i.test(error.message))
        return "out of memory";
    return `stopped by the system: ${error.message}`;
}

/* Runs the program; returns its status. */
function call(program, name, args, complain) {
    try {
        return program.callMain(args);
    } catch (error) {
        complain(bytesOf(`${name}: ${trapMessage(error)}\n`));
        return STATUS_SYSTEM;
    }
}

/* A fresh instance of the programs, which is the one of that name. */
async function start(compiled, name, env) {
    const module = await compiled;
    const settings = {
        thisProgram: name,
        quit: (status, thrown) => { throw thrown; },
        print: () => {},
        printErr: () => {},
        preRun: () => Object.assign(settings.ENV, SURROUNDINGS, env),
        instantiateWasm(imports, done) {
            WebAssembly.instantiate(module, imports).then(instance => done(instance, module));
            return {};
        },
    };

    return instantiate(settings);
}

/*
 * Returns the programs of a WebAssembly.Module, or of its bytes: an object of
 *
 *     run(name, args, options) -> a promise of { status, out, err, files }
 *
 * out are the bytes on standard output, err is the text on standard error, files have the bytes
 * of what was written besides, by name. The options, all of which may be left out:
 *
 *     stdin      bytes or text
 *     files      bytes or text by name: what the program can open
 *     env        variables of its surroundings
 *     onError    takes what comes on standard error, piece by piece, as text
 *
 * and, for who has files and descriptors of his own,
 *
 *     perform(name, args, env, prepare) -> a promise of the status
 *
 * where prepare(FS) makes the files of Emscripten's file system FS and returns what the devices for
 * the three standard descriptors do.
 */
function createPrograms(module) {
    const compiled = module instanceof WebAssembly.Module
        ? Promise.resolve(module) : WebAssembly.compile(module);

    async function perform(name, args, env, prepare) {
        const program = await start(compiled, name, env);
        const operations = prepare(program.FS);

        openStandard(program.FS, operations);
        return call(program, name, args, bytes => operations[2].write(null, bytes, 0, bytes.length));
    }

    async function run(name, args, { stdin = "", files = {}, env = {}, onError } = {}) {
        const out = [], err = [], decoder = new TextDecoder();
        let fileSystem, given;

        const status = await perform(name, args, env, FS => {
            fileSystem = FS;
            given = putFiles(FS, files);
            return [source(bytesOf(stdin)), store(FS, out), sink(bytes => {
                err.push(bytes);
                onError?.(decoder.decode(bytes, { stream: true }));
            })];
        });

        return {
            status,
            out: joined(out),
            err: new TextDecoder().decode(joined(err)),
            files: writtenFiles(fileSystem, given),
        };
    }

    return { run, perform };
}

if (typeof module === "object")
    module.exports = { createPrograms };
