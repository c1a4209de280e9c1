"""Shadowfist's card text: what clauses mean, how they are printed, and which are refused."""

from __future__ import annotations

from typing import Any

import pytest

from quickening.games.shadowfist import card_text
from quickening.games.shadowfist.meaning.spelling import plain_text
from quickening.games.shadowfist.meaning.texts import print_text, read_text
from quickening.games.shadowfist.pool import shipped
from quickening.text.reader import NotRead

CHARACTER, SITE, STATE, EDGE, EVENT = "Character", "Site", "State", "Edge", "Event"


def dig(tree: Any, path: str) -> Any:
    """A part of a tree by the names and numbers that lead to it; `!` is the name of its kind."""
    for step in path.split("."):
        if step == "!":
            tree = type(tree).__name__
        elif step == "#":
            tree = len(tree)
        else:
            tree = tree[int(step)] if step.isdigit() else getattr(tree, step)
    return tree


#: A text of a type of card, where to look in its tree, and what has to be there.
FACTS: list[tuple[str, str, str, Any]] = [
    # keywords and restrictions (SF 49, 50)
    (CHARACTER, "Unique. Guts.", "0.word", "Unique"),
    (CHARACTER, "Unique. Guts.", "1.word", "Guts"),
    (CHARACTER, "Toughness: 2.", "0.amount.number", 2),
    (CHARACTER, "Toughness 2.", "0.amount.number", 2),
    (CHARACTER, "Identity: Ming I.", "0.title", "Ming I"),
    (CHARACTER, "Opponents' Characters lose Stealth.", "0.change.words", ("Stealth",)),
    (
        EVENT,
        "All Characters lose Guts and Stealth until the end of the turn.",
        "0.effects.0.change.words",
        ("Guts", "Stealth"),
    ),
    (EVENT, "Toast It. Draw a card.", "0.word", "Toast It"),
    (EVENT, "Target a Character :: Toast it.", "0.effects.0.deed", "toast"),
    (CHARACTER, "Ambush. Reload: 2", "1.amount.number", 2),
    (EVENT, "Crisis: {lot} 0. Target a Character :: Smoke target.", "0.requires", ("lot",)),
    (STATE, "Weapon. Reload: Sacrifice a {tek} Character.", "1.costs.0.deed", "sacrifice"),
    # continuous abilities (SF 10.1)
    (CHARACTER, "+1 Fighting.", "0.change.amount.number", 1),
    (CHARACTER, "-1 Fighting for each {chi} Character.", "0.change.amount.number", -1),
    (CHARACTER, "+2 Fighting for each <Eunuch> or <Petal> Character you control.", "0.change.amount.number", 2),
    (CHARACTER, "+2 damage against Unique cards.", "0.change.cards.before.0.word", "Unique"),
    (CHARACTER, "+3 combat damage to Sites.", "0.change.cards.noun.word", "Site"),
    (CHARACTER, "Inflicts -1 damage.", "0.change.step", "-"),
    (CHARACTER, "Superleap while you control a <Fire> card.", "0.condition.trait.cards.before.0.word", "Fire"),
    (CHARACTER, "Guts while attacking.", "0.condition.words.0.word", "attacking"),
    (
        CHARACTER,
        "Cannot be intercepted by Characters with a cost of 2 or less.",
        "0.change.cards.after.0.how",
        "or less",
    ),
    (CHARACTER, "Cannot turn to heal.", "0.change.verb", "turn to heal"),
    (CHARACTER, "Takes no damage from <Fire> cards.", "0.change.amount.number", 0),
    (CHARACTER, "Not affected by opponents' Events.", "0.change.bold.against.before.0.word", "opponent's"),
    (CHARACTER, "Toughness: 3 against {mag} cards.", "0.change.step", "taken -"),
    (STATE, "Subject Character gains +2 Fighting and Mobility.", "1.change.bold.word", "Mobility"),
    (STATE, "Subject gains +1 Fighting, Guts and the designator <Demon>.", "2.change.word", "Demon"),
    (
        EDGE,
        "All non-Unique <Shaolin>, <Martial>, and <Kung> <Fu> Characters you control gain +1 Fighting.",
        "0.who.before.1.options.2.options.#",
        2,
    ),
    (EDGE, "Your hand size is increased by 2.", "0.change.amount.number", 2),
    (SITE, "+1 Body for each Edge you control.", "0.change.amount.amount.cards.noun.word", "Edge"),
    (
        SITE,
        "Characters attacking Sites you control cannot use Ambush, Stealth, Superleap, or Tactics.",
        "0.change.words.#",
        4,
    ),
    (SITE, "Reduce to 3 any damage inflicted on this card by a single Character.", "0.change.amount.number", 3),
    (CHARACTER, "+X Fighting. X = the number of {tek} resources in your pool.", "0.change.amount.sign", "tek"),
    (CHARACTER, "+X Fighting. X = the number of Characters. X cannot exceed 5.", "0.change.amount.number", 5),
    # activated abilities (SF 24.1.1)
    (CHARACTER, "Turn :: Gain 1 Power.", "0.costs.0.deed", "turn"),
    (CHARACTER, "Turn to gain 1 Power.", "0.effects.0.amount.number", 1),
    (CHARACTER, "Turn and target a Character :: Heal target.", "0.costs.1.what.target", True),
    (CHARACTER, "Turn and choose a Character :: Heal that Character.", "0.costs.1.what.target", False),
    (CHARACTER, "Sacrifice :: Draw 2 cards.", "0.effects.0.amount.number", 2),
    (
        CHARACTER,
        "Sacrifice a Character :: This card gains +2 Fighting until the end of the turn.",
        "0.effects.0.until",
        "turn",
    ),
    (
        CHARACTER,
        "Sacrifice a Character :: This card gains +2 Fighting until it leaves play.",
        "0.effects.0.until",
        "lasting",
    ),
    (CHARACTER, "Once per turn, you may pay 1 Power :: Unturn this card.", "0.once", "turn"),
    (CHARACTER, "Once per turn, you may pay 1 Power :: Unturn this card.", "0.costs.0.amount.number", 1),
    (SITE, "Turn during your Main Shot :: Gain 1 Power.", "0.timing.whose.word", "you"),
    (SITE, "Turn and maintain and target a Character :: Target gains Regenerate.", "0.maintain", True),
    (SITE, "Turn and maintain and target a Character :: Target gains Regenerate.", "0.effects.0.until", "maintained"),
    (
        SITE,
        "If any opponent is closer to victory than you, turn :: Gain 1 Power.",
        "0.condition.trait.what",
        "victory",
    ),
    (
        SITE,
        "Turn :: Play a Character with a printed cost of 4 or greater at -1 cost.",
        "0.effects.0.cards.after.0.how",
        "or more",
    ),
    (CHARACTER, "Turn and remove X counters :: Gain X Power.", "0.costs.1.amount.!", "X"),
    (STATE, "Turn or pay 1 Power :: Draw a card.", "0.costs.0.other.0.amount.number", 1),
    (
        CHARACTER,
        "Turn and toast a Character in your smoked pile :: Gain 1 Power.",
        "0.costs.1.what.cards.area",
        "smoked pile",
    ),
    # triggered abilities (SF 26.1)
    (CHARACTER, "When this card enters play, draw a card.", "0.may", False),
    (CHARACTER, "When this card enters play, you may draw a card.", "0.may", True),
    (CHARACTER, "Draw a card when this card is smoked by an opponent.", "0.trigger.by.word", "an opponent"),
    (
        CHARACTER,
        "When this card smokes a Character by inflicting combat damage, gain 1 Power.",
        "0.trigger.how",
        "combat",
    ),
    (CHARACTER, "When this card smokes a Character, gain 1 Power.", "0.trigger.how", ""),
    (
        CHARACTER,
        "When an opponent plays an Event, you may inflict 1 damage on a card that player controls.",
        "0.effects.0.what.cards.after.0.by.word",
        "that player",
    ),
    (
        SITE,
        "When an opponent reduces this card's Body to 0, gain 3 Power if that opponent is now closer "
        "to victory than you.",
        "0.effects.0.condition.trait.how",
        "more",
    ),
    (EDGE, "When a Site you control is seized or burned, gain 1 Power.", "0.trigger.triggers.#", 2),
    (
        CHARACTER,
        "At the end of any turn in which a Character was smoked, heal this card.",
        "0.trigger.which.trigger.deed",
        "smoked",
    ),
    (SITE, "Turn when a Character you control is smoked :: Gain 1 Power.", "0.trigger.who.after.0.by.word", "you"),
    (CHARACTER, "Return this card to play when a Site you own is seized.", "0.area", "smoked pile"),
    (SITE, "When a Site you control is burned, you may play this card face up at no cost.", "0.area", "hand"),
    # States, Events and other texts (SF 25)
    (STATE, "Play on a front-row Site.", "0.cards.before.0.word", "front-row"),
    (STATE, "Play on a Character during any Main Shot. Subject gains +1 Fighting.", "1.timing.!", "During"),
    (EVENT, "Target a Character :: Unturn target.", "0.effects.0.deed", "unturn"),
    (EVENT, "Unturn target Character.", "0.effects.0.what.target", True),
    (EVENT, "Inflict 2 non-combat damage on all Characters.", "0.effects.0.what.!", "All"),
    (EVENT, "Target up to two Characters :: Turn targets.", "0.costs.0.what.least", 0),
    (EVENT, "Play in response to an Event :: Cancel that Event.", "0.timing.cards.noun.word", "Event"),
    (EVENT, "Play when a Character is smoked. Gain 1 Power.", "0.timing.closed", True),
    (EVENT, "Play during an attack. Gain 1 Power.", "0.timing.closed", False),
    (
        EVENT,
        "Gain Power equal to the number of damaged Characters controlled by opponents.",
        "0.effects.0.amount.cards.before.0.word",
        "damaged",
    ),
    (EVENT, "Until the end of the turn, target Character gains Superleap.", "0.effects.0.until", "turn"),
    (
        EVENT,
        "Target a Character :: Cancel target and all States on target until the end of the turn.",
        "0.effects.0.what.others.cards.noun.word",
        "State",
    ),
    (EVENT, "Steal 1 Power from target opponent.", "0.effects.0.who.target", True),
    (EVENT, "Each player gains 5 Power.", "0.effects.0.who.word", "each player"),
    (EVENT, "Gain 1 Power or draw 2 cards.", "0.effects.0.other.0.amount.number", 2),
    (EVENT, "Turn X Characters you control :: Gain X Power.", "0.costs.0.what.x", True),
    (
        EVENT,
        "Target a Character. Inflict X damage on target. X = half target's cost (round up).",
        "0.effects.0.amount.how",
        "per, rounded up",
    ),
    (
        EVENT,
        "Inflict X damage on target Character. X = the number of {mag} resources in your pool.",
        "0.effects.0.amount.sign",
        "mag",
    ),
]


