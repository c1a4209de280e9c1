"""The grammar that all games share, with Shadowfist's words: what is English, who is meant, what is refused."""

from __future__ import annotations

import pytest

from quickening.english.lexicon import OTHER_SORTS, Lexicon
from quickening.english.printing import Printer
from quickening.english.tables import rows
from quickening.english.verbs import FILLINGS
from quickening.games.shadowfist.kinds.filters import _WORDS
from quickening.games.shadowfist.meaning.amounts import TOGETHER
from quickening.games.shadowfist.meaning.reading import groups_of, settled_on
from quickening.games.shadowfist.meaning.tables import LEXICON, lexicon
from quickening.lang import deeds
from quickening.text.reader import NotRead


def meaning(text: str, card_type: str = "Character") -> deeds.Ability:
    """The one meaning of a sentence."""
    reading, found = groups_of(card_type, text, ("Nine Cuts",))
    assert len(found) == 1
    settled_on(card_type, reading, found[0])
    ability = found[0].meanings[0]
    assert isinstance(ability, deeds.Ability)
    return ability


SAME = (
    (
        "When a Character is smoked by an opponent, gain 1 Power.",
        "When an opponent smokes a Character, gain 1 Power.",
        "Whenever an opponent smokes a Character, you gain 1 Power.",
        "Gain one Power when an opponent smokes a Character.",
    ),
    (
        "When Nine Cuts attacks, unturn a Character you control.",
        "When this card attacks, unturn one of your Characters.",
        "Unturn a Character controlled by you when this Character attacks.",
    ),
    (
        "When this card enters play, smoke a turned Character.",
        "When this card comes into play, smoke a Character that is turned.",
    ),
    (
        "When this card is seized or burned by an opponent, draw a card.",
        "When an opponent seizes or burns this card, draw 1 card.",
    ),
    (
        "This card gains +1 Fighting while an opponent is closer to victory than you.",
        "Gains +1 Fighting while any opponent is closer to victory than you.",
        "+1 Fighting while an opponent is closer to victory than you.",
        "While an opponent is closer to victory than you, Nine Cuts gains +1 Fighting.",
    ),
    (
        "At the end of each turn in which this card smoked 1 or more Characters, if you control a Site, draw a card.",
        "If you control a Site at the end of any turn in which Nine Cuts smoked one or more Characters, draw a card.",
    ),
    (
        "When this card attacks, turn a <Fire> Character. Do likewise for <Ice>.",
        "When this card attacks, turn a <Fire> Character and turn an <Ice> Character.",
    ),
    (
        "Characters you control gain +2 combat damage while they are the subject of one or more States.",
        "Your Characters gain +2 combat damage while they are the subject of one or more States.",
    ),
    (
        "When a Character that is not a 1-cost foundation is smoked, gain 1 Power.",
        "When a Character other than a 1-cost foundation is smoked, gain 1 Power.",
    ),
    (
        "Characters you control gain +1 damage, except against Characters that are not the subject of a State.",
        "Your Characters gain +1 damage except against Characters that are not the subject of a State.",
    ),
    (
        "Turn :: Heal 2 damage from target Site.",
        "Turn :: Remove two damage counters from target Site.",
        "Turn to remove 2 damage from target Site.",
    ),
    (
        "No Character may turn to change location.",
        "All Characters cannot turn to change location.",
    ),
    (
        "When an opponent declares an attack against a Site you control, draw a card.",
        "When an opponent attacks a Site you control, draw a card.",
        "When a Site you control is attacked by an opponent, draw a card.",
    ),
    (
        "This card gains Stealth while you control two other Characters.",
        "While you control 2 other Characters, this card gains Stealth.",
    ),
)


@pytest.mark.parametrize("wordings", SAME)
def test_one_thing_in_many_words_is_one_tree(wordings: tuple[str, ...]) -> None:
    trees = [meaning(wording) for wording in wordings]

    assert all(tree == trees[0] for tree in trees)


