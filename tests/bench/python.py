"""python.py FOLDER - what the Python module costs, set against the programs: a stream of many
small trees in FOLDER/small.json, and one tree of 10^7 leaves from a list of lists, which the
program gets from json.dumps through a pipe.

Each line has a name, the time of the module and that of the program: the least of three, in
seconds of processors, those of programs that are run among them.
"""

import json
import os
import subprocess
import sys

sys.path.insert(0, os.path.join(os.path.dirname(__file__), "..", "..", "python"))

import gteval  # noqa: E402 - from this checkout


def least(function):
    """How long it takes."""
    times = []
    for _ in range(3):
        begun = sum(os.times()[:4])
        function()
        times.append(sum(os.times()[:4]) - begun)
    return min(times)


def stream(path):
    for tree in gteval.read_all(path):
        tree.search("alphabeta").value


def natively(path):
    subprocess.run(["gteval", "--format=json", path], check=True, stdout=subprocess.DEVNULL)


def nested(depth, width, dice):
    return [nested(depth - 1, width, dice) for _ in range(width)] if depth else next(dice)


def search_list(tree):
    gteval.Tree(tree).search("alphabeta")


def pipe_list(tree):
    subprocess.run(["gteval"], input=json.dumps(tree).encode(), check=True,
                   stdout=subprocess.DEVNULL)


def main(folder):
    path = os.path.join(folder, "small.json")
    with open(path, "w", encoding="ascii") as file:
        subprocess.run(["gtgen", "-W3", "-d2", "-c100000"], check=True, stdout=file)
    print("small", least(lambda: stream(path)), least(lambda: natively(path)))
    dice = iter(range(10**8))
    tree = nested(7, 10, dice)
    print("lists", least(lambda: search_list(tree)), least(lambda: pipe_list(tree)))


main(sys.argv[1])
