"""NumPy for those who train (the extra `train`); nobody else needs it."""

from typing import Any

from septem.core.errors import BadOption

Array = Any
"""An array of NumPy, which need not be here."""


def numpy() -> Any:
    """NumPy, if it is here."""
    try:
        import numpy
    except ImportError:
        raise BadOption("train", "needs the extra `train`: pip install 'septem[train]'") from None
    return numpy
