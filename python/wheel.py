"""wheel.py VERSION WHEEL FILE... - packs files into a wheel: those of the module, the
library for it and what that needs, licences.

A wheel is an archive in zip format with a list of what is in it, which pip installs. The
same files give the same wheel, byte for byte.
"""

import base64
import hashlib
import pathlib
import sys
import zipfile

METADATA = """Metadata-Version: 2.1
Name: gteval
Version: {version}
Summary: Evaluate game trees, and compare and teach the algorithms that search them
License: MIT
Requires-Python: >=3.8
"""

WHEEL = """Wheel-Version: 1.0
Generator: gteval
Root-Is-Purelib: false
Tag: {tag}
"""


def digest(data):
    """How RECORD says that a file is whole."""
    hashed = base64.urlsafe_b64encode(hashlib.sha256(data).digest())
    return "sha256=" + hashed.rstrip(b"=").decode()


def contents(version, tag, files):
    """The name and bytes of each file in the wheel."""
    info = f"gteval-{version}.dist-info"
    entries = {}
    for path in map(pathlib.Path, files):
        folder = info if path.name.startswith("LICENSE") else "gteval"
        entries[f"{folder}/{path.name}"] = path.read_bytes()
    entries[f"{info}/METADATA"] = METADATA.format(version=version).encode()
    entries[f"{info}/WHEEL"] = WHEEL.format(tag=tag).encode()
    record = [f"{name},{digest(data)},{len(data)}\n" for name, data in entries.items()]
    entries[f"{info}/RECORD"] = "".join(record + [f"{info}/RECORD,,\n"]).encode()
    return entries


def main(version, wheel, *files):
    tag = pathlib.Path(wheel).stem.split("-", 2)[2]
    with zipfile.ZipFile(wheel, "w", zipfile.ZIP_DEFLATED) as archive:
        for name, data in contents(version, tag, files).items():
            entry = zipfile.ZipInfo(name)  # of 1980, and with these permissions
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.external_attr = 0o100644 << 16
            archive.writestr(entry, data)


main(*sys.argv[1:])
