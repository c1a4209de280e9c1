"""What a card is made of, and what may be in a deck (HL1 8-31, 79; HL3 6-40)."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refusal, Unreadable
from quickening.games.highlander.definitions import BASIC_ATTACKS, BASIC_BLOCKS, IN_GAME, Printed
from quickening.games.highlander.pool import shipped
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_named, card_saying
from tests.table import Table, rule

DUNCAN = card_saying("You may have up to 2 Master cards.", "Duncan MacLeod", "persona", gems="M2 A1 S9 T9 E9 R9")
KATANA = card_saying("", "Katana", "weapon of choice", hands="1")
BROADSWORD = card_saying("", "Two-Handed Broadsword", "weapon of choice", hands="2")


def own(name: str, of: str, **facts: str) -> Printed:
    """A card that is specific to somebody or something."""
    return card_saying(name=name, of=of, **facts)


# -- the parts of a card -------------------------------------------------------------------------------------------


@rule("HL1 9", "HL3 20", "HL3 21", "A card has a type; only Pre-Game cards have none of those that are played.")
def test_every_card_has_a_type() -> None:
    for card in shipped().values():
        assert (card.type in IN_GAME) != card.is_pre_game
    with pytest.raises(Unreadable, match="no type of card"):
        card_saying(type="miracle")


@rule("HL3 9", "HL3 10", "A card has a title, restriction, owner, mark, type, subtype, attributes and text.")
def test_a_card_shows_its_parts() -> None:
    card = card_named("Lunge (Katana)")

    assert (card.name, card.of, card.restriction) == ("Lunge", ("Katana",), 3)
    assert (card.type, card.gems, card.mark) == ("edge", "A", "")
    assert card.text.startswith("Play in conjunction with a Basic Attack.")


@rule("HL1 15", "HL3 28", "HL3 29", "What the text of a card says is what it does.")
def test_the_text_of_a_card_is_carried_out(table: Table) -> None:
    alice, bob = table.highlander()
    alice.has(card_saying("Your opponent loses 2 Ability.", "Curse"))
    alice.goes_to("attack")

    alice.plays("Curse")

    assert bob.pending == {"loss": 2}
    assert "what its text asks" in str(missing_condition(table))


def missing_condition(table: Table) -> Refusal:
    """Why a card is refused whose text asks for something that is not so."""
    alice, _ = table.highlander()
    alice.has(card_saying("You may only play this card if you are Disarmed.", "Last Resort"))
    alice.goes_to("attack")
    return alice.why_not("Last Resort")  # type: ignore[no-any-return]


@rule("HL3 24", "HL3 25", "HL1 15", "A subtype sets a card apart for the rules and for other cards.")
def test_cards_are_meant_by_their_subtype(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    bob.has_in_play(
        card_saying("", "Old Friend", "situation", kinds="Ally"), card_saying("", "Old Grudge", "situation")
    )
    alice.has(card_saying("Remove all Allies from play.", "Betrayal"))

    alice.goes_to("attack")
    alice.plays("Betrayal")

    assert bob.in_play == ["Old Grudge"]


# -- titles, numbers, marks ----------------------------------------------------------------------------------------


@rule("HL1 10", "HL3 11", "HL3 12", "A deck has at most six cards of a title.")
@pytest.mark.parametrize("edition", ["first", "third"])
def test_six_cards_of_a_title_and_no_more(edition: str) -> None:
    six = [card_saying(name="Sixfold")] * 6

    allowed = wrong_with(edition, DUNCAN, *six)
    refused = wrong_with(edition, DUNCAN, *six, card_saying("Draw a card.", "Sixfold"))

    assert allowed == []
    assert rules_of(refused) == {"HL1 10" if edition == "first" else "HL3 40"}


@rule("HL1 14", "HL3 13", "HL3 14", "A restriction number limits the copies of that very card.")
def test_a_restricted_card_is_there_no_more_often_than_its_number() -> None:
    twice = card_saying("Draw a card.", "Rare", restriction="2")
    other = card_saying("Draw 2 cards.", "Rare", restriction="2")

    assert wrong_with("first", twice, twice) == []
    assert rules_of(wrong_with("first", twice, twice, twice)) == {"HL1 14"}
    assert wrong_with("third", DUNCAN, twice, twice, other, other) == []
    assert rules_of(wrong_with("third", DUNCAN, twice, twice, twice)) == {"HL3 14"}


@rule("HL3 97", "HL3 40", "The same title with another text or grid is another card.")
def test_cards_with_another_grid_are_other_cards() -> None:
    left = card_saying("", "Slash", "attack", grid="X00/000/000", restriction="3")
    right = card_saying("", "Slash", "attack", grid="00X/000/000", restriction="3")

    assert wrong_with("third", DUNCAN, *[left] * 3, *[right] * 3) == []
    assert rules_of(wrong_with("third", DUNCAN, *[left] * 4, right)) == {"HL3 14"}
    assert rules_of(wrong_with("third", DUNCAN, *[left] * 3, *[right] * 3, card_saying("", "Slash"))) == {"HL3 40"}


@rule("HL1 11", "HL3 15", "HL3 16", "A card of a Persona or weapon needs that Persona or weapon in the deck.")
@pytest.mark.parametrize("edition", ["first", "third"])
def test_a_specific_card_needs_its_persona_or_weapon(edition: str) -> None:
    kata, flair = own("Lunge", "Katana"), own("Flair", "Duncan MacLeod")
    kurgan = card_saying("You may have up to 5 Master cards.", "The Kurgan", "persona", gems="M2")

    assert wrong_with(edition, DUNCAN, KATANA, kata, flair) == []
    assert len(wrong_with(edition, kurgan, flair)) == 1
    assert len(wrong_with(edition, DUNCAN, kata)) == 1
    assert kata.title == "Lunge (Katana)"
    assert kata.name == "Lunge"


@rule("HL3 73", "HL3 74", "HL3 75", "A Faction's cards may be used by each of its Personas.")
def test_a_faction_card_suits_all_its_personas() -> None:
    clan, horsemen = own("Clan Honor", "Clan MacLeod"), own("The Ride", "Four Horsemen")
    kronos = card_saying("", "Kronos", "persona")

    assert wrong_with("third", DUNCAN, clan) == []
    assert wrong_with("third", kronos, horsemen) == []
    assert rules_of(wrong_with("third", kronos, clan)) == {"HL3 16"}


@rule("HL1 12", "HL3 18", "HL3 19", "Reserved and Signature cards are for the Persona they name.")
@pytest.mark.parametrize("edition", ["first", "third"])
def test_reserved_and_signature_cards_are_their_personas_own(edition: str) -> None:
    reserved, signature = own("Old Trick", "Duncan MacLeod", mark="R"), own("Vow", "Duncan MacLeod", mark="S")
    richie = card_saying(
        "You may use one non-Signature Persona Specific card from each Persona.", "Richie Ryan", "persona"
    )

    assert wrong_with(edition, DUNCAN, reserved, signature) == []
    assert wrong_with(edition, richie, reserved) == []
    assert rules_of(wrong_with(edition, richie, signature)) == {"HL1 12" if edition == "first" else "HL3 19"}


@rule("HL1 12", "HL3 17", "HL3 18", "A Reserved card is for others only if a card says so.")
@pytest.mark.parametrize(
    ("edition", "reserved", "signature"), [("first", "HL1 12", "HL1 12"), ("third", "HL3 18", "HL3 19")]
)
def test_a_reserved_card_is_not_for_others(edition: str, reserved: str, signature: str) -> None:
    methos = card_saying("", "Methos", "persona")

    assert rules_of(wrong_with(edition, methos, own("Old Trick", "Duncan MacLeod", mark="R"))) == {reserved}
    assert rules_of(wrong_with(edition, methos, own("Vow", "Duncan MacLeod", mark="S"))) == {signature}


@rule("HL1 12a", "HLT 15a", "What raises Restriction numbers leaves those of Signature cards as they are.")
@pytest.mark.parametrize(("edition", "refused"), [("first", "HL1 14"), ("type-one", "HLT 17")])
def test_the_number_of_a_signature_card_is_not_raised(edition: str, refused: str) -> None:
    darius = card_saying("You may increase the restriction number of one card by 1.", "Darius", "premium")
    vow, oath = (own("Vow", "Duncan MacLeod", restriction="1", mark=mark) for mark in ("S", "R"))

    assert rules_of(wrong_with(edition, DUNCAN, darius, oath, oath)) == set()
    assert rules_of(wrong_with(edition, DUNCAN, darius, vow, vow)) == {refused}


@rule("HL1 11a", "HLT 14a", "A sub-title is no part of the title: six of a title are six, whosever they are.")
@pytest.mark.parametrize(("edition", "refused"), [("first", "HL1 10"), ("type-one", "HLT 13")])
def test_a_sub_title_is_no_part_of_the_title(edition: str, refused: str) -> None:
    lunges = [*[own("Lunge", "Katana")] * 3, *[own("Lunge", "Duncan MacLeod")] * 3]

    assert rules_of(wrong_with(edition, DUNCAN, KATANA, *lunges)) == set()
    assert rules_of(wrong_with(edition, DUNCAN, KATANA, *lunges, card_saying("", "Lunge"))) == {refused}


@rule("HL1 11b", "HLT 42", "A card that names a Faction is for the Personas of that Faction.")
@pytest.mark.parametrize(("edition", "refused"), [("first", "HL1 11"), ("type-one", "HLT 41")])
@pytest.mark.parametrize(
    ("faction", "members"),
    [
        ("Clan MacLeod", ("Connor MacLeod", "Duncan MacLeod", "Colin MacLeod")),
        ("Four Horsemen", ("Methos", "Silas", "Caspian", "Kronos")),
    ],
)
def test_a_faction_and_its_members(edition: str, refused: str, faction: str, members: tuple[str, ...]) -> None:
    lent = own("Remembrance", faction)

    for name in members:
        assert rules_of(wrong_with(edition, card_saying("", name, "persona"), lent)) == set()
    assert rules_of(wrong_with(edition, card_saying("", "Kane", "persona"), lent)) == {refused}


# -- the deck ------------------------------------------------------------------------------------------------------


@rule("HL1 17", "HL1 19", "HL3 39", "A deck has every Basic Attack and every Basic Block.")
@pytest.mark.parametrize("edition", ["first", "third"])
def test_no_basic_card_may_be_missing(edition: str) -> None:
    basics = [card for card in shipped().values() if card.set == "BAS"]
    assert {card.name for card in basics} == {*BASIC_ATTACKS, *BASIC_BLOCKS}
    assert wrong_with(edition, DUNCAN, *basics, basics=False) == []

    for missing in (*BASIC_ATTACKS, *BASIC_BLOCKS):
        (refusal,) = wrong_with(edition, DUNCAN, *(c for c in basics if c.name != missing), basics=False)
        assert f"{missing} is missing" in str(refusal)


@rule("HL3 135", "Basic cards are those that every Immortal has to have.")
def test_a_card_of_the_same_title_that_is_not_basic_does_not_count() -> None:
    basics = [card for card in shipped().values() if card.set == "BAS" and card.name != "Thrust"]
    fake = card_saying("", "Thrust", "attack", grid="000/0X0/000")

    assert rules_of(wrong_with("third", DUNCAN, *basics, fake, basics=False)) == {"HL3 39"}


@rule("HL1 79", "HL3 38", "HL3 5", "An Endurance has at least 50 cards, Pre-Game cards not counted.")
@pytest.mark.parametrize("edition", ["first", "third"])
def test_fifty_cards_are_enough_and_forty_nine_are_not(edition: str) -> None:
    assert wrong_with(edition, DUNCAN, KATANA, fill=50) == []
    assert rules_of(wrong_with(edition, DUNCAN, KATANA, fill=49)) == {"HL1 79" if edition == "first" else "HL3 38"}


@rule(
    "HL1 27",
    "HL3 36",
    "HL3 37",
    "Up to six Pre-Game cards, in the first edition no two alike; they lie before the player, not in Endurance.",
)
@pytest.mark.parametrize("edition", ["first", "third"])
def test_six_pre_game_cards_and_each_once(table: Table, edition: str) -> None:
    extra = [card_saying("", f"Premium {n}", "premium") for n in range(5)]
    cited = {"HL1 27" if edition == "first" else "HL3 37"}
    alice, _ = table.highlander(edition=edition)
    alice.uses_pre_game(DUNCAN, KATANA)

    assert wrong_with(edition, DUNCAN, *extra) == []
    assert rules_of(wrong_with(edition, DUNCAN, KATANA, *extra)) == cited
    assert rules_of(wrong_with(edition, DUNCAN, extra[0], extra[0])) == (cited if edition == "first" else set())
    assert "Katana" not in alice.endurance


@rule("HL1 28", "A Persona brings a power and a number of Master cards, and shuts out other Personas' cards.")
def test_a_persona_limits_master_cards(table: Table) -> None:
    masters = [card_saying("", f"Master's Art {n}") for n in range(3)]

    assert wrong_with("first", DUNCAN, *masters[:2]) == []
    assert rules_of(wrong_with("first", DUNCAN, *masters)) == {"HL1 28"}
    assert rules_of(wrong_with("first", DUNCAN, own("Rage", "The Kurgan"))) == {"HL1 11"}


@rule(
    "HL1 29",
    "HL3 37",
    "Without a Persona: one of each Persona's cards, nothing Reserved, no Masters; the third asks for a Persona.",
)
def test_a_generic_persona_borrows_one_of_each() -> None:
    power, away = own("Power Blow", "Connor MacLeod"), own("Back Away", "Connor MacLeod")

    assert wrong_with("first", power, away) == []
    assert rules_of(wrong_with("first", power, power)) == {"HL1 29"}
    assert rules_of(wrong_with("first", own("Trick", "Connor MacLeod", mark="R"))) == {"HL1 12"}
    assert rules_of(wrong_with("first", own("Vow", "Connor MacLeod", mark="S"))) == {"HL1 12"}
    assert rules_of(wrong_with("first", card_saying("", "Weapon Master"))) == {"HL1 28"}
    assert rules_of(wrong_with("third")) == {"HL3 37"}


@rule("HL1 30", "Cards that share a word of their title are a group: the Master cards.")
def test_a_word_of_the_title_makes_a_group() -> None:
    for title in ("Master Swordsman", "Weapon Master", "Master's Advance"):
        assert card_saying("", title).is_master
    for title in ("Masterpiece", "Advance"):
        assert not card_saying("", title).is_master


@rule("HL1 31", "HL1 72", "HL3 37b", "One Weapon of Choice, with or without a Persona; an Off-Hand one may be added.")
@pytest.mark.parametrize("edition", ["first", "third"])
def test_one_weapon_of_choice(edition: str) -> None:
    dagger = card_saying("", "Parrying Blade", "weapon of choice", hands="1", kinds="Off-Hand")

    assert wrong_with("first", KATANA, own("Lunge", "Katana")) == []
    assert rules_of(wrong_with("first", own("Lunge", "Katana"))) == {"HL1 11"}
    assert wrong_with(edition, DUNCAN, KATANA, dagger) == []
    assert len(wrong_with(edition, DUNCAN, KATANA, BROADSWORD)) == 1


@rule("HL3 37d", "A deck may do without a Weapon of Choice.")
def test_no_weapon_of_choice_is_needed() -> None:
    assert wrong_with("third", DUNCAN) == []


@rule("HL3 37c", "A Pre-Game card may allow more Pre-Game cards than six, or fewer.")
@pytest.mark.parametrize("most", [4, 7])
def test_pre_game_cards_change_their_number(most: int) -> None:
    watcher = card_saying(f"You may have up to {most} Pre-Game cards.", "Watcher's Chronicle", "premium")
    extra = [card_saying("", f"Premium {n}", "premium") for n in range(most - 1)]

    assert wrong_with("third", DUNCAN, watcher, *extra[:-1]) == []
    assert rules_of(wrong_with("third", DUNCAN, watcher, *extra)) == {"HL3 37"}


@rule("HL3 26", "HL3 27", "HL3 38", "Attributes of a deck's cards stay within what the Pre-Game cards allow.")
def test_no_more_gems_than_the_persona_allows() -> None:
    agile, both = card_saying("", "Leap", gems="A"), card_saying("", "Leap and Strike", gems="AS")

    assert wrong_with("third", DUNCAN, agile) == []
    assert wrong_with("third", DUNCAN, both) == []
    assert rules_of(wrong_with("third", DUNCAN, agile, both)) == {"HL3 38"}
    assert wrong_with("first", DUNCAN, agile, both) == []


@rule("HL3 32", "HL3 33", "A card that is not legal in an edition is not in its decks.")
def test_a_card_says_in_which_editions_it_is_legal() -> None:
    marked = card_saying("", "Modern Times", editions="third")

    assert wrong_with("third", DUNCAN, marked) == []
    assert rules_of(wrong_with("type-one", DUNCAN, marked)) == {"HLT 20"}


@rule("HL3 18", "Some Personas let one card of each other Persona in, even if Reserved.")
def test_an_allowance_lets_one_card_of_each_persona_in() -> None:
    richie = card_saying(
        "You may use one non-Signature Persona Specific card from each Persona.", "Richie Ryan", "persona"
    )
    first, second = own("Rage", "The Kurgan"), own("Fury", "The Kurgan")

    assert wrong_with("third", richie, first) == []
    assert rules_of(wrong_with("third", richie, first, second)) == {"HL3 16"}


@rule("HL3 31", "HL3 10", "Flavor text does nothing.")
def test_flavor_text_does_nothing(table: Table) -> None:
    alice, bob = table.highlander(edition="third")
    alice.has(card_saying("Draw a card.", "Rest", flavor="Your opponent loses 5 Ability."))
    alice.goes_to("attack")

    alice.plays("Rest")

    assert bob.pending == {}
    assert len(alice.hand) == 1


@rule("HL3 132", "HL3 38", "An Allowance card lets another Persona's card in, and has to be played together with it.")
def test_an_allowance_card_and_the_allowed_card(table: Table) -> None:
    rage = card_saying("Your opponent loses 2 Ability.", "Rage", "edge", of="The Kurgan")
    teacher = card_saying(
        "Play in conjunction with a Persona Specific card.", "Teacher of Many", "edge", kinds="Allowance"
    )
    assert rules_of(wrong_with("third", DUNCAN, rage)) == {"HL3 16"}
    assert wrong_with("third", DUNCAN, rage, teacher) == []
    assert rules_of(wrong_with("third", DUNCAN, rage, rage, teacher)) == {"HL3 16"}

    alice, bob = table.highlander(edition="third")
    alice.uses_pre_game(DUNCAN)
    alice.has(rage, own("Vow", "Duncan MacLeod"))
    alice.goes_to("attack")
    assert alice.why_not("Rage").rule == "HL3 132"
    alice.has(teacher)
    alice.plays("Rage", with_=["Teacher of Many"])

    assert bob.pending == {"loss": 2}


@rule("HL1 28", "HL3 37", "HLT 38", "A deck has one Persona; the third book asks for one or more.")
@pytest.mark.parametrize(("edition", "refused"), [("first", {"HL1 28"}), ("third", set()), ("type-one", {"HLT 38"})])
def test_two_personas(edition: str, refused: set[str]) -> None:
    connor = card_saying("", "Connor MacLeod", "persona", gems="M2 A1 S9 T9 E9 R9")

    assert rules_of(wrong_with(edition, DUNCAN, connor)) == refused