@pytest.mark.parametrize(("card_type", "text", "path", "expected"), FACTS)
def test_a_text_means_what_it_says(card_type: str, text: str, path: str, expected: Any) -> None:
    assert dig(read_text(card_type, "Some Card", text), path) == expected


@pytest.mark.parametrize(("card_type", "text"), sorted({(kind, text) for kind, text, _, _ in FACTS}))
def test_what_is_printed_reads_to_the_same_tree(card_type: str, text: str) -> None:
    tree = read_text(card_type, "Some Card", text)

    assert read_text(card_type, "Another Card", print_text(card_type, tree)) == tree


def test_a_card_speaks_of_itself_by_its_title() -> None:
    by_title = read_text(CHARACTER, "Ting Ting", "When Ting Ting is smoked, draw a card.")
    by_this = read_text(CHARACTER, "Ting Ting", "When this card is smoked, draw a card.")

    assert by_title == by_this
    assert print_text(CHARACTER, by_title) == "When this card is smoked, draw 1 card."


def test_old_and_new_wordings_print_alike() -> None:
    old = read_text(SITE, "Somewhere", "Turn Somewhere to inflict 2 points of damage on target Character.")
    new = read_text(SITE, "Somewhere", "Turn :: Inflict 2 non-combat damage on target Character.")

    assert old == new


