"""SF 24.1.4, 33, 38, 50.8. Power paid to cancel an effect, Influence as a cost, and damage that goes elsewhere."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.meaning.texts import read_text
from quickening.text.reader import NotRead
from tests.shadowfist_table import character, edge, event, least, resolve, site, state, table_until, waits_for
from tests.table import Table, rule

QUIET = event(
    "Quiet",
    "Cancel target Site until the end of the turn. Any opponent may pay you 2 Power to cancel this effect. "
    "Reload this card if they do so.",
)
KEEP = site("Keep", 5, "This card gains +2 Body while you control no Characters.")


# -- paying to cancel ----------------------------------------------------------------------------------------------


@rule("SF 24.1.4", "SF 33.0", "Whoever a text lets pay to cancel it may do so in response, and has to pay.")
def test_an_effect_is_bought_off(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.has(QUIET)
    bob.controls(KEEP)

    alice.plays("Quiet", "Keep")
    bob.does("buy off")
    resolve(table)

    assert bob.card("Keep").body == 7
    assert bob.power == 1


@rule("SF 24.1.4", "An effect that somebody pays to cancel is not bought off a second time in response to that.")
def test_an_effect_is_bought_off_once(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=9)
    alice.has(QUIET)
    bob.controls(KEEP)

    alice.plays("Quiet", "Keep")
    bob.does("buy off")

    assert not carol.is_asked()
    resolve(table)
    assert (bob.power, carol.power) == (7, 9)


@rule("SF 24.1.4", "Nobody buys off an effect with Power they do not have, and its own player is not asked.")
def test_only_who_can_pay_buys_off(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=1)
    alice.has(QUIET)
    alice.has_power(5)
    bob.controls(KEEP)

    alice.plays("Quiet", "Keep")
    resolve(table)

    assert bob.card("Keep").body == 5
    assert (alice.power, bob.power) == (5, 1)


@rule("SF 24.1.4", "What is paid to the player of the effect is theirs, and what follows from paying happens.")
def test_paying_the_player_of_an_effect(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=3)
    alice.has(QUIET)
    bob.controls("Hill")

    alice.plays("Quiet", "Hill")
    bob.does("buy off")
    resolve(table)

    assert (alice.power, bob.power) == (5, 1)
    assert alice.deck[0] == "Quiet"


@rule("SF 26.2", "That opponent is whoever played what is answered.")
def test_that_opponent_buys_off_the_answer(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol", power=3)
    alice.has(event("Bell", "Gain 2 Power."))
    answer = "Play in response to an opponent's Event. Cancel that Event."
    bob.has(event("Hush", f"{answer} That opponent may pay 1 Power in response to cancel this card."))

    alice.plays("Bell")
    table_until(table, lambda: bob.can("play", "Hush"))
    bob.plays("Hush")
    assert not carol.can("buy off")
    table_until(table, lambda: alice.can("buy off"))
    alice.does("buy off")
    resolve(table)

    assert alice.power == 3 - 1 + 2


# -- Influence -----------------------------------------------------------------------------------------------------


@rule("SF 50.8c", "Influence pays for effects: cards are turned until there is enough, and what is too much is lost.")
def test_influence_pays_for_an_effect(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Fund", "Turn 3 Influence :: Gain 2 Power."))
    alice.controls(character("Broker", 2, "Influence: 2."), character("Clerk", 1, "Influence: 1."))
    alice.controls(character("Patron", 3, "Influence: 3."))

    alice.uses("Fund")
    alice.chooses("Broker")
    alice.chooses("Patron")
    resolve(table)

    assert alice.power == 2
    assert [alice.card(name).turned for name in ("Broker", "Clerk", "Patron")] == [True, False, True]
    assert not alice.can("use", "Fund")


@rule("SF 48.0", "SF 50.8c", "X Influence is as much as the player says, up to what can be turned.")
def test_x_influence(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    mole = "Turn X Influence :: This card gains +X Fighting until the end of the turn."
    alice.controls(character("Mole", 2, mole), character("Broker", 2, "Influence: 2."))
    alice.uses("Mole")
    assert [option.number for option in table.decision.options] == [0, 1, 2]

    alice.chooses("X = 2")
    table_until(table, lambda: alice.can("end"))

    assert alice.card("Mole").fighting == 4
    assert alice.card("Broker").turned


# -- the chosen opponent -------------------------------------------------------------------------------------------


@rule("SF 34.0", "A card remembers the opponent its player chose, and no other is meant.")
def test_the_chosen_opponent(table: Table) -> None:
    alice, bob, carol = table.shadowfist("Alice", "Bob", "Carol")
    spy = "When this card enters play, choose an opponent. When that opponent plays an Event, you gain 1 Power."
    alice.has(edge("Tap", spy))
    bob.has(event("Bell", "Draw a card."))
    carol.has(event("Gong", "Draw a card."))
    alice.plays("Tap")
    waits_for(alice, "Name an opponent")
    alice.chooses("Carol")
    table_until(table, lambda: alice.can("end"))
    alice.ends_turn()

    bob.plays("Bell")
    resolve(table)
    before = alice.power
    bob.ends_turn()
    carol.plays("Gong")
    resolve(table)

    assert before == 10
    assert alice.power == 11


# -- redirection ---------------------------------------------------------------------------------------------------


@rule("SF 38.2", "Where a text names no source, its player says which one is meant.")
def test_damage_of_whatever_source_is_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    fan = "Weapon. Play on a Character. Once per turn, you may redirect one damage that would be inflicted on subject"
    alice.controls("Hero", "Bruiser")
    bob.controls("Hill")
    bob.controls("Giant", "Student", at="Hill")
    bob.controls(state("Fan", f"{fan} to another Character at this location."), on="Giant")
    alice.attacks("Giant", with_=["Hero", "Bruiser"])

    table_until(table, lambda: bob.can("use", "Fan"))
    bob.uses("Fan")
    bob.chooses("Bruiser")
    bob.chooses("Student")
    resolve(table)

    assert bob.card("Giant").damage == 9
    assert "Student" in bob.smoked_pile


@rule("SF 38.2.1", "A source that is no Character is the card of an effect of the scene.")
def test_only_such_a_source_is_redirected(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    gang = "Once per turn, you may redirect damage inflicted on this card by an opponent's non-Character card"
    alice.has(event("Bolt", "Inflict 3 damage on target Character."))
    alice.controls("Hero", "Temple")
    bob.controls("Hill")
    bob.controls(character("Gang", 5, f"{gang} to any Site in play."), at="Hill")

    alice.attacks("Gang", with_="Hero")
    assert not bob.can("use", "Gang")
    alice.plays("Bolt", "Gang")
    table_until(table, lambda: bob.can("use", "Gang"))
    bob.uses("Gang")
    bob.chooses("Temple")
    resolve(table)

    assert alice.card("Temple").damage == 3


@rule("SF 38.5", "The new recipient may have to belong to whoever controls the source.")
def test_damage_goes_back_to_the_side_it_came_from(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    call = "Redirect up to 3 damage from a single source that would damage a Character to a Site controlled by"
    alice.controls("Hero", "Temple")
    bob.controls("Hill")
    bob.controls("Giant", at="Hill")
    bob.has(event("Close Shave", f"{call} that source's controller."))
    alice.attacks("Giant", with_="Hero")

    table_until(table, lambda: bob.can("play", "Close Shave"))
    bob.plays("Close Shave", "Hero", "3")
    resolve(table)

    assert alice.card("Temple").damage == 3
    assert bob.card("Giant").damage == 1


@pytest.mark.parametrize(
    "text",
    [
        "Any opponent may pay 1 Power.",
        "Redirect 1 damage to a single source.",
    ],
)
def test_what_is_not_said_is_not_read(text: str) -> None:
    with pytest.raises(NotRead):
        read_text("Edge", "Fund", text)


@rule("SF 24.1.4", "SF 25.1", "What an Event costs and what its text costs has to be paid together.")
@pytest.mark.parametrize(("power", "enough"), [(3, False), (4, True)])
def test_cost_and_text_are_paid_together(table: Table, power: int, enough: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=power)
    alice.has(event("Lesson", "Pay 2 Power :: Draw a card.", cost=2))

    assert alice.can("play", "Lesson") is enough


@rule("SF 37.0", "A cost that is less on a condition is less only while that holds.")
def test_a_cheaper_card_on_a_condition(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=1)
    alice.has(character("Pilgrim", 2, "-1 cost if you control a Site.", cost=2))
    assert not alice.can("play", "Pilgrim")

    alice.controls("Hill")

    assert alice.can("play", "Pilgrim")


@rule("SF 17.2.5", "SF 25.0", "What a card costs is told with it, once.")
def test_the_price_is_told_once(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(character("Pilgrim", 2, cost=2))

    alice.plays("Pilgrim")
    resolve(table)

    assert [line for line in table.log if "2 Power" in line] == ["Alice plays Pilgrim for 2 Power."]


@rule("SF 37.0", "A text that makes other cards cheaper on a condition does so only while that holds.")
def test_cheaper_cards_on_a_condition(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=1)
    alice.controls(edge("Sale", "You may play Characters at -1 cost while you control a Site."))
    alice.has(character("Pilgrim", 2, cost=2))
    assert not alice.can("play", "Pilgrim")

    alice.controls("Hill")

    assert alice.can("play", "Pilgrim")


@rule("SF 48.3", "A card with cost X is not played by who cannot pay the least that X has to be.")
@pytest.mark.parametrize(("power", "enough"), [(1, False), (2, True)])
def test_the_least_that_x_has_to_be(table: Table, power: int, enough: bool) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=power)
    alice.has(event("Wager", "X must be at least 2. Gain X Power.", cost="X"))

    assert alice.can("play", "Wager") is enough


@rule("SF 25.1", "SF 17.2.5", "What may be spent as if it were Power pays for a card where there is no Power.")
@pytest.mark.parametrize("damage", [0, 1, 2])
def test_damage_pays_for_a_character(table: Table, damage: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Thousand Sword Mountain", damage=damage)
    alice.has("Mad Scientist", "Mad Scientist")
    assert alice.can("play", "Mad Scientist") is (damage > 0)
    if damage:
        alice.plays("Mad Scientist")
        resolve(table)

        assert alice.card("Thousand Sword Mountain").damage == damage - 1
        assert not alice.can("play", "Mad Scientist"), "once during a turn, whatever is left"


@rule("SF 48.0", "SF 17.2.5", "A State is played on whom it costs no more than the Power and what stands for it.")
def test_damage_pays_for_a_state_whose_cost_follows_from_its_subject(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=1)
    alice.controls("Thousand Sword Mountain", damage=2)
    alice.controls("Student", "Hero")
    alice.can_pay_for("Imperial Champion")

    alice.plays("Imperial Champion", on="Hero")  # 4 minus 2; on the Student it would be 3
    resolve(table)

    assert alice.card("Imperial Champion").subject == "Hero"
    assert (alice.power, alice.card("Thousand Sword Mountain").damage) == (0, 1)


@rule("SF 34.0", "SF 33.3", "A card that left play and came back may use again what may be used once per turn.")
def test_what_was_used_once_is_forgotten(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Marmojet", "Student")
    alice.can_pay_for("Blade Palm")
    alice.uses("Marmojet", "Student")
    resolve(table)
    assert not alice.can("use", "Marmojet")

    alice.plays("Blade Palm", "Marmojet")
    resolve(table)
    alice.plays("Marmojet", at="Hill")
    resolve(table)

    assert alice.can("use", "Marmojet")


@rule("SF 24.1.2", "SF 49.0", "What can be played once an attack is refused in that attack, and not in the next.")
def test_one_heat_of_battle_each_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River", "Tower")
    alice.controls("Hero", "Bruiser")
    bob.controls("Temple")
    bob.can_pay_for("Heat of Battle", "Heat of Battle")
    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: bob.can("play", "Heat of Battle"))
    bob.plays("Heat of Battle", "Hero")
    table_until(table, lambda: bob.power == 10 + 2)

    while not alice.is_asked("Your Main Shot"):
        assert not bob.can("play", "Heat of Battle")
        table.answer(least(table))
    alice.attacks("Temple", with_="Bruiser")
    table_until(table, lambda: bob.can("play", "Heat of Battle"))

    bob.plays("Heat of Battle", "Bruiser")
    table_until(table, lambda: bob.power == 12 + 3)


@rule("SF 24.1.4", "SF 39.0", "The card that is being played is not among the cards in hand that pay for it.")
def test_a_card_does_not_pay_for_itself(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.has(event("Manifesto", "Discard 3 cards :: Gain 1 Power."), "Student", "Hero")
    assert not alice.can("play", "Manifesto")

    alice.has("Giant", "Bruiser")
    alice.ask_again()
    alice.plays("Manifesto")

    assert alice.may_choose() == ["Student", "Hero", "Giant", "Bruiser"]


@rule("SF 39.0", "Who discards a hand to play a card does not discard that card.")
def test_a_hand_is_discarded_without_the_card_that_is_played(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Watch", "When you discard a card, gain 1 Power."))
    alice.has(event("Path", "Discard your hand and target a Character :: Turn target."), "Student")
    alice.controls("Hero")
    before = alice.power
    alice.plays("Path")
    resolve(table)

    assert (alice.toasted_pile, alice.smoked_pile) == (["Student"], ["Path"])
    assert alice.power == before + 1


@rule("SF 24.1.3.3", "SF 24.1.4", "A card that is toasted to pay is not the one that returns: there have to be two.")
def test_what_is_toasted_to_pay_is_not_chosen_to_return(table: Table) -> None:
    artist = character(
        "Artist",
        2,
        "Turn, toast a card in your smoked pile, and choose an Event in your smoked pile :: Return the chosen Event "
        "to your hand.",
    )
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(artist)
    alice.has_in_smoked_pile(QUIET)
    alice.ask_again()
    assert not alice.can("use", "Artist")

    alice.has_in_smoked_pile(event("Bell", "Gain 1 Power."))
    alice.ask_again()
    alice.uses("Artist")
    alice.chooses("Bell")
    resolve(table)

    assert (alice.toasted_pile, alice.hand[-1:], alice.smoked_pile) == (["Bell"], ["Quiet"], [])
