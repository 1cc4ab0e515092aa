#!/usr/bin/env python3
"""dump.py - the tree below a position of chess, with what a UCI engine says of each node.

    tests/engine/dump.py [--fen FEN] [--plies N] [--depth D] [--sort] [ENGINE...]

ENGINE is the command of the engine, stockfish where none is named. The tree has every
move for N plies (default 2). Each node has whose turn it is, and the score of a search of
D plies (default 1) for that side, as the engine says it: gteval --negamax reads it. The
children of a node are in the order in which the engine lists moves; with --sort in that
of their scores, the best for the mover first, as an engine would search them.

Nothing but the standard library is used. The engine begins each search with an empty
hash table and in one thread, so that the same engine prints the same tree each time.
"""
import argparse
import json
import shutil
import subprocess

# Debian has games in a folder that not all have in their PATH.
DEFAULT = shutil.which("stockfish") or "/usr/games/stockfish"


class Engine:
    """An engine that is spoken to in lines."""

    def __init__(self, command):
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)
        self.ask("uci", "uciok")
        self.tell("setoption name Threads value 1")
        self.tell("setoption name Hash value 1")
        self.ask("isready", "readyok")

    def tell(self, line):
        self.process.stdin.write(line + "\n")

    def ask(self, line, last):
        """Tells the line; returns what is answered, up to a line that begins with last."""
        answers = []
        self.tell(line)
        for answer in self.process.stdout:
            answers.append(answer.split())
            if answer.startswith(last):
                return answers
        raise SystemExit("dump.py: the engine has ended")

    def place(self, fen, moves):
        self.tell(f"position fen {fen}" + (" moves " + " ".join(moves) if moves else ""))

    def moves(self):
        """The moves of the position, as e2e4."""
        answers = self.ask("go perft 1", "Nodes searched")
        return [words[0][:-1] for words in answers
                if len(words) == 2 and words[0].endswith(":")]

    def score(self, depth):
        """The last score of a search, as {"cp": 31} or {"mate": -2}."""
        self.tell("setoption name Clear Hash")
        score = {}
        for words in self.ask(f"go depth {depth}", "bestmove"):
            if "score" in words:
                at = words.index("score")
                score = {words[at + 1]: int(words[at + 2])}
                for bound in ("lowerbound", "upperbound"):
                    if bound in words:
                        score[bound] = True
        return score

    def end(self):
        self.tell("quit")
        self.process.wait()


def worth(score):
    """A number for a score, larger for a better one."""
    if "cp" in score:
        return score["cp"]
    return 1e8 - score["mate"] if score["mate"] > 0 else -1e8 - score["mate"]


def dump(engine, options, moves, turn):
    """The node that the moves lead to."""
    engine.place(options.fen, moves)
    node = {"turn": turn, "score": engine.score(options.depth)}
    if moves:
        node["move"] = moves[-1]
    following = engine.moves() if len(moves) < options.plies else []
    if following:
        node["children"] = [dump(engine, options, moves + [move],
                                 "b" if turn == "w" else "w") for move in following]
        if options.sort:
            node["children"].sort(key=lambda child: worth(child["score"]))
    return node


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--fen", default="rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR "
                                         "w KQkq - 0 1")
    parser.add_argument("--plies", type=int, default=2)
    parser.add_argument("--depth", type=int, default=1)
    parser.add_argument("--sort", action="store_true")
    parser.add_argument("engine", nargs="*", default=[DEFAULT])
    options = parser.parse_args()
    engine = Engine(options.engine)
    tree = dump(engine, options, [], options.fen.split()[1])
    engine.end()
    print(json.dumps(tree, separators=(",", ":")))


main()
