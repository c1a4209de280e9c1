"""What holds: texts that are in force as long as a card is."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.vocabulary import changes
from quickening.games.highlander.vocabulary.attacks import add_attack_changes
from quickening.games.highlander.vocabulary.granting import add_granted
from quickening.games.highlander.vocabulary.opportunities import add_opportunities
from quickening.games.highlander.vocabulary.statics import add_statics
from quickening.games.highlander.vocabulary.subjects import add_to_players
from quickening.text.phrasebook import Phrasebook


def add_holding(book: Phrasebook) -> None:
    """What holds: texts that are in force as long as a card is."""
    add_opportunities(book)
    _sizes(book)
    _exertions(book)
    add_granted(book)
    add_attack_changes(book)
    add_statics(book)


def _sizes(book: Phrasebook) -> None:
    """Maximum Ability and hand size."""
    for what, node in (("Ability", changes.MaximumPlus), ("hand size", changes.HandSizePlus)):
        more = f"S's maximum {what} is increased by"
        raised: tuple[str, ...] = (f"S's maximum {what} is raised by {{plus:n}}",)
        if what != "Ability":
            raised += tuple(
                f"S may {hold} {{plus:n}} additional {card} in THEIR hand"
                for hold in ("hold", "hold up to", "keep", "keep up to")
                for card in ("cards", "card")
            )
        add_to_players(book, f"{more} {{plus:n}}", node, also=raised)
        add_to_players(book, f"{more} {{plus:n}} {{each}}", node)
        if what != "Ability":
            for card in ("card", "cards"):
                held = f"S may hold {{plus:n}} additional {card} in THEIR hand {{each}}"
                add_to_players(book, held, node, read_only=True)
        less = f"S's maximum {what} is {'decreased' if what == 'Ability' else 'reduced'} by"
        other = tuple(
            f"S's maximum {what} is {verb} by {{plus:minus}}" for verb in ("reduced", "decreased", "lowered")
        )
        add_to_players(book, f"{less} {{plus:minus}}", node, also=other)
        add_to_players(book, f"{less} {{plus:minus}} {{each}}", node)
    caps = tuple(
        f"S {may} {{most:n}} cards in THEIR hand" for may in ("may only hold", "may hold only", "may only have")
    )
    caps += tuple(f"S may not {hold} more than {{most:n}} cards in THEIR hand" for hold in ("hold", "have"))
    add_to_players(book, caps[-2], changes.HandCap, also=(*caps[:-2], caps[-1]))
    for what, kind in (("regain THEIR feet", "feet"), ("recover THEIR weapon", "weapon")):
        add_to_players(
            book, f"S's Checks to {what} are decreased by {{plus:minus}}", changes.RecoveryChance, what=kind
        )
        add_to_players(book, f"S's Checks to {what} are increased by {{plus:n}}", changes.RecoveryChance, what=kind)


POWER_BLOW, POWER_BLOCK = "a Power Blow", "a Power Block"


def _exertions(book: Phrasebook) -> None:
    """HL1 56. How large Exertions are, and how many."""
    phrase = book.phrase
    size = changes.ExertionSize
    both = (POWER_BLOW, POWER_BLOCK)
    wish = "if S <wish|wishes> to make or block a Power Blow, S may make a {size:n}-card Exertion to do so"
    add_to_players(
        book, "S may make a {size:n} card Exertion to make or block a Power Blow", size, purposes=both, also=(wish,)
    )
    for what, purposes in (
        ("a Power Blow or a Power Block", both),
        ("a Power Blow", (POWER_BLOW,)),
        ("a Power Block", (POWER_BLOCK,)),
        ("an attack", ("an attack",)),
        ("a defense", ("a defense",)),
    ):
        fixed: dict[str, Any] = {"purposes": purposes, "exactly": True}
        plural = f"S's Exertions for {what.split()[-1]}s are of {{size:n}} cards"
        several = (plural,) if what in ("an attack", "a defense") else ()
        add_to_players(book, f"S's Exertions for {what} are of {{size:n}} cards", size, also=several, **fixed)
    cards = ("S's Exertions are {size:n} cards",)
    add_to_players(book, "S's Exertions are of {size:n} cards", size, purposes=("",), exactly=True, also=cards)
    ways: tuple[str, ...] = (
        "S may make Power Blows with a {size:n} card Exertion",
        "S may make Power Blows with a {size:card_count} Exertion",
        "S may make a {size:n} card Exertion to make a Power Blow",
        "S may make a Power Blow with a {size:card_count} Exertion",
        "S may make a Power Blow with a {size:n} card Exertion",
    )
    add_to_players(book, ways[0], size, purposes=(POWER_BLOW,), also=ways[1:])
    weapon = "this weapon allows you to block Power Blows with a {size:card_count} Exertion"
    blocks = "you may block Power Blows with a {size:card_count} Exertion"
    phrase("you_change", blocks, size, purposes=(POWER_BLOCK,), exactly=True, also=weapon)
    for n, word in enumerate(("zero", "one", "two", "three", "four", "five", "six", "seven")):
        phrase("card_count", f"{word}-card", value=n)
    at_will = "S may increase or decrease by 1 the number of cards S <draw|draws> when making an Exertion"
    add_to_players(book, f"{{each}}, {at_will}", changes.ExertionAtWill)
    hard = "{each}, S may increase or decrease the size of a Hard Exertion S <make|makes> by 1"
    add_to_players(book, hard, changes.ExertionAtWill, hard=True, also=(hard.replace("by 1", "by one"),))
    ways = ("S's Hard Exertions are increased by {plus:n} cards", "S's Exertions are increased by {plus:n} cards")
    add_to_players(book, ways[0], changes.ExertionPlus, also=ways[1:])
    ways = ("S's Hard Exertions are reduced by {plus:minus} cards", "S's Exertions are reduced by {plus:minus} cards")
    add_to_players(book, ways[0], changes.ExertionPlus, also=ways[1:])
    more = (
        "S may make one additional Exertion",
        "S may make an additional Exertion",
        "S may make a second Exertion",
        "S may make two Exertions",
    )
    add_to_players(book, "S may make an additional Hard Exertion", changes.ExtraExertions, also=more)
