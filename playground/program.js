/*
 * program.js - gteval, gtconv and gtgen, compiled to WebAssembly, as functions.
 *
 * Of an instance of the module main() may be called once: each run has an instance of its own, with
 * its own memory, files and descriptors. The module itself is compiled once.
 */
"use strict";

/* What createModule is: Emscripten's part of the program. In a page it stands before this. */
const instantiate = typeof require === "function" ? require("./module.js") : createModule;

/* Where the files of a run are. */
const FOLDER = "/files";

/* The same for everybody; options.env has what differs. */
const SURROUNDINGS = { LC_ALL: "C.UTF-8", TERM: "dumb", HOME: FOLDER, LANG: "", USER: "", LOGNAME: "", PATH: "/" };

/* The status of what went wrong in the system, as the programs have it. */
const STATUS_SYSTEM = 4;

const ENOENT = 44;

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
        const slash = name.lastIndexOf("/");

        if (slash > 0)
            FS.mkdirTree(`${FOLDER}/${name.slice(0, slash)}`);
        FS.writeFile(name, data);
        nodes.add(FS.lookupPath(name).node);
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
function call(program, name, args, onError) {
    try {
        return program.callMain(args);
    } catch (error) {
        onError(bytesOf(`${name}: ${trapMessage(error)}\n`));
        return STATUS_SYSTEM;
    }
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
 */
function createPrograms(module) {
    const compiled = module instanceof WebAssembly.Module
        ? Promise.resolve(module) : WebAssembly.compile(module);

    async function start(name, env) {
        const code = await compiled;
        const settings = {
            thisProgram: name,
            quit: (status, thrown) => { throw thrown; },
            print: () => {},
            printErr: () => {},
            preRun: () => Object.assign(settings.ENV, SURROUNDINGS, env),
            instantiateWasm(imports, done) {
                WebAssembly.instantiate(code, imports).then(instance => done(instance, code));
                return {};
            },
        };

        return instantiate(settings);
    }

    async function run(name, args, { stdin = "", files = {}, env = {}, onError } = {}) {
        const program = await start(name, env);
        const out = [], err = [], decoder = new TextDecoder();
        const complain = bytes => {
            err.push(bytes);
            onError?.(decoder.decode(bytes, { stream: true }));
        };

        openStandard(program.FS, [source(bytesOf(stdin)), sink(bytes => out.push(bytes)), sink(complain)]);
        const given = putFiles(program.FS, files);
        const status = call(program, name, args, complain);

        return {
            status,
            out: joined(out),
            err: new TextDecoder().decode(joined(err)),
            files: writtenFiles(program.FS, given),
        };
    }

    return { run };
}

if (typeof module === "object")
    module.exports = { createPrograms };
