"""Files and texts, and what is wrong with them."""

import pickle
from pathlib import Path

import gteval
import pytest


def test_paths():
    for path in ("trees/aima.json", Path("trees/aima.json"), "trees/aima.csv"):
        assert gteval.read(path).search().value == 3


def test_texts():
    for text in ("[[3,12,8],[2,4,6],[14,5,2]]", b"[[3,12,8],[2,4,6],[14,5,2]]",
                 "1.1 3\n1.2 12\n2 2\n", bytearray(b"[3]")):
        assert gteval.read(text).search().value == 3


def test_texts_of_names_that_are_not_ascii():
    tree = gteval.read('{"name": "\u00e9\u4e2d", "value": 1}')
    assert tree.root.name == "\u00e9\u4e2d"


def test_a_file_with_the_name_of_a_text(tmp_path):
    path = tmp_path / "[1,2]"
    path.write_text("[7]")
    assert gteval.read(str(path)).search().value == 7


def test_formats():
    assert gteval.read("3 5\n2 9\n", format="leaves", width=2).search().value == 3
    assert gteval.read("[[1,2],[3,4]]", root="min").search().value == 2
    assert gteval.read("trees/aima.json", format="auto").search().value == 3
    with pytest.raises(gteval.UsageError, match="jsn"):
        gteval.read("[1]", format="jsn")
    with pytest.raises(gteval.UsageError, match="root"):
        gteval.read("[1]", root="chance")


def test_streams_of_trees():
    trees = gteval.read_all("[3,5] [2,9]\n[[7]]")
    assert [tree.search().value for tree in trees] == [5, 9, 7]
    assert list(trees) == []
    with pytest.raises(gteval.UsageError, match="more than one"):
        gteval.read("[3,5] [2,9]")


def test_nothing_to_read(tmp_path):
    empty = tmp_path / "empty.json"
    empty.write_text("")
    with pytest.raises(gteval.InputError, match="empty input"):
        gteval.read(empty)
    with pytest.raises(gteval.InputError, match="cannot open") as caught:
        gteval.read("nowhere.json")
    assert (caught.value.file, caught.value.line) == ("nowhere.json", None)


def test_the_place_of_an_error():
    with pytest.raises(gteval.InputError) as caught:
        gteval.read("[1,\n 2,\n x]")
    error = caught.value
    assert (error.file, error.line, error.column) == ("text", 3, 2)
    assert str(error) == f"text:3:2: error: {error.message}\n x]\n ^"
    assert isinstance(error, ValueError) and isinstance(error, gteval.Error)


def test_errors_can_be_pickled():
    with pytest.raises(gteval.InputError) as caught:
        gteval.read("[1,\n x]")
    copy = pickle.loads(pickle.dumps(caught.value))
    assert type(copy) is gteval.InputError
    assert vars(copy) == vars(caught.value) and str(copy) == str(caught.value)


def test_malformed_files_are_refused_in_the_same_words():
    for path in sorted(Path("tests/bad").glob("*.expected"))[::10]:
        source = path.with_suffix("")
        expected = path.read_text(errors="replace").rstrip("\n")
        with pytest.raises(gteval.Error) as caught:
            list(gteval.read_all(source, format=source.suffix[1:]))
        assert str(caught.value) == expected


def test_an_error_ends_the_stream():
    trees = gteval.read_all("[1] [x] [2]")
    assert next(trees).search().value == 1
    with pytest.raises(gteval.InputError):
        next(trees)
    assert list(trees) == []
