"""record.py FOLDER - looks whether all files of an unpacked wheel, and no others, are as its
RECORD says."""

import base64
import csv
import hashlib
import pathlib
import sys

folder = pathlib.Path(sys.argv[1])
(record,) = folder.glob("*.dist-info/RECORD")
there = {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}
with record.open(encoding="utf-8") as file:
    rows = {name: (digest, size) for name, digest, size in csv.reader(file)}
assert set(rows) == there, set(rows) ^ there
for name, (digest, size) in rows.items():
    data = (folder / name).read_bytes()
    hashed = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=")
    assert name.endswith("/RECORD") or (digest, size) == ("sha256=" + hashed.decode(), str(len(data))), name
