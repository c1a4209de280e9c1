"""What may be said of attacks and defenses: of this one, of the one a card goes with, of all of a kind."""

from __future__ import annotations

import re
from typing import Any

from quickening.games.highlander.vocabulary import abilities, attack_changes
from quickening.games.highlander.vocabulary.filters import only
from quickening.text.phrasebook import Phrasebook

_VERB = re.compile(r"<([^|>]*)\|([^>]*)>")
#: Of one attack, and of several.
FORMS = (("attack_change", 1), ("attacks_change", 2))


def add_attack_changes(book: Phrasebook) -> None:
    """What may be said of attacks and defenses."""
    _attack_changes(book)
    _defense_changes(book)
    _against(book)


def _both(book: Phrasebook, template: str, node: Any, also: tuple[str, ...] = (), **fixed: Any) -> None:
    """The same of one attack and of several."""
    for category, form in FORMS:
        words = [_VERB.sub(rf"\{form}", one) for one in (template, *also)]
        book.phrase(category, words[0], node, also=tuple(words[1:]), **fixed)


def _attack_changes(book: Phrasebook) -> None:
    _words(book)
    _damage(book)
    _turned(book)
    _stopped(book)
    for one in ("attack", "attacks"):
        book.list_of(f"{one}_changes", f"{one}_change", "and", least=2)
        book.phrase(f"{one}_part", f"{{change:{one}_change}}")
        book.phrase(f"{one}_part", f"{{parts:{one}_changes}}", attack_changes.Several)


#: Other ways to say what may be said in a word, of one attack and of several.
OTHER_WORDS = {
    "is a Head Shot": ("is now a Head Shot",),
    "is a Power Blow": ("<is|are> now <a Power Blow|Power Blows>", "<is|are> considered <a Power Blow|Power Blows>"),
    "cannot be a Power Blow": tuple(
        f"{no} <a Power Blow|Power Blows>" for no in ("cannot be made", "may not be made", "may not be")
    ),
    "cannot be blocked": (
        "may not be blocked",
        *(f"{may} {how}" for may in ("may only be", "can only be") for how in ("dodged", "defended with a dodge")),
    ),
    "cannot be dodged": (
        "may not be dodged",
        *(f"{may} {how}" for may in ("may only be", "can only be") for how in ("blocked", "defended with a block")),
    ),
}


def _words(book: Phrasebook) -> None:
    """What is simply so of an attack."""
    for word in attack_changes.ATTACK_WORDS:
        plural = word.replace("is a", "are").replace("be a ", "be ")
        plural = f"{plural}s" if plural != word else word
        book.phrase("attack_change", word, attack_changes.AttackWord, word=word)
        book.phrase("attacks_change", plural, attack_changes.AttackWord, word=word)
        for template in OTHER_WORDS.get(word, ()):
            for category, form in (("attack_part", 1), ("attacks_part", 2)):
                wording = _VERB.sub(rf"\{form}", template)
                book.phrase(category, wording, attack_changes.AttackWord, word=word, read_only=True)
    both = tuple(attack_changes.AttackWord(word) for word in ("cannot be blocked", "cannot be dodged"))
    for category in ("attack_part", "attacks_part"):
        value = attack_changes.Several(both)
        book.phrase(category, "cannot be blocked or dodged", value=value, read_only=True)


def _damage(book: Phrasebook) -> None:
    """How much damage an attack does."""
    power = "is a Power Blow of {damage:n} damage"
    told: tuple[str, ...] = ("is now a Power Blow and does {damage:n} damage",)
    book.phrase("attack_change", power, attack_changes.PowerDamage, also=told)
    plus = attack_changes.DamagePlus
    told = ("<does|do> an additional {plus:n} points of damage", "<does|do> {plus:n} additional points of damage")
    told += ("<does|do> {plus:n} additional point of damage", "<does|do> {plus:n} more damage")
    _both(book, "<does|do> {plus:n} additional damage", plus, also=told)
    _both(book, "<does|do> an additional point of damage", plus, plus=1, read_only=True)
    less = "<does|do> {plus:minus} less damage"
    _both(book, less, plus, also=(f"{less} to you",))
    _both(book, "<does|do> {plus:n} additional damage {each}", plus)
    _both(book, f"{less} {{each}}", plus)
    told = (f"{less}. This will not reduce an attack's damage to less than {{least:n}}",)
    _both(book, f"{less}, but at least {{least:n}}", plus, also=told)
    half = ("<does|do> half of the normal damage", "<does|do> half of <its|their> normal damage")
    _both(book, "<does|do> half damage", attack_changes.HalfDamage, also=half)
    reduced = ("<is|are> reduced to {damage:n} damage",)
    _both(book, "<does|do> {damage:n} damage", attack_changes.DoesDamage, also=reduced)
    _both(book, "<does|do> no damage", attack_changes.DoesDamage, damage=None)
    double = ("<does|do> twice the normal damage", "<does|do> double the normal damage")
    _both(book, "<does|do> double damage", attack_changes.DoubleDamage, also=double)
    most = ("<does|do> at most {most:n} damage", "<does|do> only {most:n} damage")
    _both(book, "<does|do> a maximum of {most:n} damage", attack_changes.DamageCap, also=most)


