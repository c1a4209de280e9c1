"""Texts of known words that could never do anything are refused, with the words to blame; their like is read."""

from __future__ import annotations

import pytest

from quickening.games.huntik.definitions import ACTION, MINOR
from quickening.games.huntik.meaning.texts import print_text, read_text
from quickening.text.reader import NotRead

#: Each with the word under the caret.
SENSELESS = [
    (MINOR, "Once per round — Free Action: Ready me.", "Once"),
    (MINOR, "If I'm ready — Free Action: Draw a card.", "If"),
    (ACTION, "Stun it.", "it"),
    (ACTION, "Draw a card. Ready that hero.", "that hero"),
    (ACTION, "They get +1 ATK this round.", "They"),
    (ACTION, "Draw X cards, where X is its ATK.", "its"),
    (ACTION, "If it's a Titan, draw a card.", "it's"),
    (ACTION, "If you do, draw a card.", "you do"),
    (ACTION, "Stun all heroes in that zone.", "that zone"),
    (ACTION, "Put target hero into that zone.", "that zone"),
    (ACTION, "KO target hero there.", "there"),
    (ACTION, "Remove that counter.", "that counter"),
    (ACTION, "Draw a card. Cancel that Action.", "Cancel"),
    (ACTION, "Move target friendly hero 1 zone forward. It can't start a combat.", "It can't"),
    (ACTION, "When your opponent plays a major hero, you may play this card. <p> Draw a card.", "plays"),
    (ACTION, "When your opponent plays a card, you may play this card. <p> Draw a card.", "plays"),
    (MINOR, "When I come into play, stun it.", "it"),
    (MINOR, "At the start of each round, stun that hero.", "that hero"),
    (MINOR, "When I start a combat, its controller discards a card.", "its"),
    (MINOR, "Whenever you play an Action card, return it to your hand.", "it"),
    (MINOR, "Exhaust Action: Return it to its owner's hand.", "it"),
    (MINOR, "Exhaust Action: If you targeted Caliban, draw a card.", "you targeted"),
    (MINOR, "While I'm in your discard pile, your Titans get +1 ATK.", "in your discard pile"),
    (MINOR, "Exhaust Action: If I'm in your discard pile, draw a card.", "in your discard pile"),
    (MINOR, "Exhaust Action: KO target hero in this combat.", "this combat"),
    (MINOR, "Free Action: Add 2 attacks to this combat.", "attack"),
    (MINOR, "Exhaust Action: Target hero gets +2 ATK this combat.", "this combat"),
    (MINOR, "At the start of each round, I get +2 ATK this combat.", "this combat"),
    (ACTION, "Discard up to 2 cards. If you do, draw 3 cards.", "you do"),
    (ACTION, "If you control a Titan, draw a card. If you do, draw 3 cards.", "you do"),
    (MINOR, "Whenever a friendly hero is KO'd, draw a card for each counter on it.", "counter on it"),
    (MINOR, "When I'm KO'd, draw a card for each counter on me.", "counter on me"),
    (ACTION, "KO target hero. Draw a card for each counter on it.", "counter on it"),
    (MINOR, "When I'm KO'd, ready me.", "me"),
    (MINOR, "When I'm KO'd, I get +2 ATK this round.", "I get"),
    (MINOR, "Exhaust Action: Gain control of target object in my zone.", "control"),
    (MINOR, "Exhaust Action: Stun up to 0 target heroes.", "up to 0"),
    (MINOR, "Unblockable\nIf I'm in zone 6, I get +1 ATK.", "zone 6"),
    (MINOR, "At the start of round 8, draw a card.", "round 8"),
]
#: What makes sense: the like of it was said before, or happened, or can be there.
SENSIBLE = [
    (ACTION, "Choose an enemy hero. Stun it."),
    (ACTION, "Choose a zone. Stun all heroes there."),
    (ACTION, "Return a friendly hero in a zone to its owner's hand. Put target hero into that zone."),
    (ACTION, "When your opponent plays an Augerfrost card, you may play this card.\nCancel that Action."),
    (MINOR, "Whenever you play a minor hero, ready it."),
    (MINOR, "Whenever a friendly hero is KO'd, its controller draws a card."),
    (MINOR, "Exhaust Action: Put me into zone 3. Stun all enemy heroes there."),
    (MINOR, "When I'm KO'd, return me to my owner's hand."),
    (MINOR, "At the start of each round, if I'm in your discard pile, return me to my owner's hand."),
    (MINOR, "Combat Action: KO target hero in this combat."),
    (MINOR, "When I come into play, I get +2 ATK this combat."),
    (ACTION, "Eliminate a friendly Titan. If you do, KO target hero."),
    (ACTION, "Remove 1 enemy attack from this combat for each friendly hero in this combat."),
    (ACTION, "Discard 2 cards. If you do, draw 3 cards."),
    (ACTION, "Exhaust me. If you do, draw a card."),
    (ACTION, "Stun target hero. Draw a card for each counter on it. KO it."),
    (MINOR, "Free Action: Eliminate me. If you do, draw 3 cards."),
    (MINOR, "Free Action: Remove a Rage counter from me. If you do, draw a card."),
    (MINOR, "At the start of each round, if I'm in zone 3, eliminate a friendly hero. If you do, draw 2 cards."),
    (MINOR, "Whenever a friendly hero is KO'd, draw a card for each Soul counter on me."),
    (MINOR, "Free Action: Eliminate a friendly Titan. Choose a hero in my zone. Draw a card for each counter on it."),
    (MINOR, "Free Action: I can't be stunned."),
]