@pytest.mark.parametrize(
    "text",
    [
        "When a Characters is smoked, gain 1 Power.",
        "When a Character smoke a Site, gain 1 Power.",
        "This card gains +1 Power.",
        "While they are the subject of one or more States, your Characters gain +2 combat damage.",
        "When this card attacks, turn a <Fire> Character and smoke an <Ice> Character. Do likewise for <Thunder>.",
        "When this card attacks, turn a Character. Do likewise for <Thunder>.",
        "When this card attacks, draw a card. Sites are not legal targets.",
        "At the start of each turn in which a Character was smoked, gain 1 Power.",
        "Choose any Characters :: Turn them.",
        "This card generates +1 Fighting.",
        "This card gains +1 damage against a Site.",
        "This card gains +1 Fighting while you are closer to victory than an opponent.",
        "This card gains +1 Fighting while a Site is turned or a Site is damaged and you control an Edge.",
        "Characters that are subject of a State gain Stealth.",
        "When a Character is smokes, gain 1 Power.",
        "When Characters attacks, gain 1 Power.",
        "When this card attacks, smoke Character.",
        "When this card attacks, gain 1 damage.",
        "When a Power is smoked, draw a card.",
        "Turn during your Main Shot during your turn :: Draw a card.",
        "This card gains Stealth, Guts, Tactics.",
        "This card gains Stealth, and Guts, Tactics.",
        "Turn this card and a Site you control to turn and inflict 2 damage on an opponent's Site.",
        "When this card attacks, it gains the designator <Fire>. It has a printed Fighting of 1.",
        'When this card enters play, put a "Cub" Character token into play. It has a printed Fighting of 1.',
    ],
)
def test_what_is_no_english_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        meaning(text)


def test_that_noun_is_whoever_is_of_that_sort() -> None:
    ability = meaning("When a Character enters combat with a Site, inflict 1 damage on that Character.")

    event, body = ability.adjuncts[0], ability.body[0]
    assert body.deed.role("ON") == deeds.Ref(event.deeds[0].role("AGENT").slot, "that Character")


def test_it_is_whom_the_sentence_has_just_pointed_to() -> None:
    ability = meaning("When this card enters play, target a Character :: Turn target and inflict 2 damage on it.")

    target = ability.costs[0].deed.role("WHAT")
    assert ability.body[1].deed.role("ON") == deeds.Ref(target.slot, "it")


def test_a_site_is_not_spoken_of_as_many() -> None:
    text = "When this Site is revealed, inflict 3 damage on target Character at their location."

    with pytest.raises(NotRead, match="their"):
        meaning(text, "Site")


def test_a_token_is_as_the_next_sentence_says() -> None:
    ability = meaning(
        'When this card is smoked, put 2 "Cub" Character tokens into play. '
        "They have a printed Fighting of 1, Guts, and a printed cost of {mon}2."
    )

    assert ability.body[0].deed.role("HAVING") == (
        deeds.Printed("printed Fighting", 1),
        deeds.Feature("Guts"),
        deeds.Printed("printed cost", 2, (deeds.Is("{mon}"),)),
    )


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("When a Character smokes a Character, heal that Character.", "“that Character” could be one of 2"),
        ("When this card attacks, smoke that Site.", "nothing was spoken of that “that Site” could mean"),
        ("When it smokes a Character, return it to play.", "“it” could be this card or another"),
    ],
)
def test_who_fits_none_or_two_is_refused(text: str, says: str) -> None:
    with pytest.raises(NotRead, match=says):
        meaning(text)


