"""SF 36, 47, 48.2. Copying texts, tokens."""

from __future__ import annotations

import pytest

from quickening.core.data import replace
from quickening.games.shadowfist.kinds.changes import GainWord
from tests.shadowfist_table import character, edge, event, resolve, state, with_abilities
from tests.table import Table, rule

MIMIC = event(
    "Mimic", "Target a Character :: Copy the rules text of another Character to target until the end of the turn."
)
HUSH = event("Hush", "Target Character's rules text is blank until the end of the turn.")


@rule(
    "SF 36.0",
    "SF 36.0a",
    "SF 36.1",
    "Copied text is added to a card's own; restrictions, damage and counters are not copied.",
)
def test_copying_text(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Actor", 3, "Guts."))
    bob.controls(character("Star", 5, "Unique. Toast It. Stealth."), damage=2)
    bob.controls(state("Cape", "Schtick. Subject Character gains Superleap."), on="Star")
    alice.has(MIMIC, event("Doom", "Smoke target Character."))

    alice.plays("Mimic", "Actor")
    resolve(table)

    assert set(alice.card("Actor").bold) == {"Guts", "Stealth"}
    assert (alice.card("Actor").fighting, alice.card("Actor").damage) == (3, 0)
    alice.plays("Doom", "Actor")
    resolve(table)
    assert "Actor" in alice.smoked_pile


@rule("SF 36.2", "SF 36.3", "What is copied is what is printed, even if it is blanked.")
def test_copying_blanked_text(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(character("Star", 5, "Stealth. Toughness: 1."))
    bob.controls(state("Cape", "Schtick. Subject Character gains Guts and Toughness: 1."), on="Star")
    alice.has(HUSH, MIMIC)

    alice.plays("Hush", "Star")
    resolve(table)
    assert bob.card("Star").bold == {"Guts": 1, "Toughness": 1}
    alice.plays("Mimic", "Hero")
    resolve(table)

    assert alice.card("Hero").bold == {"Stealth": 1, "Toughness": 1}


@rule("SF 32.0b", "SF 36.3", "Text that is copied to a blanked card works; blanking it afterwards silences it.")
def test_copying_onto_a_blanked_card(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Actor", 3, "Guts."))
    bob.controls(character("Star", 5, "Stealth."))
    alice.has(HUSH, HUSH, MIMIC)

    alice.plays("Hush", "Actor")
    resolve(table)
    alice.plays("Mimic", "Actor")
    resolve(table)
    assert set(alice.card("Actor").bold) == {"Stealth"}
    alice.plays("Hush", "Actor")
    resolve(table)

    assert alice.card("Actor").bold == {}


@rule("SF 36.4", "What is copied is fixed at generation: the source may leave play meanwhile.")
def test_the_source_may_leave_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(character("Star", 5, "Stealth."))
    bob.has(event("Doom", "Smoke target Character."))
    alice.has(MIMIC)

    alice.plays("Mimic", "Hero")
    bob.plays("Doom", "Star")
    resolve(table)

    assert bob.card("Star").area == "smoked pile"
    assert "Stealth" in alice.card("Hero").bold


@rule("SF 36.4a", "Nor does it change what is copied that the source is canceled, blanked or immune by then.")
@pytest.mark.parametrize(
    "answer",
    [
        "Cancel target Character.",
        "Target Character's rules text is blank until the end of the turn.",
        "Target Character gains Immunity to Events until the end of the turn.",
    ],
)
def test_the_source_may_be_silenced_meanwhile(table: Table, answer: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(character("Star", 5, "Stealth."))
    bob.has(event("Retort", answer))
    alice.has(MIMIC)

    alice.plays("Mimic", "Hero")
    bob.plays("Retort", "Star")
    resolve(table)

    assert "Stealth" in alice.card("Hero").bold


@rule("SF 36.5", "A copied text about entering play does nothing: the card is in play already.")
def test_copying_what_happens_on_entering_play(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    bob.controls(character("Banker", 2, "When this card enters play, gain 2 Power."))
    alice.has(MIMIC)

    alice.plays("Mimic", "Hero")
    resolve(table)

    assert alice.power == 0


@rule("SF 36.6", "SF 42.0", "A copied text that speaks of its own card means the one it was copied to.")
def test_copied_references(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    bob.controls(character("Red Banker", 2, "Turn Red Banker :: Gain 2 Power. All <Red> Characters gain Guts."))
    alice.controls(character("Red Fox", 2), turned=True)
    alice.has(MIMIC)

    alice.plays("Mimic", "Hero", "Red Banker")
    resolve(table)
    alice.uses("Hero")
    resolve(table)

    assert alice.card("Hero").turned
    assert alice.power == 2
    assert "Guts" not in alice.card("Hero").bold
    assert "Guts" in alice.card("Red Fox").bold


@rule("SF 36.6a", "Titles in quotation marks and designators of a copied text mean what they meant before.")
def test_titles_and_designators_stay_as_written(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", character("Monk", 3), character("Monk of the Hill", 3))
    text = 'Gains +1 Fighting for each "Abbot" in play. All Monks you control gain +1 Fighting.'
    bob.controls(character("Abbot", 5, text))
    alice.has(MIMIC)

    alice.plays("Mimic", "Hero", "Abbot")
    resolve(table)

    assert alice.card("Hero").fighting == 4 + 1, "for the Abbot, though the Hero has the text now"
    assert alice.card("Monk").fighting == alice.card("Monk of the Hill").fighting == 3 + 1


@rule("SF 36.7", "SF 36.8", "A card may copy itself: what is cumulative adds up, each time by what is printed.")
def test_copying_itself(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    echo = (
        "Toughness: 1. Pay 1 Power :: Copy the rules text of target Character to this card until the end of the turn."
    )
    alice.controls(character("Echo", 5, echo))

    alice.uses("Echo")
    resolve(table)
    assert alice.card("Echo").bold["Toughness"] == 2
    table.answer(next(option for option in table.decision.options if option.kind == "use"))
    resolve(table)

    assert alice.card("Echo").bold["Toughness"] == 3


@rule("SF 36.9", "SF 36.9a", "Copied abilities that turn the card do not add up; copied triggers do.")
def test_copied_turning_abilities(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    raider = "Turn :: Gain 1 Power. When this card turns to attack, gain 1 Power."
    alice.controls(character("Raider", 3, raider), character("Partner", 3, raider))
    bob.controls("Tower")
    alice.has(MIMIC, MIMIC)
    alice.plays("Mimic", "Raider", "Partner")
    resolve(table)
    alice.plays("Mimic", "Partner", "Raider")
    resolve(table)

    alice.attacks("Tower", with_="Raider")
    resolve(table)
    assert alice.power == 2
    table.answer(next(o for o in table.decision.options if o.kind == "use" and o.name == "Partner"))
    resolve(table)

    assert alice.power == 3
    assert not alice.can("use", "Partner")


@rule("SF 49.8", "SF 24.7", "An Uncopyable card is immune to copying: it is not even chosen for it.")
def test_uncopyable_cards(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("The She-Wolf")
    alice.has(MIMIC)

    bob.controls(character("Star", 5, "Stealth."), "Bruiser")
    alice.plays("Mimic", "Hero")
    assert alice.may_choose() == ["Star", "Bruiser"]
    alice.chooses("Star")
    resolve(table)

    assert alice.card("Hero").bold == {"Stealth": 1}


@rule("SF 49.8", "Whatever way the text names the card to be copied, it is none that is Uncopyable.")
def test_uncopyable_cards_are_not_named_before_the_effect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = "Once per turn, choose an opponent's Character :: This card gains that Character's rules text this turn."
    alice.controls(character("Chin Ken", 5, text))
    bob.controls("The She-Wolf")

    assert not alice.can("use", "Chin Ken")
    bob.controls(character("Star", 5, "Stealth."), "Bruiser")
    alice.uses("Chin Ken")
    assert alice.may_choose() == ["Star", "Bruiser"]
    resolve(table)


@rule("SF 48.2", "Copying the text of X Fighting leaves a fixed Fighting as it is.")
def test_copying_x(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "River")
    bob.controls(character("Squatter", "X", "X= the number of Sites you control."))
    alice.has(MIMIC)

    alice.plays("Mimic", "Hero")
    resolve(table)

    assert alice.card("Hero").fighting == 4


@rule("SF 48.2a", "Of two definitions of X the most recent one counts.")
def test_copying_x_onto_x(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Cave")
    alice.controls(character("Mob", "X", "X= the number of Characters you control."), "Hero", "Student")
    bob.controls(character("Squatter", "X", "X= the number of Sites you control."))
    bob.controls("Temple", "River")
    alice.has(MIMIC)
    assert alice.card("Mob").fighting == 3

    alice.plays("Mimic", "Mob", "Squatter")
    resolve(table)

    assert alice.card("Mob").fighting == 1


@rule("SF 48.2.1", "Each X is what its own text says, though two such texts are on one card.")
def test_each_x_is_its_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Cave", "Temple")
    alice.controls(character("Squatter", "X", "X= the number of Sites you control."))
    bob.controls(character("Banker", 2, "Turn :: Gain X Power. X= the number of Characters you control."))
    alice.has(MIMIC)

    alice.plays("Mimic", "Squatter")
    resolve(table)
    assert alice.card("Squatter").fighting == 2
    alice.uses("Squatter")
    resolve(table)

    assert alice.power == 1


@rule("SF 36.10", "Where bold-faced abilities are copied, only those printed are, not those given under conditions.")
def test_copying_what_is_printed_in_bold(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    monk = "Stealth. Toughness: 1 while you control no Sites. Turn :: Gain 1 Power."
    bob.controls(character("Monk", 5, monk))
    lesson = "Copy the bold-faced abilities of another Character to target until the end of the turn."
    alice.has(event("Lesson", f"Target a Character :: {lesson}"))
    assert bob.card("Monk").bold == {"Stealth": 1, "Toughness": 1}

    alice.plays("Lesson", "Hero")
    resolve(table)

    assert alice.card("Hero").bold == {"Stealth": 1}
    assert not alice.can("use", "Hero")


@rule("SF 36.10a", "A bold-faced ability of X is copied with what X is, counted for whoever has it now.")
def test_copying_what_is_printed_in_bold_with_x(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero")
    alice.controls("Temple")
    bob.controls("Cave", "River")
    bob.controls(character("Monk", 5, "Toughness: X. X= the number of Sites you control."))
    lesson = "Copy the bold-faced abilities of another Character to target until the end of the turn."
    alice.has(event("Lesson", f"Target a Character :: {lesson}"))
    assert bob.card("Monk").bold == {"Toughness": 2}

    alice.plays("Lesson", "Hero")
    resolve(table)

    assert alice.card("Hero").bold == {"Toughness": 1}


@rule("SF 47.0", "SF 49.7", "A token is a card made by an effect, with Toast It and the values the effect gives it.")
def test_tokens(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    making = 'Put a "Monkey" Character token into play. It has a printed Fighting of 2 and a printed cost of 1.'
    alice.has(event("Jungle", making))
    alice.controls(edge("Zoo", "When a Character enters play, gain 1 Power."))
    bob.has(event("Doom", "Smoke target Character."))

    alice.plays("Jungle")
    bob.passes()
    assert (alice.card("Monkey").fighting, alice.card("Monkey").cost) == (2, 1)
    assert alice.card("Monkey").controller == "Alice"
    bob.plays("Doom", "Monkey")
    resolve(table)

    assert "Monkey" in alice.toasted_pile
    assert "Monkey" not in alice.smoked_pile
    assert alice.power == 1


@rule("SF 48.2b", "What a text fixes as its card enters play is undefined once copied: Fighting X is 0, and smoked.")
@pytest.mark.parametrize("onto", ["Mob", "Fire Serpent"])
def test_copying_x_that_is_fixed_on_entering_play(table: Table, onto: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple", "River", "Cave")
    if onto == "Mob":
        alice.controls(character("Mob", "X", "X= the number of Characters you control."))
    alice.can_pay_for("Fire Serpent")
    alice.plays("Fire Serpent")
    alice.chooses("Temple", "River")
    resolve(table)
    assert alice.card("Fire Serpent").fighting == 2
    bob.controls("Fire Serpent")  # put into play by hand: it has chosen nothing, but its text can be copied
    alice.has(MIMIC)

    alice.plays("Mimic", onto, "Fire Serpent")
    resolve(table)

    assert onto in alice.smoked_pile


@rule("SF 36.9b", "SF 21.0", "Unturned, a card may be turned once more for the second of two such abilities.")
def test_a_card_is_turned_again_for_its_copied_ability(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    once = "Once per turn, turn :: Gain 1 Power."
    alice.controls(character("Raider", 3, once), character("Partner", 3, once))
    alice.has(
        MIMIC, event("Second Wind", "Unturn target Character."), event("Third Wind", "Unturn target Character.")
    )
    alice.plays("Mimic", "Raider", "Partner")
    resolve(table)

    for wind in ("Second Wind", "Third Wind"):
        table.answer(next(o for o in table.decision.options if o.kind == "use" and o.name == "Raider"))
        resolve(table)
        alice.plays(wind, "Raider")
        resolve(table)

    assert alice.power == 2
    assert not alice.can("use", "Raider")


@rule("SF 36.4a", "Nor does it matter that the source has become Uncopyable by then.")
def test_what_is_copied_is_fixed_before_the_source_is_uncopyable(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    while_turned = character("Dancer", 5, "While this card is turned, it gains Guts.").abilities[0]
    hidden = replace(while_turned, change=GainWord("Uncopyable", restriction=True))
    bob.controls(with_abilities(character("Star", 5, "Stealth. Turn :: Gain 1 Power."), hidden))
    alice.has(MIMIC)

    alice.plays("Mimic", "Hero", "Star")
    bob.uses("Star")
    assert "Uncopyable" in table.game.facts(bob.card("Star").number).restrictions
    resolve(table)

    assert alice.card("Hero").bold == {"Stealth": 1}


@rule("SF 49.8", "An Uncopyable card may be given the text of another.")
def test_an_uncopyable_card_receives_text(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("The She-Wolf")
    bob.controls(character("Star", 5, "Stealth."))
    alice.has(MIMIC)

    alice.plays("Mimic")
    assert sorted(alice.may_choose()) == ["Star", "The She-Wolf"]
    alice.chooses("The She-Wolf")
    resolve(table)

    assert alice.card("The She-Wolf").bold == {"Stealth": 1}


@rule("SF 34.0a", "Copied text is forgotten as the card leaves play.")
def test_copied_text_is_forgotten(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls(character("Star", 5, "Stealth."))
    alice.has(MIMIC, event("Recall", "Return target Character to its owner's hand."))
    alice.plays("Mimic", "Hero")
    resolve(table)
    assert alice.card("Hero").bold == {"Stealth": 1}

    alice.plays("Recall", "Hero")
    resolve(table)
    alice.plays("Hero")
    resolve(table)

    assert alice.card("Hero").bold == {}


@rule("SF 36.0", "From a card without text nothing is copied.")
def test_copying_from_a_card_without_text(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Actor", 3, "Guts."))
    bob.controls("Hero")
    alice.has(MIMIC)

    alice.plays("Mimic", "Actor")
    resolve(table)

    assert alice.card("Actor").bold == {"Guts": 1}
    assert alice.is_asked("Your Main Shot")


@rule("SF 24.1.3", "SF 36.0", "Where there is but one Character, there is no other one to copy.")
def test_no_other_character_to_copy(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Actor", 3, "Guts."))
    alice.has(MIMIC)

    assert not alice.can("play", "Mimic")
    bob.controls("Hero")
    assert alice.can("play", "Mimic")
