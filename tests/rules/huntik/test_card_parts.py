"""HK 200-206. Name, version, type line, text box, collector number, ATK and DEF."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games.huntik.decks import find_card
from quickening.games.huntik.definitions import Printed
from quickening.games.huntik.pool import shipped
from quickening.games.huntik.rules.starting import judge_deck
from tests.huntik_table import card_named, card_saying
from tests.table import Table, rule


def action(text: str, name: str = "Test Action") -> Printed:
    """A free action of neither side's taste."""
    return card_saying(text, name, type="action", subtype="freeAction")


# -- 200. Name -----------------------------------------------------------------------------------------------------


@rule("HK 200.2", "A card that names itself, or part of its name, means that very card and no other so named.")
@pytest.mark.parametrize("said", ["Lok Lambert", "Lok", "Lambert"])
def test_a_card_that_names_itself_means_itself(table: Table, said: str) -> None:
    lok = card_saying(f"Exhaust Action: {said} gets +2 ATK this round.", "Lok Lambert", atk="3")
    alice, bob = table.huntik("Alice", "Bob")
    other = alice.controls(lok, zone=1)
    mine = alice.controls(lok, zone=2)

    table.answer([option for option in table.decision.options if option.ref == mine.number and option.kind == "use"])

    assert (mine.atk, other.atk) == (5, 3)
    assert bob.is_asked("Your turn")