@pytest.mark.parametrize(
    "text",
    [
        "When this card inflicts combat damage on a Site, turn that Site.",
        "Once per turn, when you play a <Cop>, <Agent>, or <Techie> Character, draw a card.",
        "Turn and target a Character :: Target gains +1 Fighting and Stealth until the end of the turn.",
        "At the start of your turn, if you control another Site, you may draw 2 cards.",
        "Characters you control at this location gain Toughness: 1.",
        "Turn this card during your Main Shot :: Inflict 2 damage on all Characters and Sites at this location.",
    ],
)
def test_what_is_read_is_printed_and_read_again(text: str) -> None:
    tree = meaning(text)

    printed = Printer(lexicon()).text(tree)

    assert meaning(printed) == tree


def test_every_adjective_is_a_word_of_the_rules() -> None:
    plain = [
        row for row in rows(LEXICON, "adjectives.tsv") if not row["lowers"] and "card" in row["sorts"].split("|")
    ]

    assert not [row["adjective"] for row in plain if row["adjective"] not in (*_WORDS, *TOGETHER)]


REDIRECTED = (
    "Turn to redirect all damage inflicted on a Site by a single source to a Character you control.",
    "Turn to redirect the damage inflicted by a single source on a Site to a Character you control.",
    "Turn :: Redirect damage from any source inflicted on a Site to a Character you control.",
    "Turn :: Redirect damage done to a Site from one source to a Character you control.",
)


def nodes(text: str, card_type: str = "Character") -> tuple[object, ...]:
    """What the rules know a text of one ability as."""
    reading, (found,) = groups_of(card_type, text, ("Nine Cuts",))
    return settled_on(card_type, reading, found)[1]


def test_damage_is_redirected_in_whatever_order_that_is_said() -> None:
    assert {repr(nodes(text)) for text in REDIRECTED} == {repr(nodes(REDIRECTED[0]))}
    assert nodes(REDIRECTED[0]) != nodes(REDIRECTED[0].replace("all damage", "up to 2 damage"))


@pytest.mark.parametrize(
    "text",
    [
        "Smoke all Characters that cannot intercept this card.",
        "Smoke all Characters that may intercept a Character.",
        "Target a Site :: Smoke all Characters at this card's last location.",
        "Characters with that title gain Guts.",
        "You may play this card at -X cost.",
    ],
)
def test_what_may_or_cannot_be_or_is_not_said_before_is_refused(text: str) -> None:
    with pytest.raises(NotRead):
        nodes(text)


def test_a_moment_behind_what_is_paid_for_is_waited_for_after_it() -> None:
    put_off = nodes(
        "Turn and maintain and target an opponent's Character :: Gain 1 Power when that Character is smoked."
    )
    used = nodes("Turn to gain 2 Power when an opponent smokes a Character.")

    assert type(put_off[0]).__name__ == "Activated"
    assert "Later(" in repr(put_off)
    assert type(used[0]).__name__ == "Triggered"
    assert "Later(" not in repr(used)


@pytest.mark.parametrize("how", ["turned", "face down", "at random"])
def test_a_manner_in_which_nothing_is_played_is_refused(how: str) -> None:
    meaning("Turn :: Play a Site from your hand face up at no cost.")

    with pytest.raises(NotRead):
        meaning(f"Turn :: Play a Site from your hand {how} at no cost.")


@pytest.mark.parametrize(
    ("frame", "problem"),
    [
        ("AGENT:player _ WHAT:battle site", "'site' is no role of a frame"),
        ("AGENT:player _ WHAT:battle site on ON:card", "'battle' is no sort of thing"),
    ],
)
def test_a_role_that_nothing_could_take_is_an_error_of_the_table(frame: str, problem: str) -> None:
    def loaded() -> None:
        words = Lexicon(LEXICON)
        words.add_verb({"verb": "hurl", "frame": frame, "sense": "", "where": "verbs.tsv, line 1"})
        words.check_roles()

    with pytest.raises(ValueError, match=problem):
        loaded()


def test_each_role_that_no_noun_takes_has_a_sort_of_its_own() -> None:
    assert set(FILLINGS) <= OTHER_SORTS
