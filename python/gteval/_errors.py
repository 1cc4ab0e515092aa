"""What goes wrong, as exceptions."""

from __future__ import annotations

from typing import Optional


class Error(Exception):
    """Anything that gteval refuses or cannot do; what the others are kinds of.

    ``str(error)`` is all of it, as the program gteval prints it: the place, the message,
    the line of the source and a caret below it.

    Attributes:
        message: what is wrong and what was expected, in a line without the place.
        file: the name of the file or text; None where none is concerned.
        line, column: the place in it, in lines and characters, both from 1; None where
            it is not known.
    """

    def __init__(self, message: str, text: Optional[str] = None, file: Optional[str] = None,
                 line: Optional[int] = None, column: Optional[int] = None):
        super().__init__(text or message)
        self.message = message
        self.file = file
        self.line = line
        self.column = column

    def __reduce__(self):
        return type(self), (self.message, str(self), self.file, self.line, self.column)


class InputError(Error, ValueError):
    """A tree or a text is missing, malformed or over a limit."""


class UsageError(Error, ValueError):
    """An unknown name, or an option that has no meaning for what is asked."""


class CheckError(Error):
    """A search that is verified did not read a proof, or two algorithms disagree."""


class ResourceError(Error, MemoryError):
    """There is no memory or no stack left."""


# By the numbers of enum gteval_error_kind.
KINDS = {1: InputError, 2: UsageError, 3: CheckError, 4: ResourceError}


def text_of(characters: Optional[bytes]) -> Optional[str]:
    """A text of the library, which is UTF-8 but for bytes of files that are not."""
    return None if characters is None else characters.decode("utf-8", "replace")
