"""SF 50. Bold-faced abilities."""

from __future__ import annotations

from quickening.games.shadowfist.rules.facts import has_against
from tests.shadowfist_table import character, edge, event, least, resolve, site, state, table_until
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")


@rule("SF 50.0", "Having a bold-faced ability twice adds nothing, unless its rule says so.")
def test_bold_faced_abilities_do_not_add_up(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Sneak", 4, "Stealth. Toughness: 1."))
    alice.controls(state("Cloak", "Schtick. Subject Character gains Stealth and Toughness: 1."), on="Sneak")
    bob.controls("Temple")
    bob.controls("Student", "Hero", at="Temple")
    alice.attacks("Temple", with_="Sneak")
    bob.intercepts("Sneak", with_=["Hero", "Student"])

    alice.does("stealth")
    alice.chooses("Hero")

    table_until(table, lambda: not table.game.effects)
    assert not alice.can("stealth")
    assert alice.card("Sneak").bold["Toughness"] == 2
    resolve(table)
    assert bob.card("Hero").damage == 0
    assert bob.smoked_pile == ["Student"]


# -- Ambush (SF 50.1) ----------------------------------------------------------------------------------------------


@rule("SF 50.1", "An attacker with Ambush strikes first; who does not survive that strikes nobody.")
def test_ambush_strikes_first(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Tiger", 4, "Ambush."))
    bob.controls("Temple")
    bob.controls("Hero", "Bruiser", at="Temple")

    alice.attacks("Temple", with_="Tiger")
    bob.intercepts("Tiger", with_=["Hero", "Bruiser"])
    resolve(table)

    assert bob.smoked_pile == ["Hero"]
    assert bob.card("Bruiser").damage == 4
    assert alice.card("Tiger").damage == 2


@rule("SF 50.1c", "Ambush is for attackers: an interceptor with it strikes with the others.")
def test_interceptors_do_not_ambush(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.controls(character("Tiger", 4, "Ambush."), at="Temple")

    alice.attacks("Temple", with_="Hero")
    bob.intercepts("Hero", with_="Tiger")
    resolve(table)

    assert alice.smoked_pile == ["Hero"]
    assert bob.smoked_pile == ["Tiger"]


@rule("SF 50.1a", "SF 30.4", "What the ambush triggers is resolved before the others strike.")
def test_the_cleanup_of_an_ambush_comes_before_the_others_strike(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    venom = "Ambush. When this card inflicts combat damage on a Character, inflict 2 damage on that Character."
    alice.controls(character("Viper", 2, venom))
    bob.controls("Temple")
    bob.controls("Hero", at="Temple")

    alice.attacks("Temple", with_="Viper")
    bob.intercepts("Viper", with_="Hero")
    resolve(table)

    assert bob.smoked_pile == ["Hero"]
    assert alice.card("Viper").damage == 0


@rule("SF 50.1b", "Characters with Ambush inflict combat damage once in a combat.")
def test_ambush_strikes_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Tiger", 4, "Ambush."), "Student")
    bob.controls("Giant")

    alice.attacks("Giant", with_=["Tiger", "Student"])
    table_until(table, lambda: bob.is_asked("Divide"))

    assert bob.card("Giant").damage == 4
    bob.chooses(*["Student"] * 6)
    resolve(table)
    assert bob.card("Giant").damage == 4 + 1


# -- Assassinate, Superleap, Stealth, Influence (SF 50.2, 50.8, 50.14, 50.15) --------------------------------------


@rule("SF 50.2", "An attacker with Assassinate is not intercepted while it attacks a Character.")
def test_assassins_are_not_intercepted(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Killer", 4, "Assassinate."), character("Knife", 4, "Assassinate."))
    bob.controls("Temple")
    bob.controls("Student", "Bruiser", at="Temple")

    alice.attacks("Student", with_="Killer")
    assert bob.smoked_pile == ["Student"]
    alice.attacks("Temple", with_="Knife")

    assert bob.is_asked("Who intercepts")
    resolve(table)


@rule("SF 50.15", "An attacker with Superleap is not intercepted by turned Characters.")
def test_superleap(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Acrobat", 4, "Superleap."))
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple", turned=True)
    bob.controls("Student", at="Temple")

    alice.attacks("Temple", with_="Acrobat")
    table_until(table, lambda: bob.is_asked("Who intercepts"))

    assert [option.name for option in table.decision.options if option.kind == "intercept"] == ["Student"]
    resolve(table)


@rule("SF 50.14", "SF 28.6.6", "Stealth makes one interceptor cease intercepting, once in each attack.")
def test_stealth(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Sneak", 4, "Stealth."))
    bob.controls("Temple")
    bob.controls("Bruiser", "Student", at="Temple")
    alice.attacks("Temple", with_="Sneak")
    bob.intercepts("Sneak", with_=["Student", "Bruiser"])

    alice.does("stealth")
    alice.chooses("Bruiser")
    resolve(table)

    assert bob.smoked_pile == ["Student"]
    assert alice.card("Sneak").damage == 1
    assert bob.card("Temple").damage == 3


@rule(
    "SF 50.14", "Stealth is used once in an attack, however often a Character has it, and again in the next attack."
)
def test_stealth_given_to_who_has_it(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Serena Chase")
    alice.can_pay_for("Moonlight Raid", "Back for Seconds")
    bob.controls("Temple")
    bob.controls("Student", "Student", at="Temple")
    alice.plays("Moonlight Raid", "Serena Chase")
    resolve(table)
    alice.attacks("Temple", with_="Serena Chase")
    bob.intercepts("Serena Chase", with_=["Student", "Student"])

    alice.does("stealth")
    table.answer(table.decision.options[0])
    while not alice.is_asked("Your Main Shot"):
        assert not alice.can("stealth")
        table.answer(least(table))
    assert bob.smoked_pile == ["Student"]
    alice.plays("Back for Seconds", "Serena Chase")
    resolve(table)
    alice.attacks("Temple", with_="Serena Chase")
    bob.intercepts("Serena Chase", with_="Student")

    assert alice.can("stealth")


@rule(
    "SF 50.8",
    "SF 50.8a",
    "Cards with enough Influence are turned to make an interceptor cease; what is too much is lost.",
)
def test_influence(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(edge("Senate", "Influence: 2."), edge("Press", "Influence: 2."))
    bob.controls("Temple")
    bob.controls("Bruiser", "Giant", at="Temple")
    alice.attacks("Temple", with_="Hero")
    bob.intercepts("Hero", with_=["Bruiser", "Giant"])

    assert alice.can("influence", "Bruiser")
    assert not alice.can("influence", "Giant")
    alice.does("influence", "Bruiser")
    alice.chooses("Senate")

    table_until(table, lambda: not table.game.effects)
    assert alice.card("Senate").turned
    assert alice.card("Press").turned
    resolve(table)
    assert bob.card("Bruiser").damage == 0
    assert bob.card("Giant").damage == 4


@rule("SF 50.8", "No more cards are turned for Influence than are needed.")
def test_influence_that_is_just_enough(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Giant", edge("Senate", "Influence: 2."), edge("Press", "Influence: 2."))
    bob.controls("Temple")
    bob.controls("Hero", at="Temple")
    alice.attacks("Temple", with_="Giant")
    bob.intercepts("Giant", with_="Hero")

    alice.does("influence", "Hero")
    alice.chooses("Senate")
    table_until(table, lambda: not table.game.effects)

    assert (alice.card("Senate").turned, alice.card("Press").turned) == (True, False)
    resolve(table)
    assert bob.card("Hero").damage == 0


@rule("SF 50.8", "Cards whose Influence pays for an effect are turned together, once there is enough of it.")
def test_cards_that_pay_with_their_influence_turn_together(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Forum", "Turn 3 Influence :: Gain 1 Power."))
    alice.controls(edge("Senate", "Influence: 2."), edge("Press", "Influence: 2."), edge("Guild", "Influence: 2."))
    before = alice.power

    alice.uses("Forum")
    alice.chooses("Senate")
    assert not alice.card("Senate").turned
    alice.chooses("Press")

    assert [alice.card(name).turned for name in ("Senate", "Press", "Guild")] == [True, True, False]
    resolve(table)
    assert alice.power == before + 1


@rule("SF 50.8b", "Influence adds up on one card.")
def test_influence_adds_up(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Senator", 2, "Influence: 3."))
    alice.controls(state("Sash", "Schtick. Subject Character gains Influence: 2."), on="Senator")

    assert alice.card("Senator").bold["Influence"] == 5


# -- damage (SF 50.3, 50.5, 50.9, 50.17, 50.18) --------------------------------------------------------------------


@rule("SF 50.3", "SF 16.3", "Corrupted damage is not healed, even after its source is gone.")
def test_corrupted_damage_is_not_healed(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Plague", 3, "Corrupted."))
    bob.controls("Giant")
    alice.has(event("Recall", "Return target Character to its owner's hand."))
    bob.has(event("Balm", "Heal target Character."))
    alice.attacks("Giant", with_="Plague")
    table_until(table, lambda: bob.card("Giant").damage == 3)
    resolve(table)

    assert bob.card("Giant").damage == 3
    assert not bob.can("heal", "Giant")
    alice.does("end")
    table_until(table, lambda: bob.is_asked("Your Main Shot"))
    assert not bob.can("play", "Balm")
    assert not bob.can("heal", "Giant")


@rule("SF 50.5", "SF 50.5a", "With Guts a Character inflicts damage as if it were undamaged, but is smoked as usual.")
def test_guts(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Brawler", 5, "Guts."), damage=3)
    bob.controls(character("Boxer", 6))

    alice.attacks("Boxer", with_="Brawler")
    resolve(table)

    assert bob.card("Boxer").damage == 5
    assert alice.smoked_pile == ["Brawler"]


@rule("SF 50.9", "Lethal combat damage smokes a Character however little it is, but not a Site.")
def test_lethal(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Cobra", 1, "Lethal."), character("Adder", 1, "Lethal."))
    bob.controls("Temple")
    bob.controls("Giant", character("Tank", 9, "Toughness: 1."), at="Temple")
    bob.controls(edge("Wake", "When a Character is smoked, gain 1 Power."))

    alice.attacks("Temple", with_=["Cobra", "Adder"])
    bob.intercepts("Cobra", with_="Giant")
    resolve(table)

    assert bob.smoked_pile == ["Giant"]
    assert alice.smoked_pile == ["Cobra"]
    assert bob.card("Temple").damage == 1


@rule("SF 50.9a", "SF 29.6", "Lethal damage that is reduced to nothing smokes nobody.")
def test_lethal_damage_that_is_reduced(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Cobra", 1, "Lethal."))
    bob.controls(character("Tank", 9, "Toughness: 1."))

    alice.attacks("Tank", with_="Cobra")
    resolve(table)

    assert bob.card("Tank").in_play
    assert alice.smoked_pile == ["Cobra"]


@rule("SF 50.17", "Toughness adds up, and counts against each source.")
def test_toughness_adds_up(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Bruiser")
    bob.controls(character("Trucker", 8, "Toughness: 1."))
    bob.controls(state("Car", "Vehicle. Subject Character gains Toughness: 1."), on="Trucker")

    alice.attacks("Trucker", with_=["Hero", "Bruiser"])
    table_until(table, lambda: bob.is_asked("Divide"))
    bob.chooses(*["Hero"] * 8)
    resolve(table)

    assert bob.card("Trucker").damage == 2 + 4


# -- Crisis (SF 50.4) ----------------------------------------------------------------------------------------------


@rule(
    "SF 50.4",
    "SF 50.4b",
    "A card may be played at its Crisis cost: then it has Toast It, and no Power is generated next turn.",
)
def test_crisis(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    alice.controls("Temple")
    alice.has(character("Savior", 7, "Crisis: 1.", cost=5))
    bob.has(event("Doom", "Smoke target Character."))

    alice.plays("Savior")
    resolve(table)
    assert alice.power == 0
    assert alice.card("Savior").cost == 1
    alice.ends_turn()
    bob.plays("Doom", "Savior")
    resolve(table)
    assert alice.toasted_pile == ["Savior"]
    bob.ends_turn()

    assert alice.power == 0
    alice.ends_turn()
    bob.ends_turn()
    assert alice.power == 1


@rule("SF 50.4a", "Only one card a turn is played at Crisis cost.")
def test_one_crisis_a_turn(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=2)
    alice.has(character("Savior", 7, "Crisis: 1.", cost=5), character("Redeemer", 7, "Crisis: 1.", cost=5))

    alice.plays("Savior")
    resolve(table)

    assert alice.power == 1
    assert not alice.can("play", "Redeemer")


# -- Loyalty, Mobility, Regenerate, Tactics, Reload (SF 50.10-50.13, 50.16) ----------------------------------------


@rule("SF 50.10", "SF 24.7", "No effect takes control of a card with Loyalty, though it may be targeted in vain.")
def test_loyalty(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Vassal", 3, "Loyalty."), "Hero", turned=True)
    alice.has(event("Coup", "Take control of all Characters."), event("Bribe", "Take control of target Character."))

    alice.plays("Coup")
    resolve(table)
    assert alice.card("Hero").controller == "Alice"
    assert not alice.card("Hero").turned
    assert bob.card("Vassal").controller == "Bob"
    alice.plays("Bribe", "Vassal")
    resolve(table)

    assert bob.card("Vassal").controller == "Bob"
    assert bob.card("Vassal").turned


@rule("SF 50.10", "SF 35.3.3", "Seizing is no effect: a Site with Loyalty is seized like any other.")
def test_loyalty_does_not_keep_a_site_from_being_seized(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Bruiser")
    bob.controls(site("Fortress", 5, "Loyalty."))

    alice.attacks("Fortress", with_="Bruiser")
    alice.chooses_fate("Seize")
    resolve(table)

    assert alice.card("Fortress").controller == "Alice"


@rule("SF 50.11", "SF 10.3.1", "With Mobility a Character changes location without turning, and while turned.")
def test_mobility(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "River")
    alice.controls(character("Runner", 3, "Mobility."), at="Temple", turned=True)
    alice.controls("Hero", at="Temple", turned=True)
    assert not alice.can("move", "Hero")

    alice.moves("Runner", to="River")
    resolve(table)

    assert alice.card("Runner").place == ["River"]
    assert alice.card("Runner").turned


@rule("SF 50.12", "SF 22.2.1", "A card with Regenerate heals at the start of its controller's turn.")
def test_regenerate(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls(character("Troll", 6, "Regenerate."), damage=4)
    bob.controls("Hero", damage=2)
    alice.controls(character("Ogre", 6, "Regenerate."), damage=3)

    alice.ends_turn()

    assert bob.card("Troll").damage == 0
    assert bob.card("Hero").damage == 2
    assert alice.card("Ogre").damage == 3


@rule("SF 50.13", "SF 43.0", "For its Reload cost a card goes from the smoked pile on top of the deck.")
def test_reload(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=2)
    alice.has_in_smoked_pile(event("Shotgun", "Reload: 1. Gain 1 Power."), BELL)

    assert not alice.can("reload", "Bell")
    alice.does("reload", "Shotgun")
    alice.does("reload", "Shotgun")
    resolve(table)

    assert alice.deck[0] == "Shotgun"
    assert alice.deck.count("Shotgun") == 1
    assert alice.smoked_pile == ["Bell"]
    assert alice.power == 0


@rule("SF 50.16", "An attacker with Tactics may cease attacking, up to the scene before combat.")
def test_tactics(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Captain", 4, "Tactics."), "Student")
    bob.controls("Temple")
    bob.controls("Bruiser", at="Temple")
    assert not alice.can("tactics")
    alice.attacks("Temple", with_=["Captain", "Student"])
    table_until(table, lambda: bob.is_asked("Who intercepts"))
    bob.intercepts("Captain", with_="Bruiser")
    table_until(table, lambda: table.game.scene is not None and table.game.scene.name == "combat")

    alice.does("tactics", "Captain")
    resolve(table)

    assert alice.card("Captain").damage == 0
    assert bob.card("Bruiser").damage == 0
    assert bob.card("Temple").damage == 1


@rule("SF 50.0", "A bold-faced ability that is had against some cards is had against these, and no other ability is.")
def test_each_ability_against_its_own(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Wolf", 5, "Superleap against Hoods. Stealth against Cops."))
    bob.controls(character("Thug", 2, subtitle="Hood"), character("Constable", 2, subtitle="Cop"))
    wolf, thug, constable = (
        one.card(name).number for one, name in ((alice, "Wolf"), (bob, "Thug"), (bob, "Constable"))
    )

    had = {
        (word, other): has_against(table.game, wolf, word, other)
        for word in ("Superleap", "Stealth")
        for other in (thug, constable)
    }

    assert had == {
        ("Superleap", thug): True,
        ("Superleap", constable): False,
        ("Stealth", thug): False,
        ("Stealth", constable): True,
    }


@rule(
    "SF 50.9b", "SF 38.3a", "Lethal damage smokes a Character though it is redirected, and no combat damage any more."
)
def test_lethal_damage_that_is_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Cobra", 1, "Lethal."))
    bob.controls("Temple", "Giant")
    detour = "Redirect all damage target attacker inflicts on target Site to target Character."
    bob.has(event("Detour", detour))

    alice.attacks("Temple", with_="Cobra")
    bob.plays("Detour", "Cobra", "Temple", "Giant")
    resolve(table)

    assert "Giant" in bob.smoked_pile
    assert bob.card("Temple").damage == 0


@rule("SF 50.9c", "Who falls to Lethal damage was smoked by damage, and by the card that inflicted it.")
def test_who_smoked_by_lethal_damage(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Cobra", 1, "Lethal. When this card smokes a Character, gain 1 Power."))
    alice.controls(edge("Wake", "When a Character is smoked by damage, gain 2 Power."))
    bob.controls("Giant")

    alice.attacks("Giant", with_="Cobra")
    resolve(table)

    assert bob.smoked_pile == ["Giant"]
    assert alice.power == 1 + 2 + 2, "for the Giant, and for the Cobra that fell too"


@rule("SF 50.13", "Nobody reloads a card whose Reload cost is more than they have, or without what it requires.")
def test_a_reload_that_is_too_dear(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=1)
    alice.has_in_smoked_pile(event("Cannon", "Reload: 2. Gain 1 Power."))
    alice.has_in_smoked_pile(event("Shotgun", "Reload: 1. Gain 1 Power."))

    assert alice.can("reload", "Shotgun")
    assert not alice.can("reload", "Cannon")
    alice.has_power(2)
    assert alice.can("reload", "Cannon")


@rule("SF 50.4", "SF 37.0", "A cost that is reduced to nothing takes no Power, at Crisis cost or not.")
def test_what_costs_nothing_is_played_without_power(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Throne", "You may play Characters at -1 cost."))
    alice.has("Student", "Hero", character("Savior", 7, "Crisis: 1.", cost=5))

    assert alice.can("play", "Student")
    assert not alice.can("play", "Hero")
    assert alice.can("play", "Savior")


@rule("SF 9.2.3", "SF 50.0", "A card out of play has the bold-faced abilities that are printed on it.")
def test_bold_abilities_out_of_play(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile(character("Brute", 3, "Guts."), character("Coward", 3, "Stealth."))
    alice.has(event("Call", "Return target Character with Guts in your smoked pile to your hand."))

    alice.plays("Call", "Brute")
    resolve(table)

    assert alice.hand == ["Brute"]