@pytest.mark.parametrize(("kind", "text", "word"), SENSELESS)
def test_what_could_never_do_anything_is_refused(kind: str, text: str, word: str) -> None:
    with pytest.raises(NotRead) as refused:
        read_text(kind, "Zed", text)

    assert refused.value.text[refused.value.position :].startswith(word)
    assert refused.value.problem != "not understood", "the words are known"


@pytest.mark.parametrize(("kind", "text"), SENSIBLE)
def test_what_is_close_to_it_is_read(kind: str, text: str) -> None:
    powers = read_text(kind, "Zed", text)

    assert print_text(kind, powers) == text.replace("in that zone", "there")


@pytest.mark.parametrize(
    "done", ["Move target hero 1 zone forward. It can't start a combat", "Draw a card. I can't move"]
)
def test_what_cannot_be_for_the_rest_of_the_game_is_said_to_be(done: str) -> None:
    said = f"Exhaust Action: {done}"

    assert read_text(MINOR, "Zed", f"{said} for the rest of the Mission.") != read_text(
        MINOR, "Zed", f"{said} this round."
    )
    with pytest.raises(NotRead, match="for how long"):
        read_text(MINOR, "Zed", f"{said}.")


def test_a_card_that_speaks_of_nothing_else_means_itself_by_it() -> None:
    said = read_text(ACTION, "Zed", "Put this card into zone 1. Ready it.")
    meant = read_text(ACTION, "Zed", "Put this card into zone 1. Ready this card.")

    assert said == meant


def test_that_what_is_put_starts_no_combat_goes_without_saying() -> None:
    said = read_text(ACTION, "Zed", "Put target friendly hero 1 zone forward. It can't start a combat. Go again.")

    assert print_text(ACTION, said) == "Put target friendly hero 1 zone forward. Go again."


@pytest.mark.parametrize(
    "text",
    [
        "Target hero gets -X DEF this round, where X is the round number.",
        'For the rest of the Mission, target hero gets "I can\'t start a combat."',
        'For the rest of the Mission, all enemy heroes get "I can\'t move."',
    ],
)
def test_what_was_read_is_printed(text: str) -> None:
    assert print_text(ACTION, read_text(ACTION, "Zed", text)) == text


@pytest.mark.parametrize("text", ["KO target hero (not a major hero).", "Draw a card for each hero (at most 3)."])
def test_words_in_brackets_belong_to_the_sentence_around_them(text: str) -> None:
    with pytest.raises(NotRead):
        read_text(ACTION, "Zed", text)


def test_a_sentence_in_brackets_reminds_of_a_rule() -> None:
    assert read_text(ACTION, "Zed", "KO target hero. (It goes away.)") == read_text(ACTION, "Zed", "KO target hero.")
