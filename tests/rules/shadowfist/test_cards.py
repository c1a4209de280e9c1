"""SF 6-8. The golden rule, types and parts of cards."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.decks import find_card
from quickening.games.shadowfist.kinds.abilities import Continuous
from quickening.games.shadowfist.kinds.basics import ChangeType
from quickening.games.shadowfist.rules.requirements import judge_deck
from quickening.lang.selections import ThisCard
from tests.shadowfist_table import card_saying, character, edge, event, resolve, site, state, with_abilities
from tests.table import Table, rule


@rule("SF 6.0", "A card does what it says, whatever the rules say: here a Character attacks though an attack failed.")
def test_a_card_overrides_the_rules(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Student", "Hero")
    alice.controls(character("Loner", 3, "Independent."))
    bob.controls("Hill")
    bob.controls("Bruiser", at="Hill")
    alice.attacks("Hill", with_="Student")
    bob.intercepts("Student", with_="Bruiser")
    resolve(table)

    assert alice.why_not("Hero")[0].rule == "SF 28.12"
    alice.attacks("Hill", with_="Loner")

    assert alice.card("Loner").turned
    resolve(table)


@rule("SF 6.0", "What happens instead of something is replaced by other texts, but not by the same one again.")
@pytest.mark.parametrize("another", [False, True])
def test_a_replacement_does_not_replace_what_it_brings_about(table: Table, another: bool) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(edge("Doom", "If a Character would be smoked, smoke all Characters instead."), "Hero")
    if another:
        alice.controls(edge("Pyre", "If a Character would be smoked, toast it instead."))
    alice.has(event("Dart", "Smoke target Character."))
    bob.controls("Hill", "Student", "Giant")

    alice.plays("Dart", "Student")
    if another:
        alice.chooses("Apply Doom")
        while alice.is_asked("What happens instead"):
            assert table.labels == ["Apply Pyre"]
            alice.chooses("Apply Pyre")
    resolve(table)

    assert bob.in_play == ["Hill"]
    assert sorted(bob.toasted_pile if another else bob.smoked_pile) == ["Giant", "Student"]


@rule("SF 6.0", "What happens instead of smoking happens once: Abysmal Absorber gains 1 Fighting for its victim.")
def test_what_is_replaced_is_replaced_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    text = (
        "When this card would smoke a Character with combat damage, instead toast that Character and this card "
        "gains +1 Fighting until it leaves play."
    )
    alice.controls(character("Abysmal Absorber", 6, text), character("Partner", 3))
    bob.controls("Hill")
    bob.controls("Hero", "Student", at="Hill")

    alice.attacks("Hill", with_=["Abysmal Absorber", "Partner"])
    bob.intercepts("Abysmal Absorber", with_=["Student", "Hero"])
    resolve(table)

    assert bob.toasted_pile == ["Student", "Hero"]
    assert alice.card("Abysmal Absorber").fighting == 6 + 2 - 1 - 4


@rule("SF 6.0", "SF 24.8.1.1", "Who stays at zero because something else happens instead is not smoked again for it.")
def test_who_is_spared_at_zero_stays(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Undertaker", 2, "If a Character would be smoked, gain 1 Power instead."))
    bolt = event("Bolt", "Target a Character :: Inflict 4 damage on target.")
    alice.has(bolt, bolt)
    bob.controls("Hero")

    alice.plays("Bolt", "Hero")
    resolve(table)
    assert alice.power == 1
    assert bob.card("Hero").fighting == 0
    alice.plays("Bolt", "Hero")
    resolve(table)

    assert alice.power == 2
    assert bob.card("Hero").in_play


@rule("SF 6.0", "SF 30.3.3", "Two Characters smoked at once are each replaced once.")
def test_two_that_are_replaced_at_once(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(character("Undertaker", 2, "If an opponent's Character would be smoked, gain 1 Power instead."))
    alice.has(event("Storm", "Inflict 1 damage on all opponents' Characters."))
    bob.controls("Student", "Student", "Hero")

    alice.plays("Storm")
    resolve(table)

    assert alice.power == 2
    assert bob.card("Hero").fighting == 3


@rule("SF 6.1", "A card breaks no more rules than it must: played out of turn it still has to be paid for.")
def test_a_card_breaks_no_more_rules_than_it_must(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    ambush = card_saying("Play during an opponent's turn.", "Latecomer", "Character", 3, requires="{dra}")
    bob.has(ambush)
    alice.has(event("Bell", "Gain 1 Power."))

    alice.plays("Bell")

    assert not bob.can("play", "Latecomer")
    bob.controls(character("Monk", 1, provides="{dra}"))
    resolve(table)


@rule("SF 6.2", "What says it cannot be kept from something wins over what keeps others from it.")
def test_further_from_the_rules_wins(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(character("Blur", 5, "Cannot be intercepted."))
    bob.controls("Hill")
    bob.controls("Hero", at="Hill")
    bob.controls(character("Loyal Defender", 3, "Cannot be prevented from intercepting."), at="Hill")

    alice.attacks("Hill", with_="Blur")

    assert bob.may_choose() == ["Loyal Defender", "Do not intercept"]
    resolve(table)


@rule("SF 7.0", "SF 7.2", "Characters attack, and are not played on other cards.")
def test_characters_attack(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.controls(edge("Plan", "Characters you control gain +1 Fighting."))
    bob.controls("Hill", "Student")

    assert alice.can("attack", "Hill")
    assert alice.can("attack", "Student")
    alice.attacks("Hill", with_="Hero")
    resolve(table)

    assert bob.card("Hill").damage == 5


@rule("SF 7.1.1", "A card that becomes another type loses its own, unless it is said to keep it.")
def test_changing_type(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    walks, is_now = ChangeType("Character", besides=True), ChangeType("Character")
    alice.controls(with_abilities("Hill", Continuous(ThisCard(), walks)))
    alice.controls(with_abilities("Temple", Continuous(ThisCard(), is_now)), "River")

    types = [table.game.types(alice.card(name).number) for name in ("Hill", "Temple", "River")]

    assert types == [("Site", "Character"), ("Character",), ("Site",)]


@rule("SF 7.3", "SF 8.8", "SF 8.8.1", "Sites generate the Power that is printed on them; with 0 they generate none.")
def test_sites_generate_power(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    bob.controls(site("Spring", power=2), site("Desert", power=0))
    bob.controls(card_saying("", "Factory", "Site", 2, power=3))

    alice.ends_turn()

    assert bob.power == 5


@rule("SF 7.3.1", "SF 7.3.2", "Only Sites with Feng Shui in the subtitle count toward victory.")
def test_feng_shui_sites_count(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill", "Factory")

    assert table.game.closeness(0) == 1


@rule("SF 7.4", "SF 7.5", "A State is on its subject and where that is; an Edge is at no location.")
def test_states_and_edges(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hill")
    alice.controls("Hero", at="Hill")
    sword = alice.controls(state("Blade", "Play on a Character. Subject gains +2 Fighting."), on="Hero")
    plan = alice.controls(edge("Plan", "Characters you control gain +1 Fighting."))

    assert sword.subject == "Hero"
    assert sword.place == ["Hill"]
    assert plan.place == []
    assert alice.card("Hero").fighting == 7


@rule("SF 7.6", "SF 25.3", "Events go to the smoked pile, are not smoked, and can be played on anybody's turn.")
def test_events_on_anybodys_turn(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob", power=0)
    alice.has(event("Bell", "Gain 1 Power."))
    bob.has(event("Gong", "Gain 2 Power."))

    alice.plays("Bell")
    bob.plays("Gong")
    resolve(table)

    assert (alice.power, bob.power) == (1, 2)
    assert bob.smoked_pile == ["Gong"]
    assert not any("smoked" in line for line in table.log)


@rule("SF 8.0", "SF 8.2", "SF 8.3", "Facts and text of a card: title, subtitle, text, cost, Fighting.")
def test_the_parts_of_a_card(table: Table) -> None:
    monk = card_saying("Ambush.", "Iron Monk", "Character", 3, 5, subtitle="Kung Fu Master", requires="{han}{chi}")

    assert (monk.name, monk.subtitle, monk.cost, monk.fighting) == ("Iron Monk", "Kung Fu Master", 3, 5)
    assert monk.requires == ("han", "chi")
    assert monk.designators == {"iron", "monk", "kung", "fu", "master"}
    assert len(monk.abilities) == 1


@rule("SF 8.1", "SF 8.11", "SF 8.11.1", "Cards with one title share the limit of five, even if their texts differ.")
def test_two_printings_of_one_title(table: Table) -> None:
    old, new = character("Monk", 3), character("Monk", 3, "Ambush.")

    assert judge_deck([old] * 3 + [new] * 2) == []
    assert judge_deck([old] * 3 + [new] * 3)[0].rule == "SF 1.2.1"
    assert old.abilities != new.abilities


@rule("SF 8.3.1.1", "Of several printings of one title a deck list means the latest, with its corrected text.")
def test_the_corrected_wording_is_played(table: Table) -> None:
    old, new = character("Monk", 3), character("Monk", 3, "Ambush.")

    assert find_card("Monk", {"old/monk": old, "new/monk": new}) is new
    assert find_card("old/monk", {"old/monk": old, "new/monk": character("Nun", 3)}) is old


@rule("SF 8.4", "SF 25.1", "A card needs its resources in the pool, as many of each as it shows.")
def test_resources_are_needed(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Monk", 1, provides="{han}"))
    alice.has(character("Adept", 4, requires="{han}"), character("Master", 7, requires="{han}{han}"))

    assert alice.can("play", "Adept")
    assert not alice.can("play", "Master")
    assert alice.why_not("Master")[0].rule == "SF 18.1"


@rule("SF 8.5", "SF 17.2.5", "The cost is paid in Power as the card is played.")
def test_the_cost_is_paid(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=4)
    alice.has("Bruiser", "Hero")

    alice.plays("Bruiser")
    resolve(table)

    assert alice.power == 1
    assert not alice.can("play", "Hero")
    assert alice.why_not("Hero")[0].rule == "SF 25.1"


@rule("SF 8.6", "SF 18.1", "Cards in play and in the smoked pile provide resources; cards in hand do not.")
def test_what_provides_resources(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    monk = character("Monk", 1, provides="{han}")
    alice.has(monk, character("Adept", 4, requires="{han}"))
    assert not alice.can("play", "Adept")

    alice.has_in_smoked_pile(monk)

    assert alice.can("play", "Adept")


@rule("SF 8.7", "SF 8.9", "Printed Fighting and Body are what damage is measured against.")
def test_fighting_and_body(table: Table) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    bob.controls("Student")
    bob.controls("River")

    alice.attacks("River", with_="Hero")
    resolve(table)

    assert bob.card("River").in_play
    assert bob.card("River").body == 1
    assert (alice.card("Hero").fighting, bob.card("Student").fighting) == (4, 1)


@rule("SF 8.6", "SF 10.1", "A text by which some cards provide more takes nothing from what others provide.")
def test_others_provide_what_they_did(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(
        "Hill", character("Adept", provides="{chi}"), character("Elder", text="Sites you control provide {mag}.")
    )
    alice.has(character("Monk", requires="{chi}"), character("Witch", requires="{mag}"))

    assert alice.can("play", "Monk")
    assert alice.can("play", "Witch")


@rule("SF 18.1", "SF 10.1", "Who counts resources counts all of them, whatever else is worked out first.")
def test_a_score_that_counts_resources_is_the_same_for_everybody(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Sage", 1, "+1 Fighting for each {chi} in your resource pool.", provides="{chi}{chi}"))
    alice.controls(edge("Spring", "Provides {dra} for each Character you control."))
    assert alice.card("Sage").fighting == 3

    afresh = table.game.clone()

    assert sorted(afresh.resources(0)) == ["chi", "chi", "dra"]
    (sage,) = (card for area in afresh.view(0).areas for card in area.cards if card.name == "Sage")
    assert dict(sage.numbers)["Fighting"] == 3


@rule("SF 8.7a", "Printed Fighting is what stands on the card, whatever it is now.")
def test_printed_fighting(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hero", damage=1)
    alice.controls(state("Blade", "Play on a Character. Subject gains +2 Fighting."), on="Hero")
    alice.has(event("Rank", "Target a Character :: Gain Power equal to target's printed Fighting."))

    assert alice.card("Hero").fighting == 5
    alice.plays("Rank", "Hero")
    resolve(table)

    assert alice.power == 4


@rule("SF 8.9a", "Printed Body is what stands on the card, whatever it is now.")
def test_printed_body(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls("Hill", damage=1)
    alice.controls(state("Wall", "Play on a Site. Subject gains +2 Body."), on="Hill")
    alice.has(event("Rank", "Target a Site :: Gain Power equal to target's printed Body."))

    assert alice.card("Hill").body == 7
    alice.plays("Rank", "Hill")
    resolve(table)

    assert alice.power == 6


@rule("SF 8.8.1", "A Site whose Power score is 0 is no Power-generating Site; how much it is does not matter.")
def test_power_generating_sites(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=0)
    alice.controls(site("Spring", power=1), site("Well", power=3), site("Desert", power=0))
    alice.has(event("Tap", "Gain Power equal to the number of Power-generating Sites you control."))

    alice.plays("Tap")
    resolve(table)

    assert alice.power == 2


@rule("SF 6.0", "What happens instead under a condition happens while that holds, and not otherwise.")
@pytest.mark.parametrize(("sites", "pile"), [(["Hill"], "toasted"), ([], "smoked")])
def test_instead_under_a_condition(table: Table, sites: list[str], pile: str) -> None:
    alice, bob = table.shadowfist("Alice", "Bob")
    alice.controls(
        *sites,
        edge("Pyre", "While you control a Site, if a Character would be smoked, toast that Character instead."),
    )
    bob.controls("Hero")
    alice.has(event("Doom", "Smoke target Character."))

    alice.plays("Doom", "Hero")
    resolve(table)

    assert bob.card("Hero").area == f"{pile} pile"
