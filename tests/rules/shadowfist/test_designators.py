"""SF 14. Designators."""

from __future__ import annotations

import pytest

from quickening.games.shadowfist.designators import designators_of
from tests.shadowfist_table import character, edge, event, resolve, site
from tests.table import Table, rule


def match(one: str, other: str) -> bool:
    """Whether two titles share a designator."""
    return not designators_of(one, "").isdisjoint(designators_of(other, ""))


@rule("SF 14.0", "A designator is a word of title or subtitle; cards match by the same word.")
def test_words_of_title_and_subtitle(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(character("Ming I", 3, subtitle="Lady of the Coming Darkness"))
    alice.controls(edge("Gloom", "<Darkness> Characters you control gain +1 Fighting."))
    alice.controls("Hero")

    assert alice.card("Ming I").designators == {"ming", "i", "lady", "coming", "darkness"}
    assert alice.card("Ming I").fighting == 4
    assert alice.card("Hero").fighting == 4


@rule("SF 14.1", "Quotation marks and commas in numbers do not matter.")
def test_marks_are_ignored() -> None:
    assert match('"Monkey" Chang', "Ba-BOOM! Monkey")
    assert match("1,000 Corpses", "Thing with 1000 Tongues")
    assert match("Mr. X", "X-Ray Specs")
    assert not match("1,000 Corpses", "Thousand Swords")


@rule("SF 14.2", "SF 14.2b", "SF 14.2c", "Plurals and possessives match, pronouns and other forms do not.")
def test_plurals_and_possessives() -> None:
    assert match("Gun", "Guns")
    assert match("Man", "Men")
    assert match("Lui Loyi", "Luis Camacho")
    assert match("Hermit's Hut", "Hermit")
    assert not match("I", "We")
    assert not match("Priest", "Priestess")
    assert not match("Hero", "Heroic")


@rule("SF 14.2", "Whatever its plural looks like, a word matches it.")
@pytest.mark.parametrize(
    ("one", "many"),
    [
        ("Hero", "Heroes"),
        ("Echo", "Echoes"),
        ("Zombie", "Zombies"),
        ("Valkyrie", "Valkyries"),
        ("Junkie", "Junkies"),
        ("Family", "Families"),
        ("Omen", "Omens"),
        ("Werewolf", "Werewolves"),
        ("Prize", "Prizes"),
        ("Fox", "Foxes"),
        ("Axe", "Axes"),
        ("Yeti", "Yetis"),
    ],
)
def test_plurals_of_every_kind(one: str, many: str) -> None:
    assert match(f"Lone {one}", f"Three {many}")
    assert not match("Carmen", "Carman")


@rule("SF 14.4b", "A word with Arcano, Gun, Sword or Super is split wherever the rest is a word too.")
def test_words_made_of_arcano_gun_sword_and_super() -> None:
    assert designators_of("Arcanovirus Supercomputer", "") == {"arcano", "virus", "super", "computer"}
    assert designators_of("Superfly Swordbreaker", "") == {"super", "fly", "sword", "breaker"}
    assert designators_of("Handguns, Broadswords", "") == {"hand", "gun", "broad", "sword"}
    assert designators_of("Shogunate Password", "") == {"shogunate", "password"}


@rule("SF 14.3", "SF 14.3b", "Words that name the type, and small words, are no designators.")
def test_words_that_never_match() -> None:
    assert designators_of("Endless Corridor", "Netherworld Feng Shui Site") == {"endless", "corridor", "netherworld"}
    assert "feng" in designators_of("Feng Kan", "Warrior")
    assert designators_of("The Hand of the King", "") == {"hand", "king"}


@rule(
    "SF 14.4",
    "SF 14.4a",
    "SF 14.4b",
    "Words are split at certain marks, at capitals, and before or after Arcano, Gun, Sword and Super.",
)
def test_split_words() -> None:
    assert designators_of("Gun-Toting MegaTank", "") == {"gun", "toting", "mega", "tank"}
    assert designators_of("Swordsman", "Arcanotower Shotgun") == {"sword", "man", "arcano", "tower", "shot", "gun"}
    assert designators_of("Superior", "") == {"superior"}


@rule(
    "SF 14.5",
    "SF 14.5b",
    "SF 14.5c",
    "Words with an apostrophe, abbreviations, acronyms and numbers are single words.",
)
def test_words_that_stay_whole() -> None:
    assert designators_of("O'Rangotang", "") == {"o'rangotang"}
    assert designators_of("SWAT Team", "") == {"swat", "team"}
    assert not match("Dr. No", "Doctor")
    assert designators_of("A1X Tank", "") == {"a1x", "tank"}


@rule("SF 24.4", "SF 14.0", "A face-down Site shows no designators.")
def test_a_face_down_site_shows_none(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls(site("Fire Temple"), face_down=True)

    assert alice.card("Fire Temple").designators == set()


@rule("SF 14.2", "Plurals in -es match words that end in s; words that end in se lose the s alone.")
def test_viruses_and_buses() -> None:
    assert designators_of("Viruses", "") == designators_of("Virus", "")
    assert designators_of("Buses", "") == designators_of("Bus", "")
    assert designators_of("Horses", "") == designators_of("Horse", "")
    assert designators_of("Houses", "") == designators_of("House", "")
    assert designators_of("Buses", "") != designators_of("Buse", "")


@rule("SF 14.3a", "A word that is repeated is one designator.")
def test_a_repeated_word_counts_once() -> None:
    assert sorted(designators_of("Monkey Monkey", "Monkey Fighter")) == ["fighter", "monkey"]


@rule("SF 14.1a", "The decimal mark is part of a number, unlike other marks in it.")
def test_the_decimal_mark_counts() -> None:
    assert designators_of("Agent 2.5", "") == {"agent", "2.5"}
    assert not match("Agent 2.5", "Unit 25")
    assert match("2,500 Men", "Thing 2500")


@rule("SF 14.2a", "Pronouns and their plurals are different words.")
@pytest.mark.parametrize(
    ("one", "many"), [("I", "We"), ("Me", "Us"), ("He", "They"), ("She", "They"), ("Him", "Them"), ("It", "Them")]
)
def test_pronouns_do_not_match(one: str, many: str) -> None:
    assert not match(f"Lone {one}", f"Three {many}")
    assert match(f"Lone {one}", f"Only {one}")


ARTICLES_AND_SUCH = ("a", "an", "the", "and", "or", "but", "nor", "at", "for")
PREPOSITIONS = ("in", "into", "of", "on", "to", "with", "within", "without")


@rule("SF 14.3b", "Conjunctions, articles and prepositions are no designators.")
@pytest.mark.parametrize(
    "word",
    [
        "a",
        "an",
        "the",
        "and",
        "or",
        "but",
        "nor",
        "at",
        "for",
        "in",
        "into",
        "of",
        "on",
        "to",
        "with",
        "within",
        "without",
    ],
)
def test_small_words_are_none(word: str) -> None:
    assert designators_of(f"Fire {word.title()} Water", f"Wind {word} Sand") == {"fire", "water", "wind", "sand"}


@rule("SF 14.3c", "Feng and State count in a title, where they match titles alone.")
def test_words_of_types_count_in_titles() -> None:
    assert match("Feng Kan", "Master Feng")
    assert match("State Trooper", "Solid State")
    assert designators_of("Feng Kan", "").isdisjoint(designators_of("Hill", "Netherworld Feng Shui Site"))
    assert designators_of("State Trooper", "").isdisjoint(designators_of("Curse", "Magic State"))


@rule("SF 14.4", "Each of these marks parts two words.")
@pytest.mark.parametrize("mark", list("-/:;()"))
def test_marks_that_part_words(mark: str) -> None:
    assert designators_of(f"Iron{mark}Monkey", "") == {"iron", "monkey"}


@rule("SF 14.5a", "Abbreviations do not match what they stand for, with a period or without.")
@pytest.mark.parametrize(
    ("short", "long"), [("Slo Mo", "Slow Motion"), ("Dr. No", "Doctor"), ("St. Claire", "Saint")]
)
def test_abbreviations_do_not_match(short: str, long: str) -> None:
    assert not match(short, long)
    assert match(short, short)


BLESSING = event("Blessing", "Target a <Monk> Character :: Target gains +2 Fighting until the end of the turn.")


@rule("SF 14.0", "SF 24.5.5", "A designator that a text gives for a while is there as soon as that is so.")
def test_a_designator_that_comes_with_power(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob", power=2)
    text = "While you have 3 or more Power, Characters you control gain the designator <Monk>."
    alice.controls(edge("Robes", text), "Hero")
    alice.has(BLESSING, event("Gong", "Gain 1 Power."))
    assert not alice.can("play", "Blessing")

    alice.plays("Gong")
    resolve(table)

    assert alice.can("play", "Blessing")


@rule("SF 14.0", "Who comes into play with a designator is one of those that a text means.")
def test_a_monk_that_has_just_come(table: Table) -> None:
    alice, _ = table.shadowfist("Alice", "Bob")
    alice.controls("Hero")
    alice.has(BLESSING, character("Old Monk", 2))
    assert not alice.can("play", "Blessing")

    alice.plays("Old Monk")
    resolve(table)

    assert alice.can("play", "Blessing")
