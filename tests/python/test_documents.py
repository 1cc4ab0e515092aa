"""What the documents show runs as it stands, and the module explains itself."""

import inspect
import pydoc
import re
from pathlib import Path

import gteval
import pytest
from conftest import ROOT


def from_readme():
    """The block in README.md that imports the module."""
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"^    import gteval\n(?:    .*\n|\n)+", text, re.M).group()
    return inspect.cleandoc(block)


def from_manual():
    text = (ROOT / "man" / "gteval-python.3").read_text(encoding="utf-8")
    return re.findall(r"^\.Bd -literal\n(import gteval\n.*?)^\.Ed", text, re.M | re.S)


@pytest.mark.parametrize("source", [from_readme(), *from_manual()])
def test_examples(source, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    exec(compile(source, "example", "exec"), {})
    if "play.html" in source:
        assert Path("play.html").read_text(encoding="utf-8").lower().startswith("<!doctype html")
        assert "all right: value, pruned (2)" in capsys.readouterr().out


def public(thing):
    return [(name, member) for name, member in inspect.getmembers(thing)
            if not name.startswith("_")]


def test_everything_is_explained():
    for name in gteval.__all__:
        thing = getattr(gteval, name)
        if isinstance(thing, dict):
            continue
        assert thing.__doc__, name
        for member, function in public(thing):
            if inspect.isfunction(function) or isinstance(function, property):
                if issubclass(thing, BaseException) or member in ("differences", "algorithm"):
                    continue  # they are among the attributes of the class
                assert function.__doc__, f"{name}.{member}"


def test_everything_has_types():
    for name in gteval.__all__:
        thing = getattr(gteval, name)
        functions = [thing] if inspect.isfunction(thing) else [
            function for _, function in public(thing) if inspect.isfunction(function)]
        for function in functions:
            if function.__module__.startswith("gteval"):
                assert "return" in function.__annotations__, function.__qualname__


def test_help():
    text = pydoc.plain(pydoc.render_doc(gteval))
    for word in ("search(self, algorithm", "class Tree", "class InputError", "GTEVAL_LIBRARY",
                 "bounds: (low, high)"):
        assert word in text, word