def test_a_reminder_says_nothing_of_its_own() -> None:
    plain = read_text(CHARACTER, "Somebody", "When any Character enters combat with this card, turn that Character.")
    reminded = (
        "When any Character enters combat with this card, turn that Character. (Before combat damage is dealt.)"
    )

    assert read_text(CHARACTER, "Somebody", reminded) == plain


def test_words_in_parentheses_that_mean_something_are_read() -> None:
    assert plain_text("half its cost (round up)") == "half its cost, rounded up"
    with pytest.raises(NotRead):
        read_text(EVENT, "Something", "Smoke target Character (but not a Demon).")


@pytest.mark.parametrize(
    ("card_type", "text"),
    [
        (CHARACTER, "Gutsy."),
        (CHARACTER, "+2 Fighting while it rains."),
        (CHARACTER, "Turn :: Gain 1 Power and a friend."),
        (CHARACTER, "When this card enters play, juggle."),
        (CHARACTER, "Cannot be intercepted by the moon."),
        (CHARACTER, "May attack Sites."),  # by this book everybody may (SF 28.1.3): it would mean nothing
        (EVENT, "Target a Character :: Unturn target twice."),
        (EVENT, "Inflict many damage on target Character."),
        (STATE, "Subject gains +2 Fighting, usually."),
        (SITE, "Draw a card."),
        (EVENT, "Gain 1 Power until the end of the turn."),
    ],
)
def test_a_clause_that_is_not_understood_is_refused(card_type: str, text: str) -> None:
    with pytest.raises(NotRead):
        read_text(card_type, "Some Card", text)