@rule("HK 200.2.3", "“I” and “me” on a hero are that hero.")
def test_i_and_me_are_the_hero_itself(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    first = alice.controls("Ignatius", zone=1)
    second = alice.controls("Ignatius", zone=1)
    alice.has("Springer")

    table.answer([option for option in table.decision.options if option.ref == first.number and option.kind == "use"])

    assert (first.atk, first.defense) == (6, 6)
    assert (second.atk, second.defense) == (4, 4)


@rule("HK 200.2.2", "A modifier that speaks of its source means that very card, as it was then.")
def test_a_modifier_means_its_own_source(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer", "Enderby", zone=1)
    alice.has("Copyform", "Copyform")

    alice.plays("Copyform", with_="Springer")
    alice.plays("Copyform", with_="Enderby")

    assert alice.in_play == ["Springer", "Enderby", "Copyform", "Copyform"]
    alice.passes()
    bob.passes()
    alice.chooses("Resolve Copyform")
    assert alice.in_play == ["Springer", "Enderby"], "each “this card” was eliminated by its own modifier"


@rule(
    "HK 200.2", "In whatever kind of power a hero calls itself by its name, or a part of it, it means itself alone."
)
def test_a_hero_calls_itself_by_its_name_in_any_power(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    text = (
        "Zed Foo gets +2 ATK.\nWhen Zed moves into a zone, draw a card.\nAll other heroes in Zed's zone get +1 DEF."
    )
    first = alice.controls(card_saying(text, "Zed Foo"), zone=1)
    other = alice.controls(card_saying("", "Zed Foo"), zone=1)
    alice.controls(card_saying("", "Foo Junior"), zone=1)
    assert (first.atk, other.atk) == (3, 1), "not another card of that name"
    assert (first.defense, other.defense) == (1, 2)

    alice.moves("Zed Foo", forward=2)

    assert first.zone == 3
    assert len(alice.hand) == 1


@rule(
    "HK 200.2", "HK 200.3", "A “[cardname] card” is any card of that name, even where the hero has that name itself."
)
def test_a_card_of_ones_own_name_is_any_such_card(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls(card_saying("When Zed moves into a zone, you may discard a Zed card.", "Zed"), zone=1)
    alice.has(card_saying("", "Zed Junior"), "Enderby")

    alice.moves("Zed", forward=1)
    alice.says_yes()

    assert alice.discard_pile == ["Zed Junior"]


@rule("HK 200.3.2", "A “[name] card” is any card of that name, or with that name as part of its own.")
def test_the_example_of_lok_lambert_and_the_freelancers(table: Table) -> None:
    bold = card_saying("", "Freelancer, Bold Explorer", subtitle="Second Version")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Lok Lambert", zone=3)
    bob.controls("Bellona", zone=3)
    alice.has("Freelancer", bold, card_saying("", "Freelancing Fool"), "Springer")
    alice.moves("Lok Lambert")
    alice.starts_combat()
    bob.passes()

    alice.uses("Lok Lambert")
    assert alice.may_choose() == ["Freelancer", "Freelancer, Bold Explorer"]
    alice.chooses("Freelancer, Bold Explorer")

    assert alice.card("Freelancer, Bold Explorer").zone == 3
    assert bob.is_asked("combat action")


@rule("HK 200.3.2", "The name may stand anywhere in the other card’s name, as a whole.")
@pytest.mark.parametrize(
    ("name", "found"),
    [("Suit", True), ("Tall Suit", True), ("Suit: the Return", True), ("Suitcase", False), ("Lawsuit", False)],
)
def test_part_of_a_name_is_a_whole_word(table: Table, name: str, found: bool) -> None:
    _alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("DeFoe", exhausted=True)
    bob.has(card_saying("", name, alignment="evil"))

    assert bob.can_use("DeFoe", "Scapegoat") is found


# -- 201. Version --------------------------------------------------------------------------------------------------


@rule("HK 201.1", "Each hero has a version besides its name.")
def test_every_hero_of_the_set_has_a_version() -> None:
    heroes = [card for card in shipped().values() if card.is_hero]

    assert len(heroes) == 97
    assert all(card.version for card in heroes)
    assert card_named("Caliban").title == "Caliban, Dante's Titan"
    assert not any(card.version for card in shipped().values() if not card.is_hero)


@rule("HK 201.2", "A “Suit card” is any version of Suit.")
def test_a_name_means_every_version(table: Table) -> None:
    _alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("DeFoe", exhausted=True)
    bob.has("Suit, Mr. Mactavish, Prague Agent", "Suit, Mr. Steel, Venice Agent", "Bellona")

    bob.uses("DeFoe", "Scapegoat")

    assert bob.may_choose() == ["Suit", "Suit"]


@rule("HK 201.3", "The same name with another version is another card.")
def test_versions_are_different_cards_when_a_deck_is_built() -> None:
    versions = ["Mr. Mactavish, Prague Agent", "Mr. Steel, Venice Agent", "Ms. Thorpe, Venice Agent"]
    suits = [card_named(f"Suit, {version}") for version in versions]

    def copies(deck: list[Printed]) -> list[str]:
        return [refusal.rule for refusal in judge_deck(deck) if refusal.rule == "HK 100.3"]

    assert copies(suits * 3) == [], "nine Suits, three of each version"
    assert copies([*suits * 3, suits[0]]) == ["HK 100.3"]


@rule("HK 201.3", "A copy of a card has its name and its version.")
def test_another_version_is_no_copy(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("Suit, Ms. Thorpe, Venice Agent", exhausted=True)
    bob.has("Double Your Effort")
    bob.has_in_discard_pile("Suit, Mr. Steel, Venice Agent")
    bob.plays("Double Your Effort")
    alice.passes()
    assert not bob.can_use("Suit")

    bob.has_in_discard_pile("Suit, Ms. Thorpe, Venice Agent")
    bob.uses("Suit")

    assert bob.card("Suit").area == "deck"
    assert bob.discard_pile == ["Suit", "Double Your Effort"]


# -- 202. Type line ------------------------------------------------------------------------------------------------


@rule("HK 202.1.2", "Other cards can refer to a tag.")
def test_a_card_refers_to_seekers(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Dante Vale")
    bob.controls("Klaus", "Bellona")
    alice.has(action("KO target enemy Seeker."))

    alice.plays("Test Action")

    assert bob.in_play == ["Bellona"], "Klaus is the only enemy Seeker; Bellona is a Titan"


@rule("HK 202.1.2", "A tag may narrow down heroes and cards in any area.")
def test_tags_narrow_down_what_may_be_chosen(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Klaus", "Bellona", "Janus Knight")
    alice.has(
        action("KO target non-Titan hero."), action("Put a Seeker hero card from your hand into zone 1.", "Call")
    )
    alice.has("Enderby", "Springer", "Tersly")

    alice.plays("Call")
    assert alice.may_choose() == ["Enderby", "Tersly"]
    alice.chooses("Tersly")
    bob.passes()
    alice.plays("Test Action")

    assert sorted(alice.may_choose()) == ["Klaus", "Tersly"]


@rule("HK 202.2", "A card’s team is Good or Evil.")
def test_a_card_refers_to_a_team(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    bob.controls("Bellona")
    alice.has(action("KO target Evil hero."))

    assert card_named("Springer").team == "Good"
    assert card_named("Bellona").team == "Evil"
    alice.plays("Test Action")

    assert bob.discard_pile == ["Bellona"], "the only Evil hero was the only target"


@rule("HK 202.2b", "An amulet is on no team and fits a Good deck or an Evil one.")
def test_an_amulet_fits_every_deck() -> None:
    amulet = card_saying("Draw a card.", "Amulet of Will", type="amulet", subtype="", alignment="neutral")
    names = ["Caliban", "Cherit", "Furoji"], ["Bellona", "Suit", "Klaus"]

    assert amulet.team == ""
    for deck in names:
        mixed = [*(card_named(name) for name in deck), amulet]
        assert "HK 100.2" not in [refusal.rule for refusal in judge_deck(mixed)]
    assert "HK 100.2" in [refusal.rule for refusal in judge_deck([card_named("Caliban"), card_named("Suit")])]


@rule("HK 202.2c", "A legendary hero is on no team and fits beside a Good deck or an Evil one.")
def test_a_legendary_hero_fits_beside_every_deck() -> None:
    legend = card_saying("", "Behemoth", type="legendaryHero", subtype="", alignment="neutral")

    assert legend.team == ""
    for name in ("Caliban", "Bellona"):
        assert "HK 100.2" not in [refusal.rule for refusal in judge_deck([card_named(name)], [legend])]
        assert "HK 100.4" not in [refusal.rule for refusal in judge_deck([card_named(name)], [legend])]


@rule("HK 202.3", "A Titan may have a tribe, and cards can refer to it.")
def test_a_card_refers_to_a_tribe(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob")
    bob.controls("Janus Knight", "Invisible Knight", "Bellona", "Klaus")
    alice.has(action("KO target Draco-Titan."), action("KO target Titan.", "Titan Hunt"))

    alice.plays("Test Action")
    assert sorted(alice.may_choose()) == ["Invisible Knight", "Janus Knight"], "Bellona is a Krono-Titan"
    alice.chooses("Janus Knight")
    bob.passes()
    alice.plays("Titan Hunt")

    assert sorted(alice.may_choose()) == ["Bellona", "Invisible Knight"], "Klaus is a Seeker"


@rule("HK 202.3.2", "There are eight tribes.")
def test_there_are_eight_tribes() -> None:
    found = {tag.removesuffix("-Titan") for card in shipped().values() for tag in card.tags if tag.endswith("-Titan")}

    assert found == {"Draco", "Gaia", "Hecto", "Krono", "Litho", "Meso", "Swara", "Yama"}
    assert card_saying("", subtype="titan").tags == ("Good", "Titan"), "a Titan need not have a tribe"
    with pytest.raises(Refused, match=r"HK 202\.3"):
        card_saying("", subtype="aquaTitan")


# -- 203. Text box -------------------------------------------------------------------------------------------------


@rule("HK 203.1", "Reminder text only explains: a card does the same with it and without it.")
def test_reminder_text_does_nothing() -> None:
    plain = action("Stun target hero.")
    explained = action("Stun target hero. (It is exhausted and turned face down. Draw 7 cards.)")

    assert explained.abilities == plain.abilities


@rule("HK 203.1.2", "Game text that is not understood is never passed over as if it were flavor.")
def test_game_text_is_not_passed_over() -> None:
    with pytest.raises(Refused, match="not understood"):
        action("Stun target hero. The river remembers.")


@rule("HK 203.1a", "The name of a power does nothing by itself.")
def test_the_name_of_a_power_has_no_impact(table: Table) -> None:
    named = card_saying("KO Everybody — Free Action: Draw a card.", "Named")
    alice, bob = table.huntik("Alice", "Bob")
    alice.controls(named, "Springer")
    bob.controls("Bellona")

    alice.uses("Named", "KO Everybody")

    assert alice.in_play == ["Named", "Springer"]
    assert bob.in_play == ["Bellona"]
    assert len(alice.hand) == 1


@rule("HK 203.1a.2", "Other cards may refer to a power by its name.")
def test_another_card_refers_to_a_power_by_name(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", mission="Get the Argo Out of the Water")
    argo = alice.finds_feature("Argo", zone=2)
    springer = alice.controls("Springer", zone=2)
    sandra = alice.controls("Sandra Lambert", zone=3)

    alice.uses("Springer", "Push the Argo")
    assert springer.counters == ["+1/+1", "+1/+1"], "the Argo was pushed by a hero with 3 DEF or less"
    bob.passes()
    alice.uses("Sandra Lambert", "Push the Argo")

    assert argo.zone == 4
    assert sandra.counters == [], "she has 5 DEF"


@rule("HK 203.2", "Each paragraph is a power of its own.")
def test_each_paragraph_is_a_power(table: Table) -> None:
    alice, bob = table.huntik("Alice", "Bob", turn="Bob")
    bob.controls("DeFoe", "Suit", zone=3, exhausted=True)
    bob.has("Suit")

    assert len(card_named("DeFoe").abilities) == 2
    bob.uses("DeFoe", "Scapegoat")
    assert bob.card("DeFoe").ready
    alice.controls("Caliban", zone=3)
    alice.moves("Caliban")
    alice.starts_combat()
    bob.passes()
    alice.passes()

    assert "DeFoe" in bob.in_play, "his other power keeps attacks away from him"


@rule("HK 203.2.2", "Keywords may share a paragraph with other powers.")
def test_a_keyword_may_share_a_paragraph() -> None:
    apart = card_saying("Unblockable\nI can move up to 3 zones.")
    together = card_saying("Unblockable. I can move up to 3 zones.")

    assert len(together.abilities) == 2
    assert together.abilities == apart.abilities


# -- 204-205 -------------------------------------------------------------------------------------------------------


@rule("HK 204.1", "A card is found by its collector number: the set and the number within it.")
def test_a_card_by_its_collector_number() -> None:
    caliban = find_card("SAS-001")

    assert caliban is not None
    assert (caliban.name, caliban.set, caliban.number) == ("Caliban", "SAS", "001")
    assert len({card.key for card in shipped().values()}) == len(shipped())


@rule("HK 205.1", "Heroes and obstacles have ATK and DEF; other cards do not.")
def test_heroes_and_obstacles_have_atk_and_def(table: Table) -> None:
    alice, _bob = table.huntik("Alice", "Bob")
    alice.controls("Springer")
    alice.finds_feature("Bigfoot", zone=5)
    alice.finds_feature("Argo", zone=1)
    alice.has("Honorguard")
    view = table.game.view(0)

    numbers = {card.name: card.numbers for card in (*view.area("play").cards, *view.area("hand", 0).cards)}

    assert numbers == {
        "Springer": (("ATK", 2), ("DEF", 3)),
        "Bigfoot": (("ATK", 3), ("DEF", 3)),
        "Argo": (),
        "Honorguard": (),
    }
    with pytest.raises(Refused, match=r"HK 205\.1"):
        card_saying("", atk="strong")
