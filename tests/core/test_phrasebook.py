"""One entry reads a phrase and prints it: what is read, what is printed, and what is refused and where."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from quickening_tiny import nodes

from quickening.core.data import Frozen
from quickening.lang.nodes import Effect
from quickening.lang.resolve import May
from quickening.lang.selections import All, Cards, Chosen, ThisCard
from quickening.text.phrasebook import Phrasebook
from quickening.text.printer import NotPrintable, write
from quickening.text.reader import NotRead, Reading, read
from tests.core.tiny import POOL, book, read_text

COIN = nodes.Does((nodes.Gain(1),))


class Pair(Frozen, frozen=True):
    """Two parts, the second of which need not be said."""

    one: Any
    two: Any = 0


def a_book(*entries: tuple[Any, ...], **also: Any) -> Phrasebook:
    """A phrasebook with digits and these entries."""
    made = Phrasebook()
    made.words("digit", one=1, two=2, three=3)
    for category, template, *rest in entries:
        made.phrase(category, template, *rest, **also)
    return made


def misread(text: str, made: Phrasebook = book, category: str = "text") -> NotRead:
    with pytest.raises(NotRead) as refused:
        read(made, category, text)
    return refused.value


# -- reading and printing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [card for card in POOL if card.text], ids=lambda card: card.name)
def test_every_cards_text_is_read_and_printed_as_it_stands(card: Any) -> None:
    assert write(book, "text", read_text(card.text)) == card.text


def test_a_text_becomes_a_tree() -> None:
    charm = Cards(nodes.Kind("charm"), before=(nodes.Your(), nodes.Other()))

    assert read_text("Your other charms have +2 glow.") == (nodes.Static(charm, nodes.Glow(2)),)


def test_capitals_do_not_matter() -> None:
    assert read_text("GAIN A COIN.") == read_text("gain a coin.") == (COIN,)


def test_a_and_an_are_one_word() -> None:
    made = a_book(("thing", "a moth", None), value="moth")
    made.phrase("thing", "an egg", value="egg")

    assert read(made, "thing", "a egg") == read(made, "thing", "an egg") == "egg"
    assert write(made, "thing", "egg") == "An egg"
    assert write(made, "thing", "moth") == "A moth"


def test_reminder_text_is_passed_over_wherever_it_stands() -> None:
    assert read_text("(First.) Gain a coin. (A small one.)") == (COIN,)


def test_words_in_brackets_inside_a_sentence_are_part_of_it() -> None:
    assert misread("Gain a coin (a small one).").position == len("Gain a coin ")


def test_what_stands_in_brackets_may_be_there_and_is_not_printed() -> None:
    short, long = "When a charm leaves, gain a coin.", "When a charm leaves play, gain a coin."

    assert read_text(long) == read_text(short)
    assert write(book, "text", read_text(long)) == short


def test_of_alternatives_the_first_is_printed() -> None:
    one, other = "You cannot lose coins.", "You can't lose coins."

    assert read_text(other) == read_text(one)
    assert write(book, "text", read_text(other)) == one


def test_another_wording_is_read_and_not_printed() -> None:
    assert write(book, "text", read_text("Counter target deed.")) == "Cancel target deed."


def test_a_wording_may_be_for_reading_only() -> None:
    made = a_book(("thing", "ovum", None), value="egg", read_only=True)
    made.phrase("thing", "egg", value="egg")

    assert read(made, "thing", "ovum") == read(made, "thing", "egg") == "egg"
    assert write(made, "thing", "egg") == "Egg"


def test_a_part_may_be_read_and_not_kept() -> None:
    made = a_book(("pair", "{_who:who} takes {one:digit}", Pair), _who="he")
    made.words("who", he="he", she="she")

    assert read(made, "pair", "she takes two") == read(made, "pair", "he takes two") == Pair(2)
    assert write(made, "pair", Pair(2)) == "He takes two"


def test_the_first_entry_that_fits_prints() -> None:
    assert write(book, "effect", nodes.Draw(1)) == "Draw a card"
    assert write(book, "effect", nodes.Draw(2)) == "Draw 2 cards"


def test_a_field_that_is_not_said_has_its_default() -> None:
    made = a_book(("pair", "{one:digit}", Pair))
    made.phrase("pair", "{one:digit} and {two:digit}", Pair)
    made.phrase("pair", "twice {one:digit}", Pair, two=2)

    for text, pair in (("One", Pair(1)), ("One and three", Pair(1, 3)), ("Twice one", Pair(1, 2))):
        assert read(made, "pair", text) == pair
    assert write(made, "pair", Pair(1)) == "One"
    assert write(made, "pair", Pair(1, 3)) == "One and three"


def test_true_is_not_taken_for_one() -> None:
    made = a_book(("truth", "so", None), value=True)

    assert write(made, "truth", True) == "So"
    with pytest.raises(NotPrintable):
        write(made, "truth", 1)


def test_a_category_may_stand_for_another() -> None:
    made = a_book(("number", "{it:digit}"))

    assert read(made, "number", "two") == 2
    assert write(made, "number", 2) == "Two"


def test_a_tree_without_words_cannot_be_printed() -> None:
    with pytest.raises(NotPrintable, match=r"there are no words for Gain\(coins=-3\) as effect"):
        write(book, "effect", nodes.Gain(-3))


def test_a_phrase_learned_later_is_read_too() -> None:
    made = a_book(("thing", "moth", None), value="moth")
    assert read(made, "thing", "moth") == "moth"

    made.phrase("thing", "egg", value="egg")

    assert read(made, "thing", "egg") == "egg"


# -- lists ---------------------------------------------------------------------------------------------------------


def test_a_list_is_one_or_more_of_a_thing() -> None:
    made = a_book()
    made.list_of("digits", "digit", ",", "and", ", and")

    assert read(made, "digits", "one") == (1,)
    assert read(made, "digits", "one, two, and three") == read(made, "digits", "one and two and three") == (1, 2, 3)
    assert write(made, "digits", (3, 1, 2)) == "Three, one, two"


def test_a_list_may_need_a_least_number() -> None:
    made = a_book()
    made.list_of("digits", "digit", "and", least=2)

    assert read(made, "digits", "one and two") == (1, 2)
    assert "“and”" in misread("one", made, "digits").expected
    with pytest.raises(NotPrintable):
        write(made, "digits", (1,))


def test_items_may_stand_side_by_side() -> None:
    made = a_book()
    made.list_of("digits", "digit", "")

    assert read(made, "digits", "one two three") == (1, 2, 3)
    assert write(made, "digits", (1, 2, 3)) == "One two three"


def test_what_follows_a_list_decides_how_long_it_is() -> None:
    made = a_book(("pair", "{one:digits} and {two:digit}", Pair))
    made.list_of("digits", "digit", "and")

    assert read(made, "pair", "one and two and three") == Pair((1, 2), 3)


# -- what is not understood ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "at", "expected"),
    [
        ("Gain 2 cards.", "cards", "“coins”"),
        ("Gain many coins.", "many", "a number"),
        ("Sing a song.", "Sing", "“gain”"),
        ("Gain a coin. Sing.", "Sing", "“gain”"),
        ("Draw a card, then sing.", "sing", "“gain”"),
        ("Draw a card. (Of yours.) Sing.", "Sing", "“gain”"),
        ("Gain a coin!", "!", "“.”"),
        ("Draw a card.\nSing.", "Sing", "“gain”"),
    ],
)
def test_the_caret_stands_under_the_first_word_that_is_not_understood(text: str, at: str, expected: str) -> None:
    refused = misread(text)
    *_, line, caret = str(refused).split("\n")

    assert refused.position == text.index(at)
    assert line[caret.index("^") :].startswith(at)
    assert expected in refused.expected


def test_a_text_that_breaks_off_is_marked_at_its_end() -> None:
    refused = misread("Gain a coin")

    assert refused.position == len("Gain a coin")
    assert "“.”" in refused.expected


def test_a_text_that_goes_on_too_long_was_expected_to_end() -> None:
    made = a_book(("thing", "moth", None), value="moth")

    assert misread("moth moth", made, "thing").expected == ("the end",)


def test_a_message_names_some_of_what_was_expected() -> None:
    made = a_book()

    assert str(misread("four", made, "digit")) == ("not understood (expected “one”, “three”, “two”)\n    four\n    ^")


def test_a_message_does_not_name_everything_that_was_expected() -> None:
    refused = misread("Sing.")
    named = ", ".join(refused.expected[:8])

    assert len(refused.expected) > 8
    assert str(refused).startswith(f"not understood (expected {named}, ...)\n")


def test_a_word_that_no_token_covers_is_not_passed_over() -> None:
    assert misread("Gain _ a coin.").position == len("Gain ")


# -- two ways to read ----------------------------------------------------------------------------------------------


def test_two_ways_to_read_a_text_are_refused() -> None:
    made = a_book(("thing", "bat", None), value="animal")
    made.phrase("thing", "bat", value="club")

    refused = misread("bat", made, "thing")

    assert refused.problem == "more than one way to read this"
    assert refused.expected == ("'animal'", "'club'")


def test_two_ways_within_a_text_are_refused_too() -> None:
    made = Phrasebook()
    made.phrase("deed", "draw", value="draw")
    made.phrase("deed", "you may {one:deeds}", Pair)
    made.list_of("deeds", "deed", "then")

    assert read(made, "deeds", "you may draw") == (Pair(("draw",)),)
    assert misread("you may draw then draw", made, "deeds").problem == "more than one way to read this"


def test_two_ways_to_the_same_meaning_are_one() -> None:
    made = a_book(("thing", "bat", None), value="animal")
    made.phrase("thing", "{it:animal}")
    made.phrase("animal", "bat", value="animal")

    assert read(made, "thing", "bat") == "animal"


def test_a_phrase_that_begins_with_itself_is_not_read_for_ever() -> None:
    made = a_book(("sum", "{one:sum} and {two:digit}", Pair))
    made.phrase("sum", "{it:digit}")

    assert read(made, "sum", "one") == 1
    misread("one and two", made, "sum")


# -- what a phrasebook refuses to learn ----------------------------------------------------------------------------


def test_a_phrase_has_words_and_a_meaning() -> None:
    with pytest.raises(ValueError, match="an empty phrase"):
        a_book(("thing", " ", Pair))
    with pytest.raises(ValueError, match="'moth' names no node"):
        a_book(("thing", "moth"))


def test_a_phrase_says_each_part_once() -> None:
    """Else `one and two` would be read, and printed as `two and two`."""
    with pytest.raises(ValueError, match="says 'one' twice"):
        a_book(("pair", "{one:digit} and {one:digit}", Pair))


def test_a_phrase_says_all_that_its_node_needs_and_nothing_else() -> None:
    with pytest.raises(ValueError, match="'both' says nothing of 'one'"):
        a_book(("pair", "both", Pair))
    with pytest.raises(ValueError, match="speaks of 'three', unknown to Pair"):
        a_book(("pair", "{one:digit} and {three:digit}", Pair))


def test_every_category_that_is_spoken_of_has_to_exist() -> None:
    with pytest.raises(ValueError, match="'digits', which is no category"):
        a_book(("pair", "{one:digits}", Pair)).check()

    made = a_book()
    made.list_of("digits", "figure", ",")
    with pytest.raises(ValueError, match="a list speaks of 'figure', which is no category"):
        made.check()


# -- whatever the tree ---------------------------------------------------------------------------------------------

numbers = st.integers(1, 12)
kinds = st.sampled_from(["deed", "charm", "moth"])
described = st.builds(
    Cards,
    st.builds(nodes.Kind, kinds),
    st.lists(st.builds(nodes.Your) | st.builds(nodes.Other), max_size=2).map(tuple),
)
meant = st.one_of(
    st.builds(ThisCard),
    st.builds(All, described),
    st.builds(Chosen, described, target=st.just(True), another=st.booleans()),
)
plain_effects: st.SearchStrategy[Effect] = st.one_of(
    st.builds(nodes.Draw, numbers),
    st.builds(nodes.Gain, numbers),
    st.builds(nodes.Levy, numbers),
    st.builds(nodes.Cancel, meant),
    st.builds(nodes.Discard, meant),
    st.builds(nodes.Blank, meant),
    st.builds(nodes.CopyText, meant, meant),
)
effects = st.lists(plain_effects | st.builds(May, st.tuples(plain_effects)), min_size=1, max_size=3).map(tuple)
changes = st.builds(nodes.Glow, st.integers(-9, 9)) | st.builds(nodes.Become, kinds)
triggers = st.one_of(st.builds(nodes.CharmLeaves), st.builds(nodes.CharmTurnedUp), st.builds(nodes.YouDraw))
abilities = st.one_of(
    st.builds(nodes.Does, effects),
    st.builds(nodes.Static, described, changes),
    st.builds(nodes.When, triggers, effects),
    st.builds(nodes.NeverLose),
    st.builds(nodes.Instead, effects),
)
texts = st.lists(abilities, min_size=1, max_size=4).map(tuple)


@given(texts)
def test_every_tree_is_printed_and_read_back_to_the_same_tree(tree: tuple[Any, ...]) -> None:
    assert read(book, "text", write(book, "text", tree)) == tree


@given(texts)
def test_what_is_printed_is_printed_again_as_it_stands(tree: tuple[Any, ...]) -> None:
    printed = write(book, "text", tree)

    assert write(book, "text", read(book, "text", printed)) == printed


@given(texts, st.data())
def test_a_text_with_a_word_it_does_not_know_is_marked_there_or_before(
    tree: tuple[Any, ...], data: st.DataObject
) -> None:
    printed = write(book, "text", tree)
    words = printed.split(" ")
    place = data.draw(st.integers(0, len(words)))
    text = " ".join([*words[:place], "xyzzy", *words[place:]])

    assert misread(text).position <= text.index("xyzzy")


# -- names ---------------------------------------------------------------------------------------------------------


def test_a_card_is_known_by_its_own_names() -> None:
    made = Phrasebook()

    def own(reading: Reading, at: int) -> list[tuple[int, Any]]:
        return [(at + len(name), "me") for name in reading.names if reading.words[at : at + len(name)] == name]

    made.lexical("me", own, lambda meaning: ["this", "card"] if meaning == "me" else None, "its own name")
    made.phrase("effect", "{who:me} glows")

    assert read(made, "effect", "Moth of Doom glows", names=["Moth of Doom", "Moth"]) == "me"
    assert read(made, "effect", "Moth glows", names=["Moth of Doom", "Moth"]) == "me"
    assert misread("Raven glows", made, "effect").expected == ("its own name",)
