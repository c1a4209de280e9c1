"""Card text to ability tree and back: tokens, phrasebooks, reader, printer."""
