"""Type One: questions about decks and what may be in them (HLT 16, 44-45, 142, 212-309)."""

from __future__ import annotations

from quickening.games.highlander.definitions import BASIC_ATTACKS, BASIC_BLOCKS, Printed
from tests.highlander_decks import rules_of, wrong_with
from tests.highlander_table import card_named, card_saying
from tests.rules.highlander.type_one import DUNCAN, TYPE_ONE, duel
from tests.table import Table, rule

RICHIE = card_saying(
    "You may use one non-Signature Persona Specific card from each Persona.", name="Richie Ryan", type="persona"
)
DARIUS = card_saying(
    "Play in conjunction with a Persona Specific card.", name="Darius", type="edge", kinds="Allowance"
)
RAGE = card_saying("Your opponent loses 1 Ability.", name="Rage", type="edge", of="The Kurgan")
ADVANTAGE = card_saying(
    "All text on your opponent's Persona is ignored. They may "
    "not play cards that their Persona allowed in their deck.",
    name="Master's Advantage",
    type="situation",
)


def wrong(*cards: Printed, basics: bool = True) -> set[str]:
    return rules_of(wrong_with(TYPE_ONE, *cards, basics=basics))


# -- cards of others -----------------------------------------------------------------------------------------------


@rule("HLT 142", "HLT 70", "What a Pre-Game card lets in is played as usual; what Darius lets in, only with Darius.")
def test_let_in_by_a_pre_game_card_or_by_darius(table: Table) -> None:
    for persona, plain in ((RICHIE, True), (DUNCAN, False)):
        alice, _ = duel(table)
        alice.uses_pre_game(persona)
        alice.has(RAGE)
        alice.goes_to("attack")
        assert alice.can("play", "Rage") == plain
        if not plain:
            alice.has(DARIUS)
            assert alice.can("with", "Darius")


