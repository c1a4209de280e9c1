"""The cards that come with the project.

Facts are printed ones, texts are in our own wording. `source` says where a card is known from: a paragraph of a book
(HL1 66, HL3 94, HLT 190), the list of first-edition cards that players keep, or a page that players wrote about it.
`version` is the word by which the lists of the Type One book tell cards of one title apart (HLT 605-726).
`assumed` names the facts that no source tells: a grid, the number of hands, the rest of a text. A `number` that
begins with `x` is ours, for the source tells none.
"""
