"""The rules of Shadowfist, one module per chapter or group of neighbouring chapters, in the order of the book."""