@rule(
    "HLT 308",
    "HLT 142",
    "A card that Richie has twice, once by Darius, is played once without him until a reshuffle.",
)
def test_richie_and_darius(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(RICHIE)
    alice.has(RAGE, RAGE, RAGE, DARIUS)
    alice.has(card_saying("Shuffle your discard pile into your Endurance.", name="Second Wind", type="edge"))
    alice.goes_to("attack")
    alice.plays("Rage")
    assert alice.why_not("Rage").rule == "HLT 70"
    alice.plays("Rage", with_=["Darius"])
    assert bob.pending == {"loss": 2}
    assert not alice.can("play", "Rage")

    alice.plays("Second Wind")

    assert alice.can("play", "Rage")


@rule("HLT 309", "HLT 39", "With Bob's Quickening Richie has two cards of each Persona, one of them not Reserved.")
def test_richie_and_the_quickening_of_bob() -> None:
    bob = card_saying(
        "You may use one non-Reserved Persona Specific card from each Persona.", name="Quickening", type="quickening"
    )
    fury = card_saying(name="Fury", of="The Kurgan", mark="R")
    hate = card_saying(name="Hate", of="The Kurgan", mark="R")
    calm = card_saying(name="Calm", of="The Kurgan")

    assert wrong(RICHIE, RAGE) == set()
    assert wrong(RICHIE, RAGE, fury) == {"HLT 14"}
    assert wrong(RICHIE, bob, RAGE, fury) == set()
    assert wrong(RICHIE, bob, fury, hate) == {"HLT 14"}
    assert wrong(RICHIE, bob, RAGE, fury, calm) == {"HLT 14"}


@rule("HLT 240", "HLT 35", "Somebody else's Illusion comes from an Exertion for which Darius was played before.")
def test_an_illusion_by_darius(table: Table) -> None:
    mirage = card_saying("Your opponent loses 2 Ability.", name="Mirage", type="illusion", of="Nakano")
    assert wrong(DUNCAN, DARIUS, mirage) == set()
    alice, bob = duel(table)
    alice.uses_pre_game(DUNCAN)
    alice.has_on_top(mirage, *[RAGE] * 4)
    alice.goes_to("attack")
    alice.exerts("an Illusion")
    assert not alice.can("illusion", "Mirage")

    alice.begins_turn()
    alice.has_on_top(mirage)
    alice.has(DARIUS)
    alice.goes_to("attack")
    alice.takes("with")
    alice.exerts("an Illusion")
    alice.takes("illusion")

    assert bob.pending == {"loss": 2}
    assert alice.in_play == ["Darius", "Mirage"]


# -- more of a card ------------------------------------------------------------------------------------------------


@rule(
    "HLT 212",
    "HLT 15",
    "Darius raises the number of a card one may normally have, of no other and of no Signature card.",
)
def test_darius_before_the_game() -> None:
    darius = card_saying("You may increase the restriction number of one card by 1.", name="Darius", type="premium")
    rest = card_saying(name="Rest", restriction="2")
    vow = card_saying(name="Vow", restriction="1", of="Duncan MacLeod", mark="S")
    rage = card_saying(name="Rage", restriction="1", of="The Kurgan")

    assert wrong(DUNCAN, darius) == set()
    assert wrong(DUNCAN, darius, rest, rest, rest) == set()
    assert wrong(DUNCAN, darius, *[rest] * 4) == {"HLT 17"}
    assert wrong(DUNCAN, darius, vow, vow) == {"HLT 17"}
    assert wrong(DUNCAN, darius, DARIUS, DARIUS, rage, rage) == {"HLT 17"}


XAVIER = card_saying(
    "You may include up to 12 cards titled Unholy Alliance in your deck.", name="Xavier", type="persona"
)


@rule(
    "HLT 263",
    "HLT 264",
    "While the Persona is ignored, six in play and discarded are all that may be played of a title.",
)
def test_masters_advantage_and_twelve_of_a_card(table: Table) -> None:
    alice, bob = duel(table)
    alliance = card_saying("You may have multiple of this card in play.", name="Unholy Alliance", type="plot")
    assert wrong(XAVIER, *[alliance] * 12) == set()
    alice.uses_pre_game(XAVIER)
    alice.has_in_play(alliance, alliance)
    alice.has_in_discard_pile(*[alliance] * 4)
    alice.has(alliance, card_saying("Shuffle your discard pile into your Endurance.", name="Breath", type="edge"))
    alice.goes_to("attack")
    assert alice.can("play", "Unholy Alliance")
    bob.has_in_play(ADVANTAGE)
    alice.ask_again()
    assert alice.why_not("Unholy Alliance").rule == "HLT 263"

    alice.plays("Breath")

    assert alice.can("play", "Unholy Alliance")


@rule("HLT 229", "HLT 263", "Under Master's Advantage a Generic Immortal plays a card as often as its number says.")
def test_masters_advantage_and_weapon_specifics(table: Table) -> None:
    alice, bob = duel(table)
    generic = card_saying("You may increase the restriction number of one card by 2.", name="Generic", type="persona")
    lunge = card_saying(name="Lunge", type="edge", of="Katana", restriction="1")
    alice.uses_pre_game(generic, card_saying(name="Katana", type="weapon of choice", hands="1"))
    alice.has(lunge, lunge)
    bob.has_in_play(ADVANTAGE)
    alice.goes_to("attack")
    alice.plays("Lunge")

    assert alice.why_not("Lunge").rule == "HLT 263"


@rule("HLT 488", "HLT 266", "Cards that the ignored Persona let in are not played; the Persona's own still are.")
def test_masters_advantage_and_borrowed_cards(table: Table) -> None:
    alice, bob = duel(table)
    alice.uses_pre_game(RICHIE)
    alice.has(RAGE, card_saying("Draw a card.", name="Luck", type="edge", of="Richie Ryan"))
    alice.goes_to("attack")
    assert alice.can("play", "Rage")

    bob.has_in_play(ADVANTAGE)
    alice.ask_again()

    assert not alice.can("play", "Rage")
    assert alice.can("play", "Luck")


@rule("HLT 267", "HLT 141", "The Premium that keeps Master cards from being countered is legal, in one version.")
def test_masters_cannot_be_countered(table: Table) -> None:
    text = "Your Master cards cannot be countered. Your maximum Ability is increased by 1."
    old = card_saying(text, name="Premium", type="premium", set="ME")
    new = card_saying(f"{text} Your maximum hand size is increased by 1.", name="Premium", type="premium", set="HS2")
    assert wrong(DUNCAN, old) == set()
    assert wrong(DUNCAN, old, new) == {"HLT 141"}

    alice, bob = duel(table)
    alice.uses_pre_game(old)
    rip = card_saying("You may remove this card from the game to counter an Edge.", name="Rip", type="premium")
    bob.uses_pre_game(rip)
    alice.has(card_saying("Draw a card.", name="Master's Trick", type="edge"))
    alice.has(card_saying("Draw a card.", name="Trick", type="edge"))
    alice.goes_to("attack")
    alice.plays("Master's Trick")
    assert len(alice.hand) == 2
    alice.plays("Trick")
    assert bob.can("counter", "Rip")


# -- Crystals, hands, Watchers -------------------------------------------------------------------------------------


def without(*missing: str) -> list[Printed]:
    """The Basic cards but for some."""
    return [card_named(name) for name in (*BASIC_ATTACKS, *BASIC_BLOCKS) if name not in missing]


@rule(
    "HLT 44", "HLT 228", "For each Crystal a defense or plain attack stands for a Basic; a Special Attack/Block may."
)
def test_substitutes_for_basics() -> None:
    crystal = card_saying(name="Crystal", type="crystal")
    special = card_saying(name="Kick", type="attack", kinds="Special", grid="000/0X0/000")
    both = card_saying(name="Riposte", type="attack // block", kinds="Special // ", grid="000/0X0/000")
    some = without("Thrust", "Upper Left Block")

    assert wrong(DUNCAN, *some, basics=False) == {"HLT 24", "HLT 26"}
    for stand_in, legal in ((card_named("Evade"), True), (both, True), (special, False)):
        found = wrong(DUNCAN, crystal, *without("Thrust"), stand_in, basics=False)
        assert found == (set() if legal else {"HLT 44"})


@rule("HLT 16", "HLT 133", "The weapons of a deck take two hands and no more.")
def test_hands_for_weapons() -> None:
    katana = card_saying(name="Katana", type="weapon of choice", hands="1")
    axe = card_saying(name="War Axe", type="weapon of choice", hands="2")
    dagger = card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1")
    kanwulf = card_saying("You may use the War Axe with one hand.", name="Kanwulf", type="persona")

    assert wrong(DUNCAN, katana, dagger) == set()
    assert wrong(DUNCAN, axe) == set()
    assert wrong(DUNCAN, axe, dagger) == {"HLT 16"}
    assert wrong(kanwulf, axe, dagger) == set()


@rule("HLT 45", "HLT 184", "HLT 185", "Watcher and Hunter cards need such a Pre-Game card, in the deck and in play.")
def test_watcher_and_hunter_cards(table: Table) -> None:
    treatment = card_saying("You gain 1 Ability.", name="Watcher: Treatment", type="edge")
    prone = card_saying("Your opponent is Prone.", name="Trap", type="edge", kinds="Hunter")
    joe, horton = card_saying(name="Joe Dawson", type="watcher"), card_saying(name="James Horton", type="hunter")
    database = card_saying(
        "Play in conjunction with a Watcher.", name="Watcher Database", type="edge", kinds="Allowance"
    )

    assert wrong(DUNCAN, treatment) == {"HLT 45"}
    assert wrong(DUNCAN, joe, treatment) == set()
    assert wrong(DUNCAN, joe, treatment, prone) == {"HLT 45"}
    assert wrong(DUNCAN, horton, prone) == set()
    assert wrong(DUNCAN, DARIUS, treatment) == {"HLT 45"}
    assert wrong(DUNCAN, database, treatment) == set()

    alice, _ = duel(table)
    alice.has(treatment, prone)
    alice.goes_to("attack")
    assert alice.why_not("Watcher: Treatment").rule == "HLT 45"
    alice.has(database)
    assert alice.can("with", "Watcher Database")
    alice.plays("Watcher: Treatment", with_=["Watcher Database"])
    assert alice.pending == {"gain": 1}
    alice.has(treatment, card_saying("Play in conjunction with a Watcher.", name="Watcher: Lead", type="edge"))
    assert not alice.can("with", "Watcher: Lead")
    alice.uses_pre_game(joe)
    assert alice.can("play", "Watcher: Treatment")
    assert not alice.can("play", "Trap")


@rule("HLT 228", "HLT 44", "A Persona that says so lets others stand for so many Basics.")
def test_a_persona_that_substitutes_basics() -> None:
    generic = card_saying("You may substitute up to 2 Basic cards.", name="Generic Immortal", type="persona")
    others = [card_named("3E-x122")] * 3

    assert wrong(generic, *without("Thrust", "Upper Left Block"), *others, basics=False) == set()
    assert wrong(generic, *without("Thrust", "Upper Left Block", "Upper Right Block"), *others, basics=False) == {
        "HLT 26"
    }


@rule("HLT 45", "HLT 70", "An Allowance that is not meant for Watchers does not let a Watcher card be played.")
def test_darius_and_a_watcher_card(table: Table) -> None:
    alice, _ = duel(table)
    words = "Play in conjunction with an Edge."
    alice.has(card_saying("You gain 1 Ability.", name="Watcher: Treatment", type="edge"))
    alice.has(card_saying(words, name="Darius", type="edge", kinds="Allowance"))
    alice.goes_to("attack")
    assert not alice.can("with", "Darius")

    alice.has(
        card_saying("Play in conjunction with a Watcher.", name="Watcher Database", type="edge", kinds="Allowance")
    )

    assert alice.can("with", "Watcher Database")
