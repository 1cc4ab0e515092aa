"""What the tests of the Python module share: they run from the project's root."""

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]

sys.path.insert(0, str(ROOT / "python"))

AIMA = [[3, 12, 8], [2, 4, 6], [14, 5, 2]]


def rows(name):
    """The objects of a file of tests/data, one a line."""
    with open(ROOT / "tests" / "data" / name, encoding="utf-8") as file:
        return [json.loads(line) for line in file if line.strip() and line[0] != "#"]


@pytest.fixture
def aima():
    import gteval

    return gteval.Tree(AIMA)
