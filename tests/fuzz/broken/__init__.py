"""Parts that fail, for the tests of the fuzzer itself. They are not found by `parts()`."""
