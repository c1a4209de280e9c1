"""Constructing a deck (HL1 10-19, 27-31, 79; HL3 12-19, 27, 33-40, 73-75, 132; HLT 13-18, 20-45, 92, 137, 141).

`judge_deck` is a list of judges: each gives the reasons why a deck may not be played, with rule ids.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any

from quickening.core.refusals import Refusal
from quickening.games.highlander.definitions import (
    ALLOWANCE,
    ATTACK,
    ATTRIBUTES,
    BASIC_ATTACKS,
    BASIC_BLOCKS,
    CRYSTAL,
    HUNTER,
    OFF_HAND,
    QUICKENING,
    WATCHER,
    WEAPON,
    Printed,
)
from quickening.games.highlander.editions import EDITIONS
from quickening.games.highlander.kinds import abilities as said
from quickening.games.highlander.kinds.changes import More, OfCards
from quickening.games.highlander.names import factions, named, weapon_names
from quickening.games.highlander.rules.deck_facts import DeckFacts, Judge
from quickening.games.highlander.rules.legality import editions, gem_powers, home_made, versions


def judge_deck(cards: Iterable[Printed], edition: str) -> list[Refusal]:
    """Everything that is wrong with a deck under a rulebook."""
    deck = DeckFacts(cards, EDITIONS[edition])
    return [refusal for judge in JUDGES for refusal in judge(deck)]


def size(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 79, HL3 38, HLT 92. At least 50 cards."""
    least = least_size(deck)
    if len(deck.endurance) < least:
        rule = deck.cite("HL1 79", "HL3 38", "HLT 92")
        yield Refusal(rule, f"An Endurance has at least {least} cards; this one has {len(deck.endurance)}.")


def least_size(deck: DeckFacts) -> int:
    """HL1 79, HL3 38, HLT 92. 50 cards, or as many as a text asks for."""
    rules = deck.rules_of(said.MINIMUM_SIZE)
    least: int = max([50, *(rule.count for rule in rules)])
    more: int = sum(rule.each for rule in rules)
    return least + more


