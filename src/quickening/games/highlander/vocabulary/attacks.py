"""What may be said of attacks and defenses: of this one, of the one a card goes with, of all of a kind."""

from __future__ import annotations

import re
from typing import Any

from quickening.games.highlander.vocabulary import abilities, changes
from quickening.games.highlander.vocabulary.filters import only
from quickening.text.phrasebook import Phrasebook

_VERB = re.compile(r"<([^|>]*)\|([^>]*)>")
#: Of one attack, and of several.
FORMS = (("attack_change", 1), ("attacks_change", 2))


def add_attack_changes(book: Phrasebook) -> None:
    """What may be said of attacks and defenses."""
    _attack_changes(book)
    _defense_changes(book)
    _freed(book)
    _against(book)


def _both(book: Phrasebook, template: str, node: Any, also: tuple[str, ...] = (), **fixed: Any) -> None:
    """The same of one attack and of several."""
    for category, form in FORMS:
        words = [_VERB.sub(rf"\{form}", one) for one in (template, *also)]
        book.phrase(category, words[0], node, also=tuple(words[1:]), **fixed)


def _attack_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    for word in changes.ATTACK_WORDS:
        plural = word.replace("is a", "are").replace("be a ", "be ")
        plural = f"{plural}s" if plural != word else word
        phrase("attack_change", word, changes.AttackWord, word=word)
        phrase("attacks_change", plural, changes.AttackWord, word=word)
    phrase("attack_part", "is now a Head Shot", changes.AttackWord, word="is a Head Shot", read_only=True)
    phrase("attack_part", "is now a Power Blow", changes.AttackWord, word="is a Power Blow", read_only=True)
    phrase("attack_part", "is considered a Power Blow", changes.AttackWord, word="is a Power Blow", read_only=True)
    both = ("cannot be blocked", "cannot be dodged")
    for category in ("attack_part", "attacks_part"):
        for word in both:
            phrase(category, word.replace("cannot", "may not"), changes.AttackWord, word=word, read_only=True)
    several = changes.Several(tuple(changes.AttackWord(word) for word in both))
    for category in ("attack_part", "attacks_part"):
        phrase(category, "cannot be blocked or dodged", value=several, read_only=True)
    power = "is a Power Blow of {damage:n} damage"
    phrase("attack_change", power, changes.PowerDamage, also="is now a Power Blow and does {damage:n} damage")
    plus = ("<does|do> an additional {plus:n} points of damage", "<does|do> {plus:n} additional points of damage")
    _both(book, "<does|do> {plus:n} additional damage", changes.DamagePlus, also=plus)
    _both(book, "<does|do> {plus:n} more damage", changes.DamagePlus, read_only=True)
    _both(book, "<does|do> an additional point of damage", changes.DamagePlus, plus=1, read_only=True)
    less = "<does|do> {plus:minus} less damage"
    _both(book, less, changes.DamagePlus, also=(f"{less} to you",))
    told = f"{less}. This will not reduce an attack's damage to less than {{least:n}}"
    _both(book, f"{less}, but at least {{least:n}}", changes.DamagePlus, also=(told,))
    half = ("<does|do> half of the normal damage", "<does|do> half of <its|their> normal damage")
    _both(book, "<does|do> half damage", changes.HalfDamage, also=half)
    reduced = ("<is|are> reduced to {damage:n} damage",)
    _both(book, "<does|do> {damage:n} damage", changes.DoesDamage, also=reduced)
    _both(book, "<does|do> no damage", changes.DoesDamage, damage=None)
    _both(book, "may be <a|> Power <Blow|Blows>", changes.MayBePower, also=("may be made <a|> Power <Blow|Blows>",))
    _both(
        book,
        "<is a Special Attack|are Special Attacks>",
        changes.TurnedInto,
        also=("<is now a Special Attack|are now Special Attacks>",),
    )
    ranged = ("<is now a Ranged Attack|are now Ranged Attacks>",)
    _both(book, "<is a Ranged Attack|are Ranged Attacks>", changes.TurnedInto, ranged=True, also=ranged)
    _both(book, "may be made <a Head Shot|Head Shots>", changes.Marked, word="may be a head shot")
    against = "<costs|cost> your opponent a {pay:cards} for each {cards} from hand that defends <it|them>"
    _both(book, against, changes.DefendersCost)
    _both(book, "cannot be defended with a {cards} from hand", changes.DefendersBan)
    for one, many in (("attack", "attack"), ("attacks", "attacks")):
        book.list_of(f"{one}_changes", f"{many}_change", "and", least=2)
        phrase(f"{one}_part", f"{{change:{many}_change}}")
        phrase(f"{one}_part", f"{{parts:{one}_changes}}", changes.Several)


