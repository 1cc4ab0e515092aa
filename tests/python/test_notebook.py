"""The notebook in examples/: what its cells show."""

import os

import pytest

nbformat = pytest.importorskip("nbformat")
nbclient = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")


@pytest.fixture(scope="module")
def outputs(tmp_path_factory):
    """The outputs of each cell with code, as it is run in a folder of its own."""
    book = nbformat.read("examples/class.ipynb", as_version=4)
    assert not any(cell.get("outputs") for cell in book.cells)
    os.environ["PYTHONPATH"] = os.path.abspath("python")
    os.environ["IPYTHONDIR"] = str(tmp_path_factory.mktemp("ipython"))
    nbclient.NotebookClient(book, timeout=600).execute(
        cwd=str(tmp_path_factory.mktemp("notebook")))
    return [cell.outputs for cell in book.cells if cell.cell_type == "code"]


def data_of(outputs, kind):
    return [output.data[kind] for output in outputs if kind in output.get("data", {})]


def text_of(outputs):
    return "".join(output.get("text", "") for output in outputs)


def test_pictures(outputs):
    tree, sheet, search = outputs[0], outputs[1], outputs[2]
    for shown in (tree, sheet, search):
        (picture,) = data_of(shown, "image/svg+xml")
        assert picture.lstrip().startswith(("<?xml", "<svg"))
    assert ">A</text>" in data_of(tree, "image/svg+xml")[0]
    assert data_of(sheet, "image/svg+xml") != data_of(tree, "image/svg+xml")
    assert data_of(tree, "text/plain") == ["<Tree of 13 nodes>"]


def test_texts(outputs):
    assert "read in this order: 1.1 1.2 1.3 2.1 3.1 3.2 3.3" in text_of(outputs[3])
    assert "never entered: 2.2 2.3" in text_of(outputs[3])
    assert "window: (3.0, inf)" in text_of(outputs[4])
    assert "* the fewest" in text_of(outputs[5])


def test_the_page_that_plays(outputs):
    (frame,) = data_of(outputs[6], "text/html")
    assert frame.startswith('<iframe sandbox="allow-scripts')
    assert "allow-same-origin" not in frame
    assert "&lt;!doctype html" in frame.lower()


def test_grades(outputs):
    text = text_of(outputs[7])
    assert "Ada: 5 of 5" in text and "Bob: 1 of 5" in text and "Cid: 0 of 5" in text
    assert "expected" in text_of(outputs[8]) or "value" in text_of(outputs[8])