def test_the_caret_stands_where_reading_stopped() -> None:
    with pytest.raises(NotRead) as refused:
        read_text(CHARACTER, "Some Card", "Guts. Toughness: lots.")

    assert refused.value.position == len("Guts. Toughness: ")


def test_each_shipped_text_is_printed_as_it_is_written() -> None:
    for card in shipped().values():
        assert card_text(card) == card.text, card.name


def test_at_least_150_cards_are_shipped() -> None:
    assert len({card.name for card in shipped().values()}) >= 150


def test_a_target_named_before_is_not_chosen_again() -> None:
    named = read_text(SITE, "Somewhere", "Turn and target a Character :: Heal target Character.")
    bare = read_text(SITE, "Somewhere", "Turn and target a Character :: Heal target.")

    assert named == bare


def test_it_in_a_continuous_ability_of_a_state_is_the_subject() -> None:
    state = read_text(STATE, "Something", "Subject gains +1 Fighting for each Weapon on it.")
    character = read_text(CHARACTER, "Somebody", "+1 Fighting for each Weapon on it.")

    assert dig(state, "0.change.amount.amount.cards.after.0.what.!") == "Subject"
    assert dig(character, "0.change.amount.amount.cards.after.0.what.!") == "ThisCard"


def test_a_condition_that_is_not_so_is_printed_as_it_is_read() -> None:
    text = "This card gains +3 Fighting while this card is not the subject of a State."

    assert print_text("Character", read_text("Character", "Big Bruiser", text)) == text


def test_a_card_is_not_put_in_the_words_of_one_that_was_read_before() -> None:
    text = "This card's damage cannot be reduced or redirected and the target of its attack cannot be changed."
    alone = print_text(CHARACTER, read_text(CHARACTER, "", text))
    read_text(CHARACTER, "", "His damage cannot be reduced or redirected.")

    assert print_text(CHARACTER, read_text(CHARACTER, "", text)) == alone
