"""A text that is not read is refused with the clause at fault and a near wording that is read."""

from __future__ import annotations

import pytest

from quickening.commands.importing import cause_of
from quickening.games import NotACard
from quickening.games.nearby import clauses, explained
from quickening.games.texts import texts_of
from quickening.text.reader import NotRead
from tests.cli.conftest import Run


def test_a_misspelt_word_is_answered_with_the_wording_that_is_read(run: Run) -> None:
    text = "Gain 1 Power. Smokee target Character."

    told = run("cards", "read", "--game", "shadowfist", "--type", "Event", text, "--json").json()

    assert told["read"] is False
    assert told["clause"] == "Smokee target Character."
    assert told["near"] == "Smoke target Character."


def test_people_are_told_the_same(run: Run) -> None:
    said = run("cards", "read", "--game", "shadowfist", "--type", "Event", "Smokee target Character.")

    assert "This would be understood: Smoke target Character." in said.err


@pytest.mark.parametrize(
    ("game", "kind", "text"),
    [
        ("shadowfist", "Event", "Smoke target Character loudly."),
        ("huntik", "action", "Ready target friendly heroo."),
        ("huntik", "hero", "When you play me, draw two card."),
        ("huntik", "hero", "When you play me from your hand, draws a card."),
    ],
)
def test_what_is_offered_is_read(game: str, kind: str, text: str) -> None:
    grammar = texts_of(game)

    found = explained(grammar, kind, "Test Card", text, 0)

    assert found.near
    assert grammar.read_text(kind, "Test Card", found.near)


def test_the_clause_at_fault_comes_first() -> None:
    assert list(clauses("Unique. Turn :: Heal it. Guts.", 17)) == ["Heal it.", "Unique.", "Turn", "Guts."]


def test_causes_are_few_and_plain() -> None:
    fact = NotACard("A", "", 0, (), "set.txt, line 3: Fighting is '*', which is no number of a card (SF 8.0)")
    said = "each word is understood, but not what they say together (agent is no card)"
    agent = NotACard("C", "It turns you.", 0, (), said)
    words = NotACard("B", "Zing.", 0, ("a noun",), "not understood (expected a noun)\n    Zing.\n    ^")

    assert cause_of(fact).startswith("a fact in a column")
    assert cause_of(words) == "a wording that is not known yet"
    assert cause_of(agent) == "each word is known, but not what they say together"


@pytest.mark.parametrize(
    ("game", "written", "text"),
    [
        ("highlander", "Attack", "This attack cannot be dodged."),
        ("highlander", "Attack: Special", "This attack cannot be dodged."),
        ("shadowfist", "Feng Shui Site", "When this Site is revealed, gain 1 Power."),
        ("huntik", "majorHero", "Unblockable"),
    ],
)
def test_a_type_is_known_as_cards_and_files_put_it(run: Run, game: str, written: str, text: str) -> None:
    assert run("cards", "read", "--game", game, "--type", written, text, "--json").json()["read"]


def test_a_type_that_no_card_has_is_refused_with_those_there_are(run: Run) -> None:
    said = run("cards", "read", "--game", "shadowfist", "--type", "Titan", "Unique.")

    assert said.code == 2
    assert "'Titan' is no type of card of this game: Character, Site, State, Edge, Event" in said.err


@pytest.mark.parametrize(
    ("game", "kind", "text", "says"),
    [
        ("huntik", "major hero", "Exhaust me to ready target hero.", "it takes a moment"),
        (
            "huntik",
            "major hero",
            "I can't be targeted by enemy action cards.",
            "nothing in the rules asks who",
        ),
        (
            "shadowfist",
            "Character",
            "When a Character provides {chi}, gain 1 Power.",
            "tells when that happens",
        ),
    ],
)
def test_words_that_make_no_sense_together_are_refused_in_a_players_words(
    game: str, kind: str, text: str, says: str
) -> None:
    with pytest.raises(NotRead) as refused:
        texts_of(game).read_text(kind, "Test Card", text)

    assert refused.value.problem.startswith("each word is understood, but not what they say together (")
    assert says in refused.value.problem
