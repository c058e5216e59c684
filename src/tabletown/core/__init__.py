"""The rules core: the contract that every game implements, independent of its rules."""