def _defense_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    change = "defense_part"
    for verb in ("blocked", "dodged"):
        phrase(change, f"can defend attacks that cannot be {verb}", changes.Marked, word=f"overcomes not {verb}")
    phrase(change, "is a Power Block", changes.IsPowerBlock, also="is considered a Power Block")
    ranged = ("may be used against Ranged Attacks", "may defend Ranged Attacks")
    phrase(change, "can defend Ranged Attacks", changes.Marked, word="blocks ranged", also=ranged)
    phrase("defenses_part", "are Power Blocks", changes.IsPowerBlock)
    for verb in ("blocked", "dodged"):
        overcoming = f"can defend attacks that cannot be {verb}"
        phrase("defenses_part", overcoming, changes.Marked, word=f"overcomes not {verb}")
    ways: tuple[str, ...] = tuple(f"{cannot} defend multiple attacks" for cannot in ("does not", "will not"))
    phrase(change, "cannot defend multiple attacks", changes.Marked, word="defends one", also=ways)
    ways = tuple(
        f"{not_} {avoid} {{cards:cards_pl}}"
        for not_ in ("will not", "cannot", "does not")
        for avoid in ("avoid", "defend")
    )
    phrase(change, "does not avoid {cards:cards_pl}", changes.DoesNotAvoid, also=ways[:-2] + ways[-1:])


def _freed(book: Phrasebook) -> None:
    """Bans, costs and limits that a defense, or the card played with it, does away with."""
    phrase = book.phrase
    static = abilities.Static
    nullify = "nullify any Restriction effects your opponent has in play which would prevent you (from|form) playing "
    free = changes.Marked("ignores bans")
    kinds = ("defense", "block", "dodge")
    for who in ("this", "that"):
        tail = " from your hand" if who == "this" else ""
        wordings = tuple(f"{nullify}{who} {kind}{tail}" for kind in kinds)
        phrase("static", wordings[0], static, who=who, change=free, also=wordings[1:])
    ignore = "you may ignore any effect in play by your opponent which would prevent "
    for first, kind in enumerate(kinds):
        once: dict[str, Any] = {"read_only": True} if first else {}
        restrict = f"{ignore}or restrict you from playing that {kind}"
        phrase("static", restrict, static, who="that", change=free, read_only=True)
        several = changes.Marked("ignores single")
        multiple = f"{ignore}that {kind} from defending multiple attacks"
        phrase("static", multiple, static, who="that", change=several, **once)
        cost = f"you may ignore any cost required to play that {kind}"
        phrase("static", cost, static, who="that", change=changes.Marked("ignores costs"), **once)


def _against(book: Phrasebook) -> None:
    """What it takes to defend against an attack, with the opponent as subject."""
    phrase = book.phrase
    static = abilities.Static
    parts: dict[str, Any] = {"_s": "opponent"}
    for who in ("this", "that"):
        tails = (f"to defend {who} attack", f"against {who} attack", f"to defend against {who} attack")
        for tail in tails:
            for spend in ("discard", "spend"):
                cost = f"{{_s:opponent}} must {spend} a {{change:paid_for}} {tail}"
                phrase("static", cost, static, who=who, read_only=True, **parts)
            for cannot in ("cannot", "may not"):
                ban = f"{{_s:opponent}} {cannot} play a {{change:banned}} from their hand {tail}"
                phrase("static", ban, static, who=who, read_only=True, **parts)
                ban = f"{{_s:opponent}} {cannot} play {{change:banned_pl}} from their hand {tail}"
                phrase("static", ban, static, who=who, read_only=True, **parts)
        for verb, kind in (("dodge", "dodge"), ("block", "block")):
            for spend in ("discard", "spend"):
                cost = f"{{_s:opponent}} must {spend} a {{change:paid_to_{verb}}} to {verb} {who} attack"
                phrase("static", cost, static, who=who, read_only=True, **parts)
            if who == "this":
                phrase(f"paid_to_{verb}", "{pay:cards}", changes.DefendersCost, cards=only(kind), read_only=True)
    phrase("paid_for", "{pay:cards} to play a {cards} from their hand", changes.DefendersCost)
    phrase("banned", "{cards}", changes.DefendersBan)
    phrase("banned_pl", "[any ]{cards:cards_pl}", changes.DefendersBan)