def _turned(book: Phrasebook) -> None:
    """What an attack may be made, or becomes."""
    blows = ("may be made <a|> Power <Blow|Blows>",)
    _both(book, "may be <a|> Power <Blow|Blows>", attack_changes.MayBePower, also=blows)
    for kind, fixed in (("Special", {}), ("Ranged", {"ranged": True})):
        now = (f"<is now a {kind} Attack|are now {kind} Attacks>",)
        _both(book, f"<is a {kind} Attack|are {kind} Attacks>", attack_changes.TurnedInto, also=now, **fixed)
    _both(book, "may be made <a Head Shot|Head Shots>", attack_changes.Marked, word="may be a head shot")


def _stopped(book: Phrasebook) -> None:
    """What a defense against an attack costs, and which do not stop it."""
    against = "<costs|cost> your opponent a {pay:cards} for each {cards} from hand that defends <it|them>"
    _both(book, against, attack_changes.DefendersCost)
    _both(book, against.replace(" from hand", ""), attack_changes.DefendersCost, from_hand=False)
    for verb, kind in (("blocked", "block"), ("dodged", "dodge")):
        unless = tuple(
            f"{no} {verb} unless {who} (discard|discards) a {{pay:cards}}"
            for no in ("cannot be", "may not be")
            for who in ("your opponent", "he", "they")
        )
        fixed: dict[str, Any] = {"cards": only(kind), "from_hand": False, "read_only": True}
        _both(book, unless[0], attack_changes.DefendersCost, also=unless[1:], **fixed)
    _both(book, "cannot be defended with a {cards} from hand", attack_changes.DefendersBan)
    ways: tuple[str, ...] = ("cannot be defended by a {cards}", "may not be defended with a {cards}")
    ways += tuple(
        f"{no} be {verb} {by} {cards}"
        for no in ("cannot", "may not")
        for verb in ("blocked", "dodged", "defended")
        for by in ("by", "with")
        for cards in ("{cards:cards_pl}", "a {cards}")
        if (verb, cards) != ("defended", "a {cards}")
    )
    _both(book, "cannot be defended with a {cards}", attack_changes.NotStoppedBy, also=ways)
    no_power = ("cannot be blocked with a Power Block", "may not be Power Blocked")
    _both(book, "cannot be Power Blocked", attack_changes.Marked, word="no power block", also=no_power)


def _defense_changes(book: Phrasebook) -> None:
    phrase = book.phrase
    change = "defense_change"
    phrase("defense_part", "{one:defense_change}")
    book.list_of("defense_parts", "defense_change", "and", least=2)
    phrase("defense_part", "{parts:defense_parts}", attack_changes.Several)
    for verb in ("blocked", "dodged"):
        overcoming = f"can defend attacks that cannot be {verb}"
        for category in (change, "defenses_part"):
            phrase(category, overcoming, attack_changes.Marked, word=f"overcomes not {verb}")
    phrase(change, "is a Power Block", attack_changes.IsPowerBlock)
    phrase(change, "can defend Ranged Attacks", attack_changes.Marked, word="blocks ranged")
    phrase("defenses_part", "are Power Blocks", attack_changes.IsPowerBlock)
    phrase(change, "can defend multiple attacks", attack_changes.Marked, word="ignores single")
    for category in (change, "defenses_part"):
        phrase(category, "cannot defend multiple attacks", attack_changes.Marked, word="defends one")
    phrase("defenses_part", "do not avoid {cards:cards_pl}", attack_changes.DoesNotAvoid)
    phrase(change, "does not avoid {cards:cards_pl}", attack_changes.DoesNotAvoid)


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
                cost_of: dict[str, Any] = {"cards": only(kind), "from_hand": False}
                phrase(f"paid_to_{verb}", "{pay:cards}", attack_changes.DefendersCost, read_only=True, **cost_of)
    phrase("paid_for", "{pay:cards} to play a {cards} from their hand", attack_changes.DefendersCost)
    phrase("banned", "{cards}", attack_changes.DefendersBan)
    phrase("banned_pl", "[any ]{cards:cards_pl}", attack_changes.DefendersBan)