def basics(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 17, 19; HL3 39; HLT 24, 26. One each of nine Basic Attacks and six Basic Blocks; HLT 44: or crystals."""
    titles = {card.name for card in deck.endurance if "Basic" in card.kinds}
    missing = [name for name in (*BASIC_ATTACKS, *BASIC_BLOCKS) if name not in titles]
    crystals = sum(card.type == CRYSTAL for card in deck.pre_game)
    crystals += sum(rule.count for rule in deck.rules_of(said.SUBSTITUTES))
    spare = [card for card in deck.endurance if may_substitute(card)]
    needed = len(BASIC_ATTACKS) + len(BASIC_BLOCKS) - len(missing[crystals:])
    if crystals and len(spare) < needed:
        rule = deck.cite("HL1 17", "HL3 39", "HLT 44")
        yield Refusal(rule, "A defense or attack has to stand for each Basic card.")
    for name in missing[crystals:]:
        kind = "Attack" if name in BASIC_ATTACKS else "Block"
        rule = (
            deck.cite("HL1 17", "HL3 39", "HLT 24") if kind == "Attack" else deck.cite("HL1 19", "HL3 39", "HLT 26")
        )
        yield Refusal(rule, f"A deck has every Basic {kind}; {name} is missing.")


def may_substitute(card: Printed) -> bool:
    """HLT 44, 228. A defense, or an attack that is not Special; a Special Attack/Block counts as a defense."""
    return card.is_defense or (card.type == ATTACK and not card.is_special_attack)


def copies(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 10, HL3 12, 40; HLT 13. No more than six cards of a title."""
    titles = Counter(title for card in deck.endurance for title in card.titles)  # HLT 167: of two types, both
    for title, count in titles.items():
        most = max([6, *more_copies(deck, title)])  # HLT 137
        if count > most:
            rule = deck.cite("HL1 10", "HL3 40", "HLT 13")
            yield Refusal(rule, f"A deck has at most {most} cards of a title; {title} is there {count} times.")


def more_copies(deck: DeckFacts, title: str) -> list[int]:
    """HLT 137. How many cards of a title, or of a group that the title is part of, a text allows."""
    titled = next(card for card in deck.endurance if title in card.titles)
    return [rule.count for rule in deck.rules_of(said.GROUP_LIMIT) if rule.cards and may_be(rule.cards.noun, titled)]


def restrictions(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 14, HL3 14, HLT 17. No more of a card than its Restriction number."""
    raised = [rule.count for rule in deck.rules_of(said.RAISE_RESTRICTION)]
    counts = Counter(card.identity for card in deck.endurance)  # HL3 14, 97: in whichever printing
    for card in {card.identity: card for card in deck.endurance}.values():
        count = counts[card.identity]
        over = count - card.restriction
        if card.restriction and over > 0:
            if raised and over <= max(raised) and may_be_raised(deck, card):
                raised.remove(max(raised))
                continue
            rule = deck.cite("HL1 14", "HL3 14", "HLT 17")
            yield Refusal(rule, f"{card.title} is restricted to {card.restriction}; it is there {count} times.")


def may_be_raised(deck: DeckFacts, card: Printed) -> bool:
    """HL1 12, HLT 15, 212. Not for Signature cards, nor for those that a deck may have only by some other card."""
    return card.mark != "S" and (not card.of or is_own(deck, card))


def pre_game(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 27, HL3 37, HLT 37, 44. Up to six Pre-Game cards; HL1 27, HLT 37: each once; HLT 143: and Crystals."""
    counted = [card for card in deck.pre_game if card.type != CRYSTAL]
    most = min((rule.count for rule in deck.rules_of(said.PRE_GAME_LIMIT)), default=6)
    if len(counted) > most:
        rule = deck.cite("HL1 27", "HL3 37", "HLT 37")
        yield Refusal(rule, f"A player has at most {most} Pre-Game cards; these are {len(counted)}.")
    for card, count in Counter(deck.pre_game).items() if deck.edition.pre_game_copies.value == "one" else ():
        if count > 1:
            rule = deck.edition.pre_game_copies.rule
            yield Refusal(rule, f"{card.title} is a Pre-Game card: only one is allowed.")


def raised_once(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 141. Pre-Game cards raise the maximum Ability once."""
    raising = [card for card in deck.pre_game if any(raises_maximum(ability) for ability in card.abilities)]
    if len(raising) > 1 and deck.edition.raised_maximum.value == "once":
        yield Refusal(deck.edition.raised_maximum.rule, "Only one Pre-Game card may raise the maximum Ability.")


def raises_maximum(ability: Any) -> bool:
    """Whether a text raises its player's maximum Ability."""
    own = ability.is_static and ability.who == "you" and isinstance(ability.change, More)
    return own and ability.change.what == "maximum Ability"


def personas(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 28-29, HL3 37, HLT 38-39. One Persona; the third edition asks for one."""
    if not deck.personas and deck.edition.persona.value == "must":
        yield Refusal(deck.edition.persona.rule, "A deck has at least one Persona.")
    pairs = {rule.name for rule in deck.rules_of(said.PAIR)}  # HLT 204
    if len(deck.personas) > 1 and deck.edition.persona.value != "must" and set(deck.personas) != pairs:
        yield Refusal(deck.cite("HL1 28", "HL3 37", "HLT 38"), "A deck has one Persona.")


def weapons(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 72, HL3 37, HLT 133, 144. One Weapon of Choice, and Off-Hand ones besides."""
    primary = [card for card in deck.pre_game if card.type == WEAPON and OFF_HAND not in card.kinds]
    if len(primary) > 1:
        yield Refusal(
            deck.cite("HL1 72", "HL3 37", "HLT 144"), "A deck has one Weapon of Choice that is not Off-Hand."
        )


def hands(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 13, HL3 7, HLT 16. The weapons of a deck take no more than two hands."""
    held = [card for card in deck.pre_game if card.type == WEAPON]
    if len([card for card in held if OFF_HAND not in card.kinds]) > 1:  # that is said elsewhere
        return
    light = [one.change.kind for card in deck.pre_game for one in card.abilities if is_light(one)]
    if sum(1 if card.name in light else card.hands for card in held) > 2:
        yield Refusal(deck.cite("HL1 13", "HL3 7", "HLT 16"), "These weapons take more than two hands.")


def is_light(ability: Any) -> bool:
    """HLT 252. Whether a text lets a player use a weapon with one hand."""
    return ability.is_static and isinstance(ability.change, OfCards) and ability.change.word == "one-handed"


def paired(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 133, 293. A weapon that is used with another one: the weapon everybody has is no Weapon of Choice."""
    for card in deck.pre_game:
        if said.of_kind(card, said.NEEDS_OTHER_WEAPON) and len(deck.weapons) < 2:
            yield Refusal(deck.cite("HL1 15", "HL3 7", "HLT 133"), f"{card.title} needs another Weapon of Choice.")


def watchers(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 45. One Watcher or one Hunter, not both; their cards need them."""
    guides = [card for card in deck.pre_game if card.type in (WATCHER, HUNTER)]
    if len(guides) > 1 and deck.edition.guides.value:
        yield Refusal(deck.edition.guides.rule, "A deck has one Watcher or one Hunter, not both.")
    yield from unguided(deck, {card.type for card in guides})
    only = [rule.name for rule in deck.rules_of(said.ONLY_WATCHER)]
    for card in guides:
        if only and card.name not in only:
            yield Refusal(
                deck.cite("HL1 28", "HL3 7", "HLT 38"), f"{card.name} cannot be the Watcher of this Persona."
            )


def unguided(deck: DeckFacts, guides: set[str]) -> Iterator[Refusal]:
    """HLT 45. Watcher and Hunter cards need that Pre-Game card, or an Allowance that is meant for them."""
    if not deck.edition.guides.value:
        return
    cards = [card for card in deck.endurance if card.guides and guides.isdisjoint(card.guides)]
    allowed = sum(ALLOWANCE in card.kinds for card in cards)
    if len(cards) > 2 * allowed:
        yield Refusal("HLT 45", f"{cards[0].title} needs a Watcher or Hunter among the Pre-Game cards.")


def specifics(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 11-12, 29; HL3 16-19, 38, 73; HLT 14-15, 39, 41, 43. Persona, Faction and Weapon Specific cards."""
    borrowed: Counter[str] = Counter()
    for card, count in Counter(deck.endurance).items():
        if not card.of or is_own(deck, card):
            continue
        refusal = _borrowing(deck, card, count, borrowed)
        if refusal is not None:
            yield refusal


def is_own(deck: DeckFacts, card: Printed) -> bool:
    """Whether a card is specific to a Persona, Faction or Pre-Game card of this deck."""
    names = {*deck.personas, *deck.weapons, *(one.name for one in deck.pre_game)}
    for owner in card.of:
        members = factions().get(owner, (owner,))
        if names.intersection(members):
            return True
    return False


def _borrowing(deck: DeckFacts, card: Printed, count: int, borrowed: Counter[str]) -> Refusal | None:
    """Whether somebody else's card may be there: for Generic Personas, and where a Pre-Game card lets it."""
    rule = deck.cite("HL1 11", "HL3 16", "HLT 14")
    faction = card.mark != "S" and any(owner in factions() for owner in card.of)
    if faction and deck.edition.factions.value == "members":
        return Refusal(deck.edition.factions.rule, f"{card.title} belongs to a Faction: only its Personas have it.")
    if card.mark == "S":
        return Refusal(
            deck.cite("HL1 12", "HL3 19", "HLT 15"), f"{card.title} is Signature: only its Persona has it."
        )
    if is_weapon_card(card, deck):
        return Refusal(rule, f"{card.title} needs the Weapon of Choice {' or '.join(card.of)}.")
    if card.mark == "R" and not reserved_allowed(deck, card):
        return Refusal(
            deck.cite("HL1 12", "HL3 18", "HLT 15"), f"{card.title} is Reserved to {' or '.join(card.of)}."
        )
    if card.is_master and deck.rules_of(said.INCLUDE_MASTERS):
        return None
    if not deck.personas:  # HL1 29, HLT 39
        return (
            None
            if count == 1
            else Refusal(deck.cite("HL1 29", "HL3 16", "HLT 39"), f"A Generic Persona has one {card.title}.")
        )
    borrowed["allowed"] += count  # HL3 132, HLT 70
    if borrowed["allowed"] <= sum(ALLOWANCE in other.kinds for other in deck.endurance):
        return None
    each = deck.rules_of(said.INCLUDE_ONE_OF_EACH)
    if each:
        borrowed[card.of[0]] += count
        borrowed[f"R {card.of[0]}"] += count if card.mark == "R" else 0
        reserved = sum(rule.reserved for rule in each)
        if borrowed[card.of[0]] <= len(each) and borrowed[f"R {card.of[0]}"] <= reserved:  # HLT 309
            return None
    return Refusal(rule, f"{card.title} is specific to {' or '.join(card.of)}.")


def reserved_allowed(deck: DeckFacts, card: Printed) -> bool:
    if any(rule.reserved for rule in deck.rules_of(said.INCLUDE_ONE_OF_EACH)):
        return True
    return card.is_master and bool(deck.rules_of(said.INCLUDE_MASTERS))


def is_weapon_card(card: Printed, deck: DeckFacts) -> bool:
    """HL1 11. Whether a card is Weapon Specific: its sub-title names a Weapon of Choice."""
    return not weapon_names().isdisjoint(card.of)


def masters(deck: DeckFacts) -> Iterator[Refusal]:
    """HL1 28-29, HLT 38-39, 230. As many Master cards as the Persona says; none without one."""
    if deck.edition.masters.value != "persona":
        return
    count = sum(card.is_master for card in deck.endurance)
    allowed = sum(rule.count for rule in deck.rules_of(said.MASTER_LIMIT)) if deck.personas else 0
    if count > allowed:
        yield Refusal(deck.edition.masters.rule, f"This deck may have {allowed} Master cards; it has {count}.")


def gems(deck: DeckFacts) -> Iterator[Refusal]:
    """HL3 27, 38. No more gems of an attribute than Pre-Game cards allow."""
    if not deck.edition.gems.value:
        return
    allowed: Counter[str] = Counter()
    for card in deck.pre_game:
        allowed.update(card.allowed)
    for gem, name in ATTRIBUTES.items():
        count = sum(card.gems.count(gem) > 0 for card in deck.endurance)
        if count > allowed[gem]:
            yield Refusal("HL3 38", f"This deck may have {allowed[gem]} cards with {name}; it has {count}.")


def quickenings(deck: DeckFacts) -> Iterator[Refusal]:
    """HLT 37. Not the Quickening of the Persona one plays."""
    for card in deck.pre_game if deck.edition.own_quickening.value == "barred" else ():
        if card.type == QUICKENING and set(card.of) & set(deck.personas):
            yield Refusal(deck.edition.own_quickening.rule, "You cannot have the Quickening of your own Persona.")


def texts(deck: DeckFacts) -> Iterator[Refusal]:
    """What cards themselves say about decks."""
    for card in deck.all:
        for ability in card.abilities:
            if said.word_of(ability) == said.ONLY_INCLUDE_WITH and not {*named(ability.name)}.intersection(
                deck.weapons
            ):
                rule = deck.cite("HL1 15", "HL3 29", "HLT 19")
                yield Refusal(rule, f"{card.title} needs the {ability.name}.", "", "", card.name, card.text)
            weapon = ability.weapon if isinstance(ability, said.PrintedFact) else ""
            if weapon and weapon not in deck.weapons:
                rule = deck.cite("HL1 11", "HL3 16", "HLT 14")
                yield Refusal(rule, f"{card.title} needs the {weapon}.", "", "", card.name, card.text)
            if said.word_of(ability) == said.MAY_NOT_INCLUDE:
                cards = ability.cards
                for other in deck.endurance:
                    if may_be(cards.noun, other) and all(may_be(word, other) for word in cards.before):
                        rule = deck.cite("HL1 15", "HL3 29", "HLT 19")
                        yield Refusal(rule, f"{other.title} may not be in this deck.", "", "", card.name, card.text)


def may_be(noun: Any, card: Printed) -> bool:
    """Whether a description fits a printed card."""
    return bool(noun.matches(card))


JUDGES: tuple[Judge, ...] = (
    size,
    basics,
    copies,
    restrictions,
    pre_game,
    raised_once,
    personas,
    weapons,
    hands,
    paired,
    watchers,
    specifics,
    masters,
    gems,
    gem_powers,
    home_made,
    editions,
    versions,
    quickenings,
    texts,
)
