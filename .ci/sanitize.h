/* Included first in the sanitizer build. Python's tuples end in an array of nominal length 1, which the strict bounds
   check takes at its word: reach their items through a plain pointer. */
#define PY_SSIZE_T_CLEAN
#include <Python.h>
#include <stddef.h>

#define SEPTEM_ITEMS(tuple) ((PyObject **)((char *)(tuple) + offsetof(PyTupleObject, ob_item)))
#undef PyTuple_GET_ITEM
#define PyTuple_GET_ITEM(tuple, i) (SEPTEM_ITEMS(tuple)[i])
#undef PyTuple_SET_ITEM
#define PyTuple_SET_ITEM(tuple, i, item) ((void)(SEPTEM_ITEMS(tuple)[i] = (item)))
