"""Type One: decks and frequently asked questions (HLT 13-45, 69, 92, 137-152, 166-322)."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games.highlander.definitions import BASIC_ATTACKS, BASIC_BLOCKS, Printed, has_word
from quickening.games.highlander.rules.constructing import judge_deck
from tests.highlander_table import HighlanderPlayer, card_named, card_saying
from tests.table import Table, rule

TYPE_ONE = "type-one"
BASICS = [card_named(name) for name in (*BASIC_ATTACKS, *BASIC_BLOCKS)]
DUNCAN = card_saying("You may have up to 2 Master cards.", name="Duncan MacLeod", type="persona")
KATANA = card_saying(name="Katana", type="weapon of choice", hands="1")
EVADE = card_saying("You lose one attack this turn.", name="Evade", type="dodge", grid="XXX/XXX/XXX")


def duel(table: Table) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    alice, bob = table.highlander("Alice", "Bob", edition=TYPE_ONE)
    return alice, bob


def wrong(*cards: Printed, size: int = 50, basics: bool = True) -> set[str]:
    """The rules a deck breaks that has these cards, the basics, and cards without text."""
    filler = [card_saying(name=f"Filler {n // 6}", type="attack", grid="000/0X0/000") for n in range(60)]
    own = [*cards, *(BASICS if basics else ())]
    endurance = [card for card in own if not card.is_pre_game]
    return {refusal.rule for refusal in judge_deck([*own, *filler[: size - len(endurance)]], TYPE_ONE)}


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


@rule("HLT 20", "HLT 21", "HLT 22", "Cards that are bugged, or of no edition that Type One knows, are not legal.")
def test_edition_limits() -> None:
    assert wrong(DUNCAN, card_saying(name="Bugged", editions="third")) == {"HLT 20"}
    assert wrong(DUNCAN, card_saying(name="Allowed", editions="first,type-one")) == set()


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


@rule("HLT 272", "HLT 20", "Home-made cards are no cards.")
def test_home_made_cards() -> None:
    from quickening.games import highlander

    with pytest.raises(Refused, match="no deck"):
        highlander.new(["no such deck", "no such deck"])


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


@rule("HLT 182", "HLT 242", "HLT 316", "No Member or Immortal Ally titled like a Persona in the game.")
def test_members(table: Table) -> None:
    alice, bob = duel(table)
    bob.uses_pre_game(DUNCAN)
    alice.has(card_saying(name="Duncan MacLeod", type="situation", kinds="Member"))
    alice.goes_to("attack")

    assert not alice.can("play", "Duncan MacLeod")


@rule("HLT 173", "HLT 176", "HLT 177", "One Armor of each category: upper, middle, lower.")
def test_armor(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying(name="Helmet", type="object", kinds="Armor", grid="XXX/000/000"))
    alice.has(card_saying(name="Hat", type="object", kinds="Armor", grid="XXX/000/000"))
    alice.has(card_saying(name="Greaves", type="object", kinds="Armor", grid="000/000/XXX"))
    alice.goes_to("attack")

    assert alice.why_not("Hat").rule == "HLT 173"
    assert alice.can("play", "Greaves")


@rule("HLT 189", "HLT 173", "However much Armor is worn, an attack does 1 damage less and no more.")
def test_armor_reduces_damage_once(table: Table) -> None:
    alice, bob = duel(table)
    text = "Your opponent's attacks do 1 less damage."
    bob.has_in_play(
        card_saying(text, name="Helmet", type="object", kinds="Armor", grid="XXX/000/000"),
        card_saying(text, name="Greaves", type="object", kinds="Armor", grid="000/000/XXX"),
    )
    alice.has("Thrust")
    alice.attacks("Thrust")

    assert alice.damage("Thrust") == 1


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


# -- questions about single cards, in their words --------------------------------------------------------------------


@rule("HLT 196", "HLT 304", "Several Cat and Mouse Plots may be in play.")
def test_cat_and_mouse(table: Table) -> None:
    alice, _ = duel(table)
    plot = card_saying(
        "Draw a card for each card of this title in play.", name="Cat and Mouse", type="plot", kinds="Cumulative"
    )
    alice.has_in_play(plot)
    alice.has(plot)
    alice.goes_to("attack")
    alice.plays("Cat and Mouse")

    assert len(alice.hand) == 2


@rule("HLT 227", "HLT 98", "A forced exhaust costs 5 Ability and shuffles, but is no discard from Endurance.")
def test_a_forced_exhaust(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_discard_pile("Thrust", "Thrust")
    before = len(bob.endurance)
    alice.has(card_saying("Your opponent Exhausts.", name="Fatigue"))
    alice.goes_to("attack")
    alice.plays("Fatigue")

    assert bob.pending == {"loss": 5}
    assert len(bob.endurance) == before + 2
    assert bob.discard_pile == []


@rule("HLT 238", "HLT 239", "Holy Ground is played in the Defense Phase, attacked or not.")
def test_holy_ground_unprovoked(table: Table) -> None:
    alice, bob = duel(table)
    bob.has(card_saying("Play during your Defense Phase. Avoid all attacks.", name="Holy Ground"))
    alice.goes_to("attack")
    alice.exerts("nothing")
    bob.goes_to("defense")
    assert bob.can("play", "Holy Ground")
    bob.goes_to("attack")

    assert not bob.can("play", "Holy Ground")


@rule("HLT 244", "HLT 101", "With an Improvised Weapon no attack can be made a Head Shot.")
def test_no_head_shots_with_an_improvised_weapon(table: Table) -> None:
    alice, _ = duel(table)
    alice.has_in_play(card_saying("You may not make Head Shots.", name="Improvised Weapon", type="object"))
    alice.has(
        "Upper Left Attack",
        card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", name="Head Shot"),
    )
    alice.goes_to("attack")
    assert not alice.can("with", "Head Shot")
    alice.attacks("Upper Left Attack")

    assert not alice.attack("Upper Left Attack").head_shot


@rule("HLT 248", "A card in conjunction is announced with its card, never added to one in play.")
def test_no_conjunction_with_a_card_in_play(table: Table) -> None:
    alice, _ = duel(table)
    alice.has(
        "Thrust",
        card_saying(
            "Play in conjunction with a Basic Attack. That attack does 1 additional damage.",
            name="Boost",
            type="edge",
        ),
    )
    alice.attacks("Thrust")

    assert not alice.can("with", "Boost")


@rule("HLT 258", "HLT 71", "The Kurgan adds to an attack of 0 damage, not to one of no damage.")
@pytest.mark.parametrize(("damage", "done"), [("0", 1), ("none", 0)])
def test_zero_damage_and_no_damage(table: Table, damage: str, done: int) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying("Your attacks do 1 additional damage.", name="The Kurgan", type="persona"))
    alice.has(card_saying(name="Shove", type="attack", kinds="Special", grid="000/0X0/000", damage=damage))
    alice.attacks("Shove")

    assert alice.damage("Shove") == done


@rule("HLT 225", "HLT 131", "Nullified text is gone; type and title are still there to be touched.")
def test_a_nullified_situation_can_be_removed(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("RESTRICTION: Your opponent may not play any dodges.", name="Pressure", type="situation")
    )
    alice.has_in_play(
        card_saying("Nullify all Restriction effects your opponent has in play.", name="Focus", type="situation")
    )
    bob.has("Thrust")
    bob.attacks("Thrust")
    alice.has(EVADE, card_saying("Remove a Situation from play.", name="Police"))
    alice.goes_to("defense")
    assert alice.can("defend", "Evade")

    alice.plays("Police")
    alice.chooses("Pressure")
    assert bob.in_play == ["Thrust"]


@rule("HLT 291", "HLT 297", "Nefertiri draws up to her Ability whenever she likes in her turn.")
def test_nefertiri(table: Table) -> None:
    alice, _ = duel(table)
    text = (
        "During your turn, if you have fewer cards in your hand than your Ability, you may draw back up to your "
        "Ability."
    )
    alice.uses_pre_game(card_saying(text, name="Nefertiri", type="persona"))
    alice.goes_to("attack")
    alice.uses("Nefertiri")

    assert len(alice.hand) == 15
    assert not alice.can("use", "Nefertiri")


@rule("HLT 302", "HLT 297", "Methos changes up to two cards once a turn, in May Do/Must Do.")
def test_methos_once_a_turn(table: Table) -> None:
    alice, _ = duel(table)
    text = (
        "At the beginning of your turn, you may discard up to 2 cards from your hand and draw a card for each card "
        "that leaves."
    )
    alice.uses_pre_game(card_saying(text, name="Methos", type="persona"))
    alice.has("Thrust", EVADE)
    alice.uses("Methos")
    alice.chooses("Thrust")

    assert len(alice.hand) == 2
    assert "Thrust" in alice.discard_pile
    assert not alice.can("use", "Methos")


@rule(
    "HLT 301",
    "HLT 303",
    "HLT 300",
    "A power of the beginning of the turn is used once, and not later in the turn.",
)
def test_a_power_of_the_beginning(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(
        card_saying("At the beginning of your turn, you may draw a card.", name="Corda", type="persona")
    )
    assert alice.can("use", "Corda")
    alice.uses("Corda")
    assert not alice.can("use", "Corda")
    alice.goes_to("attack")

    assert not alice.can("use", "Corda")
    assert len(alice.hand) == 1


@rule("HLT 299", "HLT 118", "An additional Dirty Trick is an opportunity for Dirty Tricks alone.")
def test_an_additional_dirty_trick(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(card_saying("You may play an additional Dirty Trick.", name="Gallen", type="persona"))
    alice.has(
        "Thrust",
        "Upper Left Attack",
        card_saying(name="Poke", type="attack", kinds="Dirty Trick", grid="0X0/000/000"),
    )
    alice.attacks("Thrust")

    assert not alice.can("attack", "Upper Left Attack")
    assert alice.can("attack", "Poke")


@rule("HLT 243", "A card of the opponent's hand is played as one's own and goes back to its owner.")
def test_immortal_research(table: Table) -> None:
    alice, bob = duel(table)
    text = "Look at your opponent's hand. You may play one non-Persona Specific card from your opponent's hand."
    alice.has(card_saying(text, name="Immortal Research", type="edge"))
    bob.has(card_saying("Your opponent loses 2 Ability.", name="Curse"), card_saying(name="Vow", of="Kane"))
    alice.goes_to("attack")
    alice.plays("Immortal Research")
    alice.says_yes()
    assert not alice.can("play", "Vow")
    alice.chooses("Curse")

    assert bob.pending == {"loss": 2}
    alice.begins_turn()
    assert "Curse" in bob.discard_pile


@rule("HLT 223", "HLT 224", "An attack that does no damage can still be a Head Shot.")
def test_a_flamboyant_head_shot(table: Table) -> None:
    alice, bob = duel(table)
    alice.has(
        "Upper Left Attack",
        card_saying("Play in conjunction with an attack. That attack does 0 damage.", name="Flamboyant", type="edge"),
        card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", name="Head Shot"),
    )
    alice.goes_to("attack")
    alice.plays("Upper Left Attack", with_=["Flamboyant", "Head Shot"])
    bob.lets_through()

    assert table.game.outcome.rule == "HLT 101"


@rule("HLT 168", "HLT 34", "Edges are no Special Cards, and not enough for what has to be done in a turn.")
def test_edges_are_not_special(table: Table) -> None:
    alice, _ = duel(table)
    hint = card_saying("Draw a card.", name="Hint", type="edge")
    alice.has(hint, hint, card_saying("Draw a card.", name="Plan"))
    alice.goes_to("attack")
    alice.plays("Hint")
    alice.plays("Hint")

    assert alice.can("play", "Plan")
    assert not alice.can("end")
    assert len(table.game.deeds[0].titles) == 2


# -- more questions --------------------------------------------------------------------------------------------------


@rule("HLT 220", "HLT 131", "The attack's own text is nullified, not that of the cards played with it.")
def test_duende(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("Nullify the text on attacks that your opponent plays.", name="Duende", type="situation")
    )
    alice.has(
        card_saying("This attack does 3 additional damage.", name="Stab", type="attack", grid="000/0X0/000"),
        card_saying(
            "Play in conjunction with an attack. That attack does 1 additional damage.", name="Boost", type="edge"
        ),
    )
    alice.attacks("Stab", with_=["Boost"])

    assert alice.damage("Stab") == 3


@rule("HLT 298", "HLT 297", "Mako trades a Special Card for a card once a turn.")
def test_mako(table: Table) -> None:
    alice, _ = duel(table)
    text = "At the beginning of your turn, you may discard a Special Card to draw a card."
    alice.uses_pre_game(card_saying(text, name="Mako", type="persona"))
    alice.has("Thrust", card_saying(name="Plan"), card_saying(name="Rest"))
    alice.uses("Mako")
    assert alice.may_choose() == ["Plan", "Rest"]
    alice.chooses("Plan")

    assert len(alice.hand) == 3
    assert not alice.can("use", "Mako")


@rule("HLT 300", "HLT 297", "Marcus draws for each of his Allies, once a turn.")
def test_marcus(table: Table) -> None:
    alice, bob = duel(table)
    text = "At the beginning of your turn, you may draw a card for each Ally you have in play."
    alice.uses_pre_game(card_saying(text, name="Marcus", type="persona"))
    alice.has_in_play(*(card_saying(name=name, type="object", kinds="Ally") for name in ("Ann", "Ben")))
    bob.has_in_play(card_saying(name="Cid", type="object", kinds="Ally"))
    alice.uses("Marcus")

    assert len(alice.hand) == 2
    assert not alice.can("use", "Marcus")


@rule("HLT 58", "HLT 70", "HLT 321", "A card that only an Allowance let into the deck is played together with it.")
def test_an_allowance_card(table: Table) -> None:
    alice, bob = duel(table)
    teacher = card_saying(
        "Play in conjunction with a Persona Specific card.", name="Teacher of Many", type="edge", kinds="Allowance"
    )
    rage = card_saying("Your opponent loses 2 Ability.", name="Rage", of="The Kurgan")
    assert wrong(DUNCAN, teacher, rage) == set()
    assert wrong(DUNCAN, rage) == {"HLT 14"}
    alice.uses_pre_game(DUNCAN)
    alice.has(rage)
    alice.goes_to("attack")
    assert alice.why_not("Rage").rule == "HLT 70"

    alice.has(teacher)
    alice.plays("Rage", with_=["Teacher of Many"])

    assert bob.pending == {"loss": 2}


@rule("HLT 208", "HLT 91", "A countered Allowance takes the card that was played with it along.")
def test_a_countered_allowance(table: Table) -> None:
    alice, bob = duel(table)
    darius = card_saying("Play in conjunction with a Persona Specific card.", name="Darius", kinds="Allowance")
    rip = card_saying(
        "You may remove this card from the game to counter a card titled Darius.", name="Rip", type="premium"
    )
    bob.uses_pre_game(rip)
    alice.uses_pre_game(DUNCAN)
    alice.has(darius, card_saying("Your opponent loses 2 Ability.", name="Rage", type="edge", of="The Kurgan"))
    alice.goes_to("attack")
    alice.plays("Rage", with_=["Darius"])
    bob.counters_with("Rip")

    assert bob.pending == {}
    assert set(alice.discard_pile) == {"Darius", "Rage"}


@rule("HLT 137", "HLT 17", "A Persona may allow more than six of a title, but never more than a card's own number.")
def test_twelve_slashes() -> None:
    ramirez = card_saying("You may include up to 12 cards titled Slash in your deck.", name="Ramirez", type="persona")
    slash, few = card_saying(name="Slash"), card_saying("Draw a card.", name="Slash", restriction="3")

    assert wrong(ramirez, *[slash] * 12) == set()
    assert wrong(ramirez, *[slash] * 13) == {"HLT 13"}
    assert wrong(DUNCAN, *[slash] * 7) == {"HLT 13"}
    assert wrong(ramirez, *[few] * 4) == {"HLT 17"}


@rule("HLT 141", "HLT 186", "Pre-Game cards raise the maximum Ability once.")
def test_one_raise_of_the_maximum(table: Table) -> None:
    plus = [
        card_saying("Your maximum Ability is increased by 1.", name=name, type="premium") for name in ("One", "Two")
    ]
    alice, _ = duel(table)
    alice.uses_pre_game(plus[0])

    assert alice.maximum == 16
    assert wrong(DUNCAN, plus[0]) == set()
    assert wrong(DUNCAN, *plus) == {"HLT 141"}


@rule("HLT 152", "HLT 45", "Cards that a Pre-Game card let in stay playable when that card leaves the game.")
def test_a_removed_pre_game_card(table: Table) -> None:
    alice, _ = duel(table)
    text = "You may remove this card from the game to draw a card."
    alice.uses_pre_game(DUNCAN, card_saying(text, name="Joe Dawson", type="watcher"))
    alice.has(card_saying("Draw a card.", name="Report", of="Joe Dawson"))
    alice.goes_to("attack")
    alice.uses("Joe Dawson")

    assert alice.removed == ["Joe Dawson"]
    assert alice.can("play", "Report")


@rule(
    "HLT 156",
    "HLT 144",
    "With its weapon sheathed one is unarmed, and the weapon's cards have no effect until it is drawn.",
)
def test_sheathing(table: Table) -> None:
    alice, _ = duel(table)
    alice.uses_pre_game(KATANA)
    hilt = card_saying(
        "Your maximum Ability is increased by 1.", name="Ivory", type="object", kinds="Hilt", of="Katana"
    )
    alice.has_in_play(hilt)
    alice.has(card_saying("Sheathe your weapon.", name="Peace", type="edge"))
    alice.has(card_saying("Draw your weapon.", name="War", type="edge"))
    alice.goes_to("attack")
    alice.plays("Peace")
    assert (alice.is_unarmed, alice.maximum, alice.in_play[0]) == (True, 15, "Ivory")

    alice.plays("War")

    assert (alice.is_unarmed, alice.maximum) == (False, 16)


@rule("HLT 166", "HLT 221", "A card that takes the first turn does; two of them cancel each other.")
def test_who_takes_the_first_turn() -> None:
    from quickening.core.chance import Chance
    from quickening.core.game import Table as Definitions
    from quickening.games.highlander.game import Highlander
    from quickening.games.highlander.pool import shipped
    from quickening.games.highlander.rules.beginning import Start, build

    premium = card_saying("You take the first turn.", name="Horsemen", type="premium")
    fillers = [card_named("Thrust")] * 30
    for both in (False, True):
        starters = set()
        for seed in range(8):
            game = Highlander(
                table=Definitions("highlander", shipped()),
                names=("A", "B"),
                chance=Chance.seeded(seed),
                book=TYPE_ONE,
            )
            build(game, [[*fillers, premium], [*fillers, *([premium] if both else [])]])
            game.stack.append(Start())
            game.advance()
            starters.add(game.active)
        assert starters == ({0, 1} if both else {0})


@rule("HLT 190", "HLT 84", "While nobody can be disarmed, an attempt does nothing; who is disarmed stays so.")
def test_the_armory(table: Table) -> None:
    alice, bob = duel(table)
    alice.is_disarmed_of()
    bob.has_in_play(card_saying("No player can be Disarmed.", name="The Armory", type="situation"))
    alice.has(card_saying("Your opponent is Disarmed.", name="Disarm"))
    alice.goes_to("attack")
    alice.plays("Disarm")

    assert not bob.is_unarmed
    assert alice.is_unarmed


@rule("HLT 191", "HLT 107", "Breaking the glass lets one ignore everything that prevents one from playing cards.")
def test_break_glass(table: Table) -> None:
    alice, bob = duel(table)
    bob.has_in_play(
        card_saying("Your opponent may not play any Events.", name="Silence", type="situation"),
        card_saying("Your opponent may not play any Objects.", name="Poverty", type="situation"),
    )
    glass = (
        "You may remove this card from the game to ignore all effects that prevent you from playing cards this turn."
    )
    alice.uses_pre_game(card_saying(glass, name="Arms and Tactics", type="premium"))
    alice.has(card_saying("Draw a card.", name="Plan"), card_saying(name="Hat", type="object"))
    alice.goes_to("attack")
    assert not alice.can("play")

    alice.uses("Arms and Tactics")

    assert alice.can("play", "Plan")
    assert alice.can("play", "Hat")


@rule("HLT 236", "HLT 94", "What the first edition calls a Standard Exertion is a Hard Exertion.")
def test_a_standard_exertion() -> None:
    old = card_saying("You may make a Standard Exertion to make this attack a Power Blow.", name="Old", type="attack")
    new = card_saying("You may make a Hard Exertion to make this attack a Power Blow.", name="New", type="attack")

    assert old.abilities == new.abilities


@rule("HLT 292", "HLT 54", "The drawing of a Draw/Discard Phase is not interrupted by what could be used before.")
def test_no_reshuffling_while_drawing(table: Table) -> None:
    alice, _ = duel(table)
    text = "You may discard this card from play to shuffle your discard pile into your Endurance."
    alice.has_in_play(card_saying(text, name="Nexus", type="situation"), ready=True)
    alice.goes_to("draw/discard")
    assert alice.can("use", "Nexus")

    alice.takes("draw")

    assert not alice.can("use", "Nexus")


@rule("HLT 293", "HLT 133", "A weapon that needs another one cannot be used by itself.")
def test_a_parrying_blade_needs_another_weapon() -> None:
    text = "You may only use this weapon with another Weapon of Choice."
    blade = card_saying(text, name="Parrying Blade", type="weapon of choice", kinds="Off-Hand", hands="1")

    assert wrong(DUNCAN, blade) == {"HLT 133"}
    assert wrong(DUNCAN, KATANA, blade) == set()


@rule("HLT 310", "HLT 14", "Saber and Sabre are one weapon.")
def test_saber_and_sabre() -> None:
    sabre = card_saying(name="Sabre", type="weapon of choice", hands="1")
    blade = card_saying(name="Quality Blade", type="object", of="Saber/Sabre")

    assert wrong(DUNCAN, sabre, blade) == set()


@rule("HLT 138", "HLT 28", "A Plot that is put into play counts as played from hand.")
def test_a_plot_put_into_play(table: Table) -> None:
    from quickening.games.highlander.events import PutIntoPlay

    alice, _ = duel(table)
    alice.goes_to("attack")
    alice.has(card_saying(name="Scheme", type="plot"), card_saying("Draw a card.", name="Plan"))
    assert alice.can("play", "Plan")

    table.game.happen(PutIntoPlay(alice.card("Scheme"), 0))
    alice.ask_again()

    assert not alice.can("play", "Plan")


@rule("HLT 76", "HLT 161", "A continuous effect lasts over the turns.")
def test_a_continuous_effect(table: Table) -> None:
    alice, bob = duel(table)
    text = (
        "At the beginning of each of your opponent's turns, your opponent must discard the top card of their "
        "Endurance."
    )
    alice.has_in_play(card_saying(text, name="Jungle", type="situation"))
    for turns in (1, 2, 3):
        bob.begins_turn()
        bob.takes("duty")
        assert sum("loses" in line and "Endurance" in line for line in table.log) == turns
        alice.begins_turn()


@rule("HLT 73", "HLT 72", "A card that is modified but works is not captured.")
def test_a_card_that_works_is_not_captured(table: Table) -> None:
    alice, _ = duel(table)
    text = "Play in conjunction with an attack. That attack does 1 additional damage."
    alice.has("Thrust", card_saying(text, name="Tattoo", type="edge"))
    alice.attacks("Thrust", with_=["Tattoo"])

    assert alice.captured == []
    assert alice.in_play == ["Tattoo", "Thrust"]
    assert alice.damage("Thrust") == 3


@rule("HLT 231", "HLT 96", "With the Gladius every Power Blow costs the top card of Endurance.")
def test_a_gladius_burns_a_card(table: Table) -> None:
    alice, _ = duel(table)
    text = "When you make a Hard Exertion for a Power Blow or a Power Block, discard the top card of your Endurance."
    alice.uses_pre_game(card_saying(text, name="Gladius", type="weapon of choice", hands="1"))
    alice.has("Thrust")
    alice.attacks("Thrust")
    before = len(alice.endurance)
    alice.exerts("Power Blow")
    alice.ends_phase()

    assert len(alice.endurance) == before - 6
