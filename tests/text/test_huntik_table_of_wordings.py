"""The table of wordings, each as it may be said and as we print it; what close to these is refused, and where."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest

from quickening.games.huntik.definitions import ACTION, FEATURE, MINOR, MISSION
from quickening.games.huntik.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead

#: Each as it may be said, and as we print it if otherwise; a feature with its own name.
TABLE = Path(__file__).parent / "huntik_wordings.tsv"
KINDS = {"hero": MINOR, "action": ACTION, "mission": MISSION, "feature": FEATURE}
#: What close to these is refused: it says more than the game knows, or nothing that could be done.
REFUSED = [
    (MINOR, "Whenever I KO an enemy hero, draw a card."),
    (MINOR, "I can't be stunned or exhausted by enemy heroes."),
    (MINOR, "Whenever a friendly hero is KO'd, draw a card for each counter on it."),
    (MINOR, "Free Action: Eliminate me to draw a card for each counter on me."),
    (MINOR, "Twice per round, when a friendly hero is stunned, draw a card."),
    (MINOR, "You may play me into any zone with a counter."),
    (MINOR, "Exhaust Action: Take a hero from target enemy hero."),
    (MINOR, "Exhaust Action: Draw a card. I can't move."),
    (MINOR, "I get +1 ATK for each object you control."),
    (ACTION, "Draw a card. Stun it."),
    (ACTION, "Draw 2 cards. If it's a hero card, go again."),
    (ACTION, "KO target minor hero. If it's round 5 or later, KO target hero instead."),
    (ACTION, "If I'm in zone 5, KO target hero. If not, stun target hero."),
    (ACTION, "Put me into any adjacent zone. Stun target enemy hero there."),
    (ACTION, "Choose a zone. KO target hero there."),
    (ACTION, "As an additional cost to play this card, smile. KO target hero."),
    (ACTION, "Your opponent chooses a hero they control. Draw it."),
]


def texts() -> list[tuple[str, str, str, str]]:
    with TABLE.open(encoding="utf-8") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    lines = [[row[column].replace("\\n", "\n") for column in ("name", "said", "printed")] for row in rows]
    return [(KINDS[row["kind"]], name, said, printed) for row, (name, said, printed) in zip(rows, lines, strict=True)]


@pytest.mark.parametrize(("kind", "name", "said", "printed"), texts())
def test_a_clause_is_printed_so_that_it_means_the_same(kind: str, name: str, said: str, printed: str) -> None:
    powers = read_text(kind, name, said)

    text = print_text(kind, powers)

    assert text == (printed or said)
    assert read_text(kind, name, text) == powers


@pytest.mark.parametrize(("kind", "text"), REFUSED)
def test_a_clause_close_to_these_is_refused(kind: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(kind, "Zed", text)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("Flip a coin. If heads, draw a card.", "Flip"),
        ("Unblockable\nSkip your next turn.", "Skip"),
        ("Trample — Excess attacks may be aimed at another hero.", "Excess"),
        ("Exhaust Action: Juggle target hero.", "Juggle"),
        ("Exhaust Action: Draw a card. Juggle target hero.", "Juggle"),
        ('All friendly heroes get "Exhaust Action: Juggle."', "Juggle"),
        ("Whenever a friendly hero is bored, draw a card.", "bored"),
        ("If I'm hungry, I get +1 ATK.", "hungry"),
        ("Exhaust Action: KO target hero that's 2 miles away from me.", "miles"),
    ],
)
def test_the_caret_stands_where_the_clause_begins_that_is_not_understood(text: str, place: str) -> None:
    with pytest.raises(NotRead) as refused:
        read_text(MINOR, "Zed", text)

    assert refused.value.text[refused.value.position :].startswith(place)
    assert refused.value.expected, "something else would have been understood"


def test_what_could_be_one_power_or_two_is_refused() -> None:
    with pytest.raises(NotRead, match="this could go on with the power before it"):
        read_text(MINOR, "Zed", "When I come into play, draw a card. I can't move.")


def test_what_follows_a_power_to_be_used_belongs_to_it() -> None:
    bomb = "Free Action: Put a Web counter on target hero. At the end of the round, KO all heroes with a Web counter."

    assert len(read_text(MINOR, "Zed", bomb)) == 1
    assert len(read_text(MINOR, "Zed", bomb.replace(". At", ".\nAt"))) == 2
