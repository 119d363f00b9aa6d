"""NumPy for those who train (the extra `train`); nobody else needs it."""

import os
from typing import Any

from septem.core.errors import BadOption

Array = Any
"""An array of NumPy, which need not be here."""


def numpy() -> Any:
    """NumPy, if it is here; it reckons in one thread, so that sums do not depend on the number of cores.

    On a busy machine its own threads would also wait for each other most of the time.
    """
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    try:
        import numpy
    except ImportError:
        raise BadOption("train", "needs the extra `train`: pip install 'septem[train]'") from None
    return numpy
