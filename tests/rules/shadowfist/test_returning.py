"""SF 39, 42-47. Discarding, references, reloading, returning to play, sacrificing, toasting."""

from __future__ import annotations

import pytest

from tests.shadowfist_table import character, edge, event, resolve, resolve_choosing, state, table_until
from tests.table import Table, rule

BELL = event("Bell", "Gain 1 Power.")
BANKER = character("Banker", 2, "When this card enters play, gain 2 Power.", cost=1)


@rule("SF 39.0", "SF 39.0a", "SF 46.0", "Discarded cards go to the toasted pile, but are not toasted.")
def test_discarding_is_not_toasting(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Ash", "When a card is toasted, gain 5 Power."))
    alice.has(BELL, event("Purge", "Discard a card :: Gain 1 Power."))

    alice.plays("Purge")
    resolve(table)

    assert alice.toasted_pile == ["Bell"]
    assert alice.power == 1


@rule("SF 42.0", "A card that names itself means itself, not others with its title.")
def test_a_card_means_itself(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    monk = character("Blue Monk", 3, "Turn :: Blue Monk gains +2 Fighting until the end of the turn.")
    alice.controls(monk)
    alice.controls(monk, damage=1)

    alice.uses("Blue Monk")
    resolve(table)

    scores = sorted(card for card in (alice.game.facts(n).fighting for n in alice.game.controlled(0)))
    assert scores == [3, 5]


@rule("SF 42.0", "SF 14.0", "Designators in a text mean every card that has them, this one too.")
def test_designators_mean_all_cards_that_match(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Sapphire Guards", 3, "All <Sapphire> Characters gain Superleap."), "Hero")
    alice.controls(character("Sapphire Knight", 3))

    assert "Superleap" in alice.card("Sapphire Guards").bold
    assert "Superleap" in alice.card("Sapphire Knight").bold
    assert "Superleap" not in alice.card("Hero").bold


@rule("SF 43.0", "SF 43.0a", "The card to reload is chosen at once; if it is gone by then, nothing is reloaded.")
def test_reloading(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_in_smoked_pile("Hero", "Student")
    reload = event("Salvage", "Reload target Character.")
    alice.has(reload, reload)
    bob.has(event("Burial", "Toast target Character in any smoked pile."))

    alice.plays("Salvage", "Student")
    resolve(table)
    assert alice.deck[0] == "Student"
    alice.plays("Salvage", "Hero")
    bob.plays("Burial", "Hero")
    resolve(table)

    assert alice.deck[0] == "Student"
    assert alice.toasted_pile == ["Hero"]


@rule("SF 44.0", "SF 44.1", "Returning a card to play costs nothing more and is not playing it, but it enters play.")
def test_returning_to_play(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(edge("Gate", "When you play a Character, gain 5 Power."))
    alice.has_in_smoked_pile(BANKER)
    alice.has(event("Comeback", "Return target Character from your smoked pile to play."))

    alice.plays("Comeback", "Banker")
    resolve(table)

    assert alice.card("Banker").in_play
    assert alice.power == 2


@rule("SF 44.1b", "A State is returned to play only on a subject that is legal for it when that is chosen.")
def test_a_state_is_returned_to_play_on_a_legal_subject(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Student")
    bob.controls(character("Saint", 5, "Immunity to States."))
    alice.has_in_smoked_pile(state("Sword", "Weapon. Subject Character gains +2 Fighting.", cost=3))
    alice.has(event("Relic", "Return target State from your smoked pile to play on target Character."))

    alice.plays("Relic")

    assert sorted(alice.may_choose()) == ["Hero", "Student"]
    alice.chooses("Student")
    resolve(table)
    assert alice.card("Sword").subject == "Student"
    assert alice.card("Student").fighting == 2 + 2 - 1


@rule("SF 44.2", "SF 44.2a", "A card played from the smoked pile is paid for, and counts as played.")
def test_playing_from_the_smoked_pile(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=3)
    alice.controls(edge("Gate", "When you play a Character, gain 1 Power."))
    alice.has_in_smoked_pile("Hero", character("Adept", 5, requires="{chi}"), character("Titan", 9, cost=8))
    alice.has(event("Revival", "Play a Character from your smoked pile."))

    alice.plays("Revival")
    alice.chooses("Hero")
    resolve(table)

    assert alice.card("Hero").in_play
    assert alice.power == 3 - 2 + 1
    assert sorted(alice.smoked_pile) == ["Adept", "Revival", "Titan"]


@rule("SF 44.3", "SF 44.3a", "A State that is moved goes on a legal subject; that is not playing it.")
def test_moving_a_state(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Student")
    alice.controls(character("Saint", 5, "Immunity to States."))
    alice.controls(state("Sword", "Weapon. Subject Character gains +2 Fighting."), on="Hero")
    bob.controls(edge("Toll", "When an opponent plays a State, gain 1 Power."))
    alice.has(event("Toss", "Move target State to another target Character."))

    alice.plays("Toss")  # there is one legal subject
    resolve(table)

    assert alice.card("Sword").subject == "Student"
    assert alice.card("Hero").fighting == 4
    assert alice.card("Student").fighting == 3
    assert bob.power == 0


@rule("SF 44.4", "SF 24.5.2", "What a returned card triggers on entering play is generated as the effect resolves.")
def test_a_returned_card_triggers(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has_in_smoked_pile(BANKER)
    alice.has(event("Comeback", "Return target Character from your smoked pile to play."))
    bob.has(BELL)

    alice.plays("Comeback", "Banker")
    bob.passes()

    assert alice.card("Banker").in_play
    assert bob.is_asked("Respond to Banker")
    assert alice.power == 0
    resolve(table)
    assert alice.power == 2


@rule(
    "SF 45.0", "SF 45.0a", "SF 45.1", "A sacrifice is made at once, of a card of one's own choice, and smokes nobody."
)
def test_sacrificing(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", "Student")
    alice.controls(edge("Wake", "When a Character is smoked, gain 5 Power."))
    alice.has(event("Rite", "Sacrifice a Character :: Gain 2 Power."))
    bob.controls("Bruiser")
    bob.has(BELL)

    alice.plays("Rite")
    assert sorted(alice.may_choose()) == ["Hero", "Student"]
    alice.chooses("Student")
    assert sorted(alice.smoked_pile) == ["Rite", "Student"]
    assert bob.is_asked("Respond to Rite")
    resolve(table)

    assert alice.power == 2


@rule(
    "SF 45.2", "SF 45.2a", "A card that cannot be sacrificed, or is immune to the asking card, is not chosen for it."
)
def test_what_cannot_be_sacrificed(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Relic", 2, "Cannot be sacrificed."), character("Saint", 2, "Immunity to Events."))
    alice.has(event("Rite", "Sacrifice a Character :: Gain 2 Power."))

    assert not alice.can("play", "Rite")
    alice.controls("Student")
    alice.plays("Rite")
    resolve(table)

    assert "Student" in alice.smoked_pile
    assert alice.card("Relic").in_play
    assert alice.card("Saint").in_play


@rule("SF 45.3", "Whoever controls the sacrificed card is the one who sacrifices it.")
def test_who_sacrifices(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    for player in (alice, bob):
        player.controls(edge("Shrine", "When you sacrifice a Character, gain 1 Power."))
    bob.controls("Student")
    alice.has(event("Dark Rite", "Each opponent sacrifices a Character."))

    alice.plays("Dark Rite")
    resolve(table)

    assert bob.smoked_pile == ["Student"]
    assert (alice.power, bob.power) == (0, 1)


@rule("SF 46.0", "A toasted card goes to its owner's toasted pile, whoever controlled it.")
def test_toasting(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    bob.controls("Hero", "Student")
    alice.has(event("Bribe", "Take control of target Character."), event("Burn", "Toast target Character."))

    alice.plays("Bribe", "Hero")
    resolve(table)
    alice.plays("Burn", "Hero")
    resolve(table)

    assert bob.toasted_pile == ["Hero"]
    assert "Hero" not in alice.toasted_pile


@rule("SF 44.4", "SF 24.5.2", "What a returning card triggers is generated before the auction for it.")
def test_a_returning_card_generates_before_its_auction(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    sage = character("Sage", 3, "Unique. When this card enters play, draw a card.")
    alice.has(event("Comeback", "Return a Character in your smoked pile to play."))
    alice.has_in_smoked_pile(sage)
    bob.controls(sage)

    alice.plays("Comeback")
    table_until(table, lambda: alice.is_asked("Bid more than 0"))

    assert [effect.name for effect in table.game.effects] == ["Sage"]
    alice.chooses("Bid 1")
    bob.chooses("Bid 2")
    alice.passes()
    table.answer(table.decision.options[0])
    resolve(table)
    assert alice.toasted_pile == ["Sage"]
    assert alice.hand == []


@rule("SF 31.2", "SF 24.5.2", "What others trigger as a card enters play waits until the auction for it is over.")
def test_what_others_trigger_waits_for_the_auction(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    sage = character("Sage", 3, "Unique. When this card enters play, draw a card.")
    alice.has(sage)
    bob.controls(sage, edge("Toll", "When an opponent plays a Character, gain 1 Power."))

    alice.plays("Sage")
    assert alice.is_asked("Bid more than 0")

    assert [effect.name for effect in table.game.effects] == ["Sage", "Sage"]
    alice.chooses("Bid 1")
    resolve(table)
    assert bob.power == 11


@rule(
    "SF 44.1a",
    "SF 49.5",
    "A One-Shot that was played may return to play: that is no playing.",
)
def test_a_one_shot_returns_to_play(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    comet = character("Comet", 3, "One-Shot.")
    alice.has(comet, comet)
    alice.has(event("Fall", "Smoke target Character."))
    alice.has(event("Comeback", "Return target Character from your smoked pile to play."))
    alice.plays("Comet")
    resolve(table)
    assert not alice.can("play", "Comet")
    alice.plays("Fall", "Comet")
    resolve(table)

    alice.plays("Comeback", "Comet")
    resolve(table)

    assert "Comet" in alice.in_play


@rule("SF 44.1c", "A card returns to play at any time, whatever the timing of its type.")
def test_cards_return_to_play_at_any_time(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(BELL)
    bob.controls("Temple")
    sword = state("Sword", "Weapon. Subject Character gains +2 Fighting.")
    bob.has_in_smoked_pile(sword, "Student")
    bob.has("Bruiser", sword)
    bob.has(event("Comeback", "Return target Character from your smoked pile to play."))
    bob.has(event("Relic", "Return target State from your smoked pile to play on target Character."))

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: bob.can("play", "Comeback"))
    assert not bob.can("play", "Bruiser")
    assert not bob.can("play", "Sword")
    bob.plays("Comeback", "Student")
    table_until(table, lambda: bob.card("Student").in_play and bob.can("play", "Relic"))
    bob.plays("Relic", "Student")
    resolve(table)

    assert bob.card("Student").fighting == 3


@rule("SF 44.2c", "A card is played from the smoked pile only where itself or a card in play says so.")
def test_who_may_be_played_from_the_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has_resources("{tek}{tek}")
    alice.has_in_smoked_pile("Manufactured Island", "Temple", "Student")
    bob.has_burned("Hill")

    assert alice.can("use", "Manufactured Island")
    assert not alice.can("play", "Temple")
    assert not alice.can("play", "Student")
    alice.has(event("Revival", "Play a Character from your smoked pile."))
    alice.plays("Revival")
    table_until(table, lambda: alice.is_asked("Which card do you play"))
    assert alice.may_choose() == ["Provider", "Student"]
    alice.chooses("Student")
    resolve(table)
    assert alice.card("Student").in_play


@rule("SF 44.2d", "SF 44.2e", "A State from the smoked pile wants a valid subject, and may be cheaper as any other.")
def test_a_state_is_played_from_the_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=5)
    alice.controls(edge("Forge", "You may play States at -1 cost."))
    alice.controls("Student")
    bob.controls("Hero")
    alice.has_in_smoked_pile(state("Banner", "Play on a Character you control. Subject gains +2 Fighting.", cost=3))
    alice.has_in_smoked_pile(state("Leash", "Play on a Site. Subject gains +2 Body.", cost=0))
    alice.has(event("Relic", "Play a State from your smoked pile."))

    alice.plays("Relic")
    assert alice.may_choose() == ["Banner"], "there is no Site for the Leash"
    alice.chooses("Banner")
    resolve(table)

    assert alice.card("Banner").subject == "Student"
    assert alice.power == 5 - 2


@rule("SF 44.2f", "What changes a card's timing holds for the smoked pile as well.")
def test_timing_is_changed_for_the_smoked_pile(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Temple")
    bob.has_in_smoked_pile("Student")
    rally = "When an opponent declares an attack, you may play a Character from your smoked pile."
    bob.controls(edge("Rally", rally), edge("Vigil", "Turn :: Play a Character from your smoked pile."))

    alice.attacks("Temple", with_="Hero")
    table_until(table, lambda: "Student" in table.game.decision.question or bob.is_asked("Rally"))
    assert not bob.can("use", "Vigil")
    resolve_choosing(table, "Student")

    assert bob.card("Student").in_play


@rule("SF 44.3b", "A State is moved at any time, in an opponent's turn as well.")
def test_a_state_is_moved_in_an_opponents_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.has(BELL)
    sword = state("Sword", "Weapon. Subject Character gains +2 Fighting.")
    bob.controls("Hero", "Student")
    bob.controls(sword, on="Hero")
    bob.has(event("Toss", "Move target State to another target Character."), sword)

    alice.plays("Bell")
    assert not bob.can("play", "Sword")
    bob.plays("Toss", "Sword", "Student")
    resolve(table)

    assert bob.card("Student").fighting == 3


@rule("SF 44.3c", "A State that is moved is as recent as the effect that moves it: what is played later counts more.")
def test_how_recent_a_moved_state_is(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Temple", "River")
    alice.controls("Hero", "Student", "Bruiser")
    many = state("Crowd", "Subject Character's printed Fighting is equal to the number of Characters you control.")
    few = state("Estate", "Subject Character's printed Fighting is equal to the number of Sites you control.")
    toss = event("Toss", "Move target State to another target Character.")
    alice.controls(many, on="Student")
    alice.controls(few, on="Hero")
    alice.has(toss, toss, few)

    alice.plays("Toss", "Crowd", "Hero")
    resolve(table)
    assert alice.card("Hero").fighting == 3, "the Crowd is newer now"

    alice.plays("Toss", "Crowd", "Bruiser")
    table_until(table, lambda: alice.can("play", "Estate"))
    alice.plays("Estate", on="Bruiser")
    resolve(table)
    assert alice.card("Crowd").subject == "Bruiser"
    assert alice.card("Bruiser").fighting == 2, "the Estate was played after the Toss"


@rule("SF 44.3a", "A State goes where it was to go, though its new subject fits no more by then.")
def test_a_subject_is_valid_when_it_is_chosen(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero", "Student")
    bob.controls("Temple")
    bob.controls("Bruiser")
    alice.controls(state("Banner", "Play on a Character you control. Subject gains +2 Fighting."), on="Hero")
    alice.has(event("Toss", "Move target State to another target Character."))
    bob.has(event("Bribe", "Take control of target Character."))

    alice.plays("Toss")
    bob.plays("Bribe", "Student")
    resolve(table)

    assert bob.card("Student").fighting == 3
    assert alice.card("Banner").subject == "Student"


@rule("SF 44.1", "SF 34.0", "A Character smoked before it resolved is like any other once it is returned to play.")
def test_who_never_resolved_comes_back(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.has("Hero", event("Rise", "Return a Character in your smoked pile to play."))
    bob.controls("Temple")
    bob.has(event("Bolt", "Smoke target Character."))
    alice.plays("Hero", at="Hill")
    bob.plays("Bolt", "Hero")
    resolve(table)

    alice.plays("Rise", "Hero")
    resolve(table)

    assert alice.can("attack", "Temple")


@rule("SF 44.1", "SF 9.2.3", "A card that waits in the smoked pile returns as a Site of its owner is seized.")
def test_a_sneaker_returns_as_a_site_is_seized(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Giant")
    alice.has_in_smoked_pile("Simian Sneaker")
    bob.controls("Cave", "Temple")
    bob.has_in_smoked_pile("Simian Sneaker")

    alice.attacks("Cave", with_="Giant")
    alice.chooses_fate("Seize")
    resolve(table)

    assert "Simian Sneaker" in bob.in_play
    assert alice.smoked_pile == ["Simian Sneaker"], "the Site was not hers"


@rule("SF 44.1", "SF 9.1.2.3", "An Edge that returns to play is at no location, and nobody is asked for one.")
def test_an_edge_returns_to_no_location(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "River")
    alice.has_in_smoked_pile(edge("Plan", "Your hand size is increased by 1."))
    alice.has(event("Again", "Return target Edge in your smoked pile to play."))

    alice.plays("Again", "Plan")

    assert alice.is_asked("Your Main Shot")
    assert (alice.card("Plan").in_play, alice.card("Plan").state.location) == (True, 0)


@rule("SF 39.0", "SF 24.8", "Who discards up to so many cards and chooses none has not done it.")
@pytest.mark.parametrize(("chosen", "power"), [((), 0), (("Student",), 3)])
def test_if_anything_is_discarded(table: Table, chosen: tuple[str, ...], power: int) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.has(event("Deal", "You may discard up to 2 cards. If you do, gain 3 Power."), "Student", "Hero")

    alice.plays("Deal")
    table_until(table, lambda: alice.can("yes"))
    alice.says_yes()
    alice.chooses(*chosen)
    resolve(table)

    assert alice.power == power


@rule("SF 39.0", "SF 6.2", "From the hand of who cannot discard no card is discarded by chance either.")
def test_nothing_is_discarded_by_chance_where_nobody_can(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Charter", "Opponents cannot discard."))
    alice.has(event("Raid", "Target opponent discards 2 cards at random."))
    bob.has("Hero", "Student", "Giant")

    alice.plays("Raid", "Bob")
    resolve(table)

    assert bob.hand == ["Hero", "Student", "Giant"]
