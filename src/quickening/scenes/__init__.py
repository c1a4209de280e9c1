"""Cards are played in made-up positions, and what they do is compared with what is printed on them.

The printed words are read here a second time, by other means: lists of sorts, sides, states and numbers, which know
neither the grammar nor the trees of `english` and `lang`. Where the two disagree, one of them is wrong.
"""
