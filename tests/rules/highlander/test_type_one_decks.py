"""Type One: decks and groups of cards (HLT 13-45, 69, 92, 133-144, 169-185, 272)."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games.highlander import load
from quickening.games.highlander.decks import parse_deck
from quickening.games.highlander.definitions import has_word
from quickening.games.highlander.rules.deck_facts import titled
from tests.highlander_decks import opening, rules_of, wrong_with
from tests.highlander_table import card_named, card_saying
from tests.rules.highlander.type_one import BASICS, DUNCAN, KATANA, duel, wrong
from tests.table import Table, rule

# -- decks ---------------------------------------------------------------------------------------------------------


@rule("HLT 92", "HLT 13", "HLT 17", "Fifty cards, six of a title, and no more of a card than its number.")
def test_size_copies_and_restriction() -> None:
    plan, twice = card_saying(name="Plan"), card_saying(name="Rest", restriction="2")

    assert wrong(DUNCAN) == set()
    assert wrong(DUNCAN, size=49) == {"HLT 92"}
    assert wrong(DUNCAN, *[plan] * 6, *[twice] * 2) == set()
    assert wrong(DUNCAN, *[plan] * 7) == {"HLT 13"}
    assert wrong(DUNCAN, *[twice] * 3) == {"HLT 17"}


@rule("HLT 24", "HLT 26", "HLT 44", "All basics are needed; each Crystal stands for one of them.")
def test_basics_and_crystals() -> None:
    crystal = card_saying(name="Crystal", type="crystal")
    some = [card for card in BASICS if card.name not in ("Thrust", "Upper Left Block")]

    assert wrong(DUNCAN, *some, basics=False) == {"HLT 24", "HLT 26"}
    assert wrong(DUNCAN, crystal, *some, basics=False) == {"HLT 26"}


@rule(
    "HLT 37",
    "HLT 143",
    "Six Pre-Game cards, each once; Crystals do not count; not the Quickening of one's own Persona.",
)
def test_pre_game_cards() -> None:
    extras = [card_saying(name=f"Premium {n}", type="premium") for n in range(6)]
    crystals = [card_saying(name=f"Crystal {n}", type="crystal") for n in range(3)]
    quickening = card_saying(name="Quickening", type="quickening", of="Duncan MacLeod")

    assert wrong(DUNCAN, *extras[:5], *crystals) == set()
    assert wrong(DUNCAN, *extras) == {"HLT 37"}
    assert wrong(DUNCAN, extras[0], extras[0]) == {"HLT 37"}
    assert wrong(DUNCAN, quickening) == {"HLT 37"}


@rule(
    "HLT 14",
    "HLT 15",
    "HLT 43",
    "Persona, Faction and Weapon Specific cards need whom they name; Signature cards always do.",
)
def test_specific_cards() -> None:
    lunge = card_saying(name="Lunge", type="edge", of="Katana")
    theirs = card_saying(name="Rage", of="The Kurgan")
    signature = card_saying(name="Vow", of="The Kurgan", mark="S")

    assert wrong(DUNCAN, KATANA, lunge) == set()
    assert wrong(DUNCAN, lunge) == {"HLT 14"}
    assert wrong(DUNCAN, theirs) == {"HLT 14"}
    assert wrong(DUNCAN, signature) == {"HLT 15"}


@rule("HLT 41", "HLT 42", "Faction cards belong to the Personas of the Faction.")
def test_faction_cards() -> None:
    clan = card_saying(name="Remembrance", of="Clan MacLeod", mark="S")
    kronos = card_saying(name="Kronos", type="persona")

    assert wrong(DUNCAN, clan) == set()
    assert wrong(kronos, clan) == {"HLT 15"}
    assert wrong(kronos, card_saying(name="Ride", of="Four Horsemen", mark="S")) == set()


@rule(
    "HLT 38",
    "HLT 40",
    "HLT 230",
    "Master cards have the word in their title; the Persona says how many, without one there are none.",
)
def test_master_cards() -> None:
    masters = [card_saying(name=name) for name in ("Weapon Master", "Master's Advance", "Master Swordsman")]

    assert wrong(DUNCAN, *masters[:2]) == set()
    assert wrong(DUNCAN, *masters) == {"HLT 38"}
    assert wrong(masters[0]) == {"HLT 38"}
    assert not has_word("Mastery", "Master")


@rule("HLT 39", "HLT 38", "A Generic Immortal uses one of each Persona Specific card, none Reserved.")
def test_the_generic_immortal() -> None:
    power, away = (card_saying(name=name, of="Connor MacLeod") for name in ("Power Blow", "Back Away"))

    assert wrong(power, away) == set()
    assert wrong(power, power) == {"HLT 39"}
    assert wrong(card_saying(name="Vow", of="Connor MacLeod", mark="R")) == {"HLT 15"}


@rule("HLT 45", "HLT 37", "One Watcher or one Hunter.")
def test_watcher_or_hunter() -> None:
    watcher = card_saying(name="Joe Dawson", type="watcher")
    hunter = card_saying(name="James Horton", type="hunter")

    assert wrong(DUNCAN, watcher) == set()
    assert wrong(DUNCAN, watcher, hunter) == {"HLT 45"}


@rule(
    "HLT 20",
    "HLT 21",
    "HLT 22",
    "Cards of all editions are legal, but for Time and Trap cards and those that are bugged.",
)
def test_edition_limits() -> None:
    for editions in ("first,type-one", "third,type-one", ""):
        assert wrong(DUNCAN, card_saying(name="Allowed", editions=editions)) == set()
    assert wrong(DUNCAN, card_saying(name="Elsewhere", editions="third")) == {"HLT 20"}
    for kind, cited in (("Time", "HLT 20"), ("Trap", "HLT 20"), ("Bugged", "HLT 21")):
        assert wrong(DUNCAN, card_saying(name="Barred", kinds=kind)) == {cited}


@rule("HLT 23", "Of cards alike in title, grid and text only one version is used.")
def test_the_version_rule() -> None:
    old = card_saying("Draw a card.", name="Rest", set="SE")
    new = card_saying("Draw a card.", name="Rest", set="HS1")
    other = card_saying("Draw 2 cards.", name="Rest", set="HS2")

    assert wrong(DUNCAN, old, old, other) == set()
    assert wrong(DUNCAN, old, new) == {"HLT 23"}


@rule("HLT 133", "HLT 144", "One primary Weapon of Choice, and Off-Hand ones besides.")
def test_weapons_of_choice() -> None:
    dagger = card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1")
    axe = card_saying(name="Axe", type="weapon of choice", hands="2")

    assert wrong(DUNCAN, KATANA, dagger) == set()
    assert wrong(DUNCAN, KATANA, axe) == {"HLT 144"}


@rule("HLT 99", "HLT 132", "Attributes do not matter in Type One, whatever becomes of the card that gives them.")
def test_attributes_do_not_matter() -> None:
    foil = card_saying(name="Foil Katana", type="weapon of choice", hands="1", gems="M3")

    assert foil.allowed == {"M": 3}
    assert wrong(DUNCAN, foil, *[card_saying(name="Rest", gems="A")] * 6) == set()


@rule("HLT 37", "HLT 38", "Neither a Persona nor a Quickening whose power involves gems; other cards may.")
@pytest.mark.parametrize(
    ("text", "involved"),
    [
        ("During your turn, you may discard a card with the Empathy gem to draw a card.", True),
        ("At the beginning of your turn, make a Soft Check of Agility; if it finds 1 or more, draw a card.", True),
        ("At the beginning of your turn, you may draw a card.", False),
    ],
)
def test_powers_that_involve_gems(text: str, involved: bool) -> None:
    persona = card_saying(text, name="Mako", type="persona", editions="third,type-one")
    quickening = card_saying(text, name="Quickening", type="quickening", of="Mako", editions="third,type-one")

    assert wrong(persona) == ({"HLT 38"} if involved else set())
    assert wrong(DUNCAN, quickening) == ({"HLT 37"} if involved else set())
    assert wrong(DUNCAN, card_saying(text, name="Belt", type="object")) == set()


@rule("HLT 38", "The second-edition Duncan MacLeod spends Empathy gems: he is for the third edition only.")
def test_a_shipped_persona_whose_power_involves_gems() -> None:
    duncan = card_named("CvD-057")

    assert "HLT 38" in wrong(duncan)
    assert not {"HLT 38", "HLT 37"} & rules_of(wrong_with("third", duncan))


@rule("HLT 272", "HLT 20", "Home-made cards are no cards.")
def test_home_made_cards() -> None:
    with pytest.raises(Refused, match="there is no card 'Disgruntled Employee'"):
        parse_deck("home-made", "1 Disgruntled Employee")

    for name in ("Disgruntled Employee", "Donna Lettow", "Attitude is Everything"):
        assert wrong(DUNCAN, card_saying(name=name)) == {"HLT 272"}
    assert wrong(DUNCAN, card_saying(name="Attitude is Everything", of="Duncan MacLeod")) == set()


# -- titles that convert -------------------------------------------------------------------------------------------

FIRST = {"grid": "XXX/XXX/XXX", "editions": "first,type-one"}


@rule("HLT 399", "HLT 401", "HLT 398", "First-edition Dodges and Back Aways are titled Evade: six of both together.")
def test_dodges_are_evades() -> None:
    luther, dodge, back_away = map(card_named, ("SE-x15", "Dodge (Luther)", "Back Away (Luther)"))

    assert wrong(luther, *[dodge] * 3, *[back_away] * 3) == set()
    assert wrong(luther, *[dodge] * 4, *[back_away] * 3) == {"HLT 13"}
    assert wrong_with("first", luther, *[dodge] * 4, *[back_away] * 3) == []


@rule("HLT 23", "HLT 444", "An Upper Guard and a later Guard of the same areas are versions of one card.")
def test_versions_of_a_card_with_a_new_title() -> None:
    upper, lower, later = map(card_named, ("Upper Guard", "Lower Guard", "3E-x444a"))

    assert wrong(DUNCAN, upper, later) == {"HLT 23"}
    assert wrong(DUNCAN, lower, later) == set()


@rule("HLT 402", "HLT 403", "HLT 405", "Ducks, Jumps and Side Steps are titled Counter: the Longsword bars them.")
@pytest.mark.parametrize("name", ["Duck", "Jump", "Side Step"])
def test_ducks_are_counters(name: str) -> None:
    sword = card_named("English Longsword", "type-one")
    duck = card_saying(name=name, type="dodge", **FIRST)

    assert wrong(DUNCAN, sword, duck) == {"HLT 19"}
    assert wrong(DUNCAN, sword, card_saying(name="Dodge", type="dodge", **FIRST)) == set()
    assert wrong(DUNCAN, sword, card_saying(name=name, type="event", editions="first,type-one")) == set()
    assert wrong(DUNCAN, sword, card_saying(name=f"Master's {name}", type="dodge", **FIRST)) == set()


@rule("HLT 400", "HLT 404", "HLT 406", "The sub-title says what kind of dodge it was: Escape, Jump, Side Step.")
def test_the_subtitles_of_dodges() -> None:
    dodges = [card_saying(name=name, type="dodge", **FIRST) for name in ("Dodge", "Jump", "Side Step")]

    found = [(card.name, card.kinds) for card in (titled("new", dodge) for dodge in dodges)]

    assert found == [("Evade", ("Escape",)), ("Counter", ("Jump",)), ("Counter", ("Side Step",))]


@rule("HLT 444", "HLT 443", "The generic Guards of the first edition are titled Guard, those of others are not.")
def test_guards_are_guards() -> None:
    upper, left = card_named("Upper Guard"), card_named("Left Guard")
    kalas = card_saying(name="Upper Guard", type="block", kinds="Guard", of="Duncan MacLeod", **FIRST)

    assert wrong(DUNCAN, *[upper] * 3, *[left] * 3) == set()
    assert wrong(DUNCAN, *[upper] * 4, *[left] * 3) == {"HLT 13"}
    assert wrong(DUNCAN, *[upper] * 3, *[kalas] * 4) == set()


@rule("HLT 401", "HLT 412", "In a duel too a Back Away is an Evade: the English Longsword nullifies its text.")
@pytest.mark.parametrize("edition", ["type-one", "first"])
def test_a_back_away_in_a_duel(table: Table, edition: str) -> None:
    back_away = card_named("Back Away (The Kurgan)")
    sword = card_saying("Nullify the text on Evades that you play.", name="Sword", type="weapon of choice", hands="1")
    alice, bob = opening(table, edition, [[*[card_named("Thrust")] * 30], [sword, *[back_away] * 20]])
    alice.begins_turn()
    alice.attacks("Thrust")
    title = "Evade" if edition == "type-one" else "Back Away"
    bob.defends(title)
    bob.has("Upper Left Attack")
    bob.goes_to("attack")

    assert load(table.game.save()).decision == table.game.decision
    assert bob.can("attack", "Upper Left Attack") == (edition == "type-one")


# -- groups of cards -----------------------------------------------------------------------------------------------


@rule(
    "HLT 170",
    "HLT 183",
    "HLT 181",
    "Bystanders, Pedestrians and Reporters are known by the word in title or sub-title.",
)
def test_a_coat_hides_from_passers_by(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying(name="Angry Man", type="situation", kinds="Bystander"),
        card_saying(name="Reporter", type="situation"),
        card_saying(name="Calm", type="situation"),
    )
    alice.has_in_play(card_named("Trench Coat"), ready=True)
    alice.goes_to("attack")
    alice.uses("Trench Coat")

    assert alice.may_choose() == ["Angry Man", "Reporter"]
    alice.chooses("Reporter")
    assert bob.in_play == ["Angry Man", "Calm"]


@rule("HLT 184", "HLT 185", "HLT 171", "Watchers, Hunters and Gypsies are touched by what touches their group.")
@pytest.mark.parametrize("group", ["Watcher", "Hunter", "Gypsy"])
def test_groups_are_targets(table: Table, group: str) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying(name="Old Friend", type="situation", kinds=group), card_saying(name="Calm", type="situation")
    )
    alice.has(card_saying(f"Remove a {group} from play.", name="Exposure"))
    alice.goes_to("attack")
    alice.plays("Exposure")

    assert bob.in_play == ["Calm"]


@rule("HLT 69", "HLT 172", "HLT 180", "One of each unique Ally, and none with the name of a Persona in the game.")
def test_allies(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(DUNCAN)
    tessa = card_saying(name="Tessa Noel", type="situation", kinds="Ally,Mortal")
    alice.has(tessa, card_saying(name="Duncan MacLeod", type="situation", kinds="Ally,Immortal"))
    alice.goes_to("attack")
    assert alice.can("play", "Tessa Noel")
    assert alice.why_not("Duncan MacLeod").rule == "HLT 180"

    alice.has_in_play(tessa)
    assert not alice.can("play", "Tessa Noel")


@rule("HLT 242", "HLT 180", "An Immortal Ally titled like the opponent's Persona is not brought into play either.")
def test_an_immortal_ally_is_not_put_into_play(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(DUNCAN)
    alice.has(
        card_saying(name="Duncan MacLeod", type="situation", kinds="Ally,Immortal"),
        card_saying(name="Rebecca Horne", type="situation", kinds="Ally,Immortal"),
        card_saying("Put an Ally from your hand into play.", name="Call", type="edge"),
    )
    alice.goes_to("attack")
    alice.plays("Call")

    assert alice.may_choose() == ["Rebecca Horne"]


@rule("HLT 182", "No Member titled like a Persona in the game.")
def test_members(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(DUNCAN)
    alice.has(card_saying(name="Duncan MacLeod", type="situation", kinds="Member"))
    alice.goes_to("attack")

    assert not alice.can("play", "Duncan MacLeod")


@rule("HLT 173", "HLT 176", "HLT 177", "One Armor of each category; Lower Armor says so in title or sub-title.")
def test_armor(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying(name="Greaves", type="object", kinds="Lower Armor"))
    alice.has(card_saying(name="Lower Armor of Zeist", type="object"))
    alice.has(card_saying(name="Hat", type="object", kinds="Upper Armor"))
    alice.goes_to("attack")

    assert alice.why_not("Lower Armor of Zeist").rule == "HLT 173"
    assert alice.can("play", "Hat")


@rule("HLT 189", "HLT 173", "However much Armor is worn, an attack does 1 damage less and no more.")
@pytest.mark.parametrize(("edition", "damage"), [("type-one", 1), ("third", 0)])
@pytest.mark.parametrize(("upper", "middle"), [("Helmet", "Greaves"), ("Crusade Helmet", "Bone Armor")])
def test_armor_reduces_damage_once(table: Table, edition: str, damage: int, upper: str, middle: str) -> None:
    alice, bob = table.highlander(edition=edition)
    text, kinds = (
        "Your opponent's attacks do 1 less damage.",
        "Armor" if upper == "Helmet" else "",
    )  # else by the list
    bob.has_in_play(
        card_saying(text, name=upper, type="object", kinds=kinds, grid="XXX/000/000"),
        card_saying(text, name=middle, type="object", kinds=kinds, grid="000/000/XXX"),
    )
    alice.has("Thrust")
    alice.attacks("Thrust")

    assert alice.damage("Thrust") == damage


@rule("HLT 178", "HLT 179", "One Vehicle at a time.")
def test_vehicles(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying(name="Stunt Bike", type="object", kinds="Vehicle"))
    alice.has(card_saying(name="Tank", type="object", kinds="Vehicle"))
    alice.goes_to("attack")

    assert alice.why_not("Tank").rule == "HLT 178"


@rule("HLT 18", "HLT 13", "A card with a diamond is in play once.")
def test_the_diamond(table: Table) -> None:
    alice, _ = duel(table)
    crown = card_saying(name="Crown", type="object", kinds="Unique")
    alice.has_in_play(crown)
    alice.has(crown)
    alice.goes_to("attack")

    assert alice.why_not("Crown").rule == "HLT 18"


@rule("HLT 33", "HLT 105", "One Hilt, unless one of them is Off-Hand.")
def test_hilts(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying(name="Ivory", type="object", kinds="Hilt"))
    alice.has(card_saying(name="Jade", type="object", kinds="Hilt"))
    alice.has(card_saying(name="Bone", type="object", kinds="Hilt,Off-Hand"))
    alice.goes_to("attack")

    assert alice.why_not("Jade").rule == "HLT 105"
    assert alice.can("play", "Bone")


@rule("HLT 44a", "HLT 143", "A Crystal counts once: a second copy of it is not allowed, another one is.")
def test_each_crystal_once() -> None:
    crystal, other = card_named("HS2-190"), card_saying(name="Other Crystal", type="crystal")

    assert wrong(DUNCAN, crystal, other) == set()
    assert wrong(DUNCAN, crystal, crystal) == {"HLT 37"}


@rule("HLT 133a", "An Off-Hand weapon that need not be paired may be the only one, or go with another such.")
def test_an_off_hand_weapon_alone() -> None:
    axe, dagger = (
        card_named("HS4-x449 DvK"),
        card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1"),
    )

    assert wrong(DUNCAN, axe) == set()
    assert wrong(DUNCAN, axe, dagger) == set()


@rule("HLT 133", "HLT 16", "An Off-Hand weapon takes one hand, and one that must be paired goes with another such.")
def test_off_hand_weapons_in_pairs() -> None:
    dagger = card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand")
    words = "You may only use this weapon with another Weapon of Choice."
    blade = card_saying(words, name="Parrying Blade", type="weapon of choice", kinds="Off-Hand")
    axe = card_saying(name="War Axe", type="weapon of choice", hands="2")

    assert wrong(DUNCAN, blade) == {"HLT 133"}
    assert wrong(DUNCAN, blade, dagger) == set()
    assert wrong(DUNCAN, axe, dagger) == {"HLT 16"}


@rule("HLT 138a", "First-edition cards that were Situations and Plots at once are Plots.")
def test_what_was_a_situation_and_a_plot(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play("1E-xl18", "1E-xl10")
    alice.has(card_saying("Remove all Situations from play.", name="Calm", type="edge"))
    alice.has(card_saying("Remove all Plots from play.", name="Exposure", type="edge"))
    alice.goes_to("attack")
    alice.plays("Calm")
    assert bob.in_play == ["Cat and Mouse"]

    alice.plays("Exposure")

    assert bob.in_play == []


def with_a_name(table: Table, group: str) -> None:
    """One of a group with a proper name is in play once; of a nameless one there may be several."""
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying(name="Joe", type="watcher"), card_saying(name="Horton", type="hunter"))
    kate = card_saying(name="Kate Devaney", type="situation", kinds=f"{group},Unique")
    nameless = card_saying(name=group, type="situation")
    alice.has_in_play(kate, nameless)
    alice.has(kate, nameless)
    alice.goes_to("attack")

    assert alice.why_not("Kate Devaney").rule == "HLT 18"
    assert alice.can("play", group)


@rule("HLT 171a", "HLT 181a", "HLT 185a", "Of a Gypsy, Reporter or Hunter with a proper name there is one in play.")
@pytest.mark.parametrize("group", ["Gypsy", "Reporter", "Hunter"])
def test_gypsies_reporters_and_hunters_with_names(table: Table, group: str) -> None:
    with_a_name(table, group)


@rule("HLT 170a", "HLT 183a", "HLT 184a", "Of a passer-by or Watcher with a proper name there is one in play.")
@pytest.mark.parametrize("group", ["Bystander", "Pedestrian", "Watcher"])
def test_passers_by_and_watchers_with_names(table: Table, group: str) -> None:
    with_a_name(table, group)
