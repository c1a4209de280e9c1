"""The cards that come with the project.

Facts are printed ones, texts are in our own wording. `source` says where a card is known from: a paragraph of a book
(HL1 66, HL3 94, HLT 190), the list of first-edition cards that players keep, or a page that players wrote about it.
`version` is the word by which the lists of the Type One book tell cards of one title apart (HLT 605-726).
`assumed` names the facts that no source tells: a grid, the number of hands, the rest of a text. A `number` that
begins with `x` is ours, for the source tells none.

An assumed grid rests on what the books say of such a card, else it is the plainest there is. An attack is aimed at
the middle center, one that may be a Head Shot at the upper center, for only an upper attack is one (HL1 66, HL3 89,
HLT 101): so General Katana's Master's Attack. A Guard covers the six areas of the side it is named after; a Duck
leaves out the lower three, a Jump the upper three, any other dodge nothing.
"""
