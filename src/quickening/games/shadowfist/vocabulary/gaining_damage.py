"""What cards gain concerning damage (SF 29)."""

from __future__ import annotations

from typing import Any, NamedTuple

from quickening.games.shadowfist.vocabulary import amounts, filters
from quickening.games.shadowfist.vocabulary.conditions import Is
from quickening.games.shadowfist.vocabulary.kinds import Cannot, DamageChange, Number
from quickening.games.shadowfist.vocabulary.selections import AttackTarget, Targets
from quickening.lang.selections import Cards, It
from quickening.text.phrasebook import Phrasebook


def add_about_damage(book: Phrasebook) -> None:
    """Damage told of in the passive: `all combat damage inflicted on it is reduced to 0` (SF 29.6, 29.7)."""
    phrase = book.phrase
    taken = (("reduced to", "taken to"), ("reduced by", "taken -"), ("increased by", "taken +"))
    for kind, fixed in (("combat ", {"combat": True}), ("non-combat ", {"non_combat": True}), ("", {})):
        for words, step in taken:
            amount = f"is {words} {{amount:amt}}"
            head = f"(all|any) {kind}damage inflicted on {{what:one}}"
            phrase(
                "passive",
                f"{head} {amount}",
                _passive(step, **fixed),
                read_only=True,
                also=f"{kind}damage inflicted on {{what:one}} {amount}",
            )
            phrase(
                "passive",
                f"{head} by {{cards:sources}} {amount}",
                _passive(step, **fixed),
                read_only=True,
                also=f"{kind}damage inflicted on {{what:one}} by {{cards:sources}} {amount}",
            )
            phrase(
                "passive",
                f"{head} while it is {{words:state_words}} {amount}",
                _passive(step, **fixed),
                read_only=True,
            )
        to = f"reduce to {{amount:amt}} (all|any) {kind}damage inflicted on {{what:one}}"
        phrase("passive", f"{to} by {{cards:sources}}", _passive("taken to", **fixed), read_only=True)
        phrase("passive", to, _passive("taken to", **fixed), read_only=True)
        dealt = f"all {kind}damage inflicted by {{what:one_or_target}}"
        phrase(
            "passive",
            f"{dealt} is reduced to 0",
            _passive("x", amount=Number(0), **fixed),
            read_only=True,
            also=f"all {kind}damage {{what:one}} inflicts is reduced to 0",
        )
        phrase(
            "passive",
            f"{dealt} is increased by {{amount:amt}}",
            _passive("+", **fixed),
            read_only=True,
            also=f"all {kind}damage {{what:one}} inflicts is increased by {{amount:amt}}",
        )
        less = f"(all|any) {kind}damage [that] {{what:one}} inflicts is reduced by {{amount:amt}}"
        phrase("passive", f"{dealt} is reduced by {{amount:amt}}", _passive("-", **fixed), read_only=True, also=less)
    for words, step in (("reduced", "-"), ("increased", "+")):
        fought = f"(all|any) damage [that] {{what:one}} inflicts in combat is {words} by {{amount:amt}}"
        phrase("passive", fought, _passive(step, combat=True), read_only=True)
        both = f"all combat and non-combat damage {{what:one}} inflicts is {words} by {{amount:amt}}"
        phrase("passive", both, _passive(step), read_only=True)
    doubled = _passive("taken x", amount=Number(2))
    phrase("passive", "(all|any) damage inflicted on {what:one} is doubled", doubled, read_only=True)
    phrase("one_or_target", "{what:one}")
    phrase("one_or_target", "target Character", value=Targets(), read_only=True)
    phrase("sources", "{cards:cards_pl}")
    phrase("sources", "a {cards}", also=("a single {cards}", "any {cards}"))
    phrase("sources", "{what:one}", filters.Only)
    phrase("just_one", "{what:certain}", _just_this, read_only=True)
    phrase("certain", "the target of {what:poss} attack", AttackTarget)
    phrase("certain", "{what:subject}")
    for word in ("its", "his", "her", "their"):
        phrase("certain", f"{word} target", AttackTarget, what=It(), read_only=True)
    phrase("passive", "damage cannot be removed from {what:one}", _unhealed, read_only=True)


class AboutCard(NamedTuple):
    """A change and the card it is about, as the passive puts it."""

    what: Any
    change: Any
    condition: Any = None


def _passive(step: str, combat: bool = False, non_combat: bool = False, **given: Any) -> Any:
    def build(what: Any, cards: Any = None, words: Any = (), **said: Any) -> AboutCard:
        amount = said.get("amount") or given["amount"]
        if isinstance(cards, filters.Only):
            cards = Cards(filters.Noun("card"), (), (cards,))
        change = DamageChange(step, amount, combat, cards, non_combat)
        return AboutCard(what, change, Is(what, words) if words else None)

    return build


def _unhealed(what: Any) -> AboutCard:
    return AboutCard(what, Cannot("be healed"))


def add_dealt(book: Phrasebook, one: str, s: str) -> None:
    """The same in the active, as it is printed."""
    phrase = book.phrase
    for kind, fixed in (("combat ", {"combat": True}), ("non-combat ", {"non_combat": True}), ("", {})):
        damage: dict[str, Any] = {**fixed}
        for words, step in (("at most", "taken to"), ("less", "taken -"), ("more", "taken +")):
            amount = "{amount:amt} " + words if words != "at most" else "at most {amount:amt}"
            phrase(one, f"take{s} {amount} {kind}damage", DamageChange, step=step, **damage)
            phrase(one, f"take{s} {amount} {kind}damage from {{cards:cards_pl}}", DamageChange, step=step, **damage)
        phrase(one, f"inflict{s} {{amount:amt}} more {kind}damage in all", DamageChange, step="+", **damage)
        phrase(one, f"inflict{s} {{amount:amt}} less {kind}damage in all", DamageChange, step="-", **damage)


def add_damage_gains(book: Phrasebook) -> None:
    """SF 29.5. Bonuses to combat damage."""
    phrase = book.phrase
    for sign, step in (("plus", "+"), ("minus", "-")):
        fixed: dict[str, Any] = {"step": step, "combat": True}
        base = f"{{amount:{sign}}} combat damage"
        old = f"{{amount:{sign}}} damage"
        phrase("damage_gain", base, DamageChange, **fixed, also=old)
        phrase(
            "damage_gain",
            f"{base} to {{cards:cards_pl}}",
            DamageChange,
            **fixed,
            also=(
                f"{old} to {{cards:cards_pl}}",
                f"{base} against {{cards:cards_pl}}",
                f"{old} against {{cards:cards_pl}}",
                f"{base} on {{cards:cards_pl}}",
                f"{old} on {{cards:cards_pl}}",
            ),
        )
        for word in ("to", "against", "on"):
            phrase("damage_gain", f"{base} {word} {{cards:just_one}}", DamageChange, **fixed, read_only=True)
            phrase("damage_gain", f"{old} {word} {{cards:just_one}}", DamageChange, **fixed, read_only=True)
        each = f"{{amount:{sign}_damage_each}}"
        phrase("damage_gain", each, DamageChange, **fixed)
        mark = "+" if sign == "plus" else "-"
        for number in range(1, 6):
            words = f"{mark}{number} combat damage for each {{amount:each}}"
            phrase(
                f"{sign}_damage_each",
                words,
                amounts.Times,
                number=number,
                also=f"{mark}{number} damage for each {{amount:each}}",
            )


def _just_this(what: Any) -> Any:
    """A description that only certain cards fit."""
    return Cards(filters.Noun("card"), (), (filters.Only(what),))
