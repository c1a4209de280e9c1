"""The phrases for rarer triggers: by whose damage, what is targeted, combat that is near, the Main Shot's end."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.vocabulary import people, triggers, triggers_combat, triggers_players
from quickening.games.shadowfist.vocabulary.series import add_filtered, add_series
from quickening.games.shadowfist.vocabulary.triggers_more import CombatIsNear, IsTargeted
from quickening.games.shadowfist.vocabulary.waiting_players import ACTS
from quickening.lang.selections import ThisCard
from quickening.text.phrasebook import Phrasebook

_WHEN = "(when|whenever|if) "


def add_more_triggers(book: Phrasebook) -> None:
    _of_itself(book)
    _damage(book)
    _healed(book)
    _acts(book)
    _combat(book)
    _targeting(book)
    _attacks(book)
    _times(book)


def _of_itself(book: Phrasebook) -> None:
    """`smoke this card when it is damaged by a <Cop> card`: said of the card that something is done to."""
    phrase = book.phrase
    own: dict[str, Any] = {"who": ThisCard(), "read_only": True}
    happenings: tuple[tuple[str, Any, dict[str, Any]], ...] = (
        ("is damaged [by {source:others}]", triggers_combat.IsDamaged, {}),
        ("(attacks|turns to attack)", triggers_combat.Attacks, {}),
        ("intercepts", triggers_combat.Intercepts, {}),
        ("is smoked", triggers.IsSmoked, {}),
        ("is targeted by a {cards}", IsTargeted, {}),
        ("smokes {victim:others}", triggers_combat.SmokesCard, {}),
        (
            "smokes {victim:others} (by inflicting combat damage|in combat)",
            triggers_combat.SmokesCard,
            {"combat": True},
        ),
        ("inflicts combat damage [on {on:others}]", triggers_combat.Inflicts, {"combat": True}),
    )
    for words, node, fixed in happenings:
        phrase("when_it", f"(when|whenever|if) (it|he|she) {words}", node, **own, **fixed)
    add_filtered(book, "offered_own", "offered", _is_of_itself)


def _is_of_itself(effects: tuple[Any, ...]) -> bool:
    """Whether something is done to the card itself, and to no other."""
    return all(getattr(effect, "what", None) == ThisCard() for effect in effects)


def _damage(book: Phrasebook) -> None:
    """SF 29. Who did the damage, and Bodies reduced to 0."""
    phrase = book.phrase
    by: dict[str, Any] = {"read_only": True}
    phrase(
        "trigger", f"{_WHEN}{{who:watched}} (is|are) damaged by {{source:others}}", triggers_combat.IsDamaged, **by
    )
    for kind in ("combat", "non-combat", ""):
        words = f"{kind} damage".strip()
        taken = f"{_WHEN}{{who:watched}} (takes|take) {words} from {{source:others}}"
        phrase("trigger", taken, triggers_combat.IsDamaged, kind=kind, **by)
    reduced = f"{_WHEN}{{who:body_of}} Body is reduced to (0|zero)"
    phrase("trigger", reduced, triggers_combat.ReducesBody, by=people.Everybody(), **by)


def _healed(book: Phrasebook) -> None:
    """SF 16.0. So much damage removed at one time."""
    words = "when {least:n} or more damage is healed from {who:others}"
    book.phrase("trigger", words, triggers.IsHealed, also=f"{words} at one time")


def _acts(book: Phrasebook) -> None:
    """`when an opponent sacrifices or toasts a card`: one thing a player does to a card, or another."""
    phrase = book.phrase
    for many, one, node in ACTS:
        phrase("act", f"({one}|{many})", value=node)
    add_series(book, "acts", "act", ("or",), least=2)
    phrase("trigger", f"{_WHEN}{{by:any_who}} {{acts}} {{who:others}}", _either_act, read_only=True)
    stops = f"{_WHEN}{{who:watched}} ceases attacking or [ceases] intercepting"
    phrase("trigger", stops, _stops, read_only=True)
    events: tuple[tuple[str, Any], ...] = (
        ("ceases attacking", triggers_combat.StopsAttacking),
        ("ceases intercepting", triggers_combat.StopsIntercepting),
        ("is toasted", triggers.IsToasted),
        ("is sacrificed", triggers.IsSacrificed),
        ("turns", triggers.Turns),
    )
    for words, event in events:
        phrase("event_item", f"{{who:watched}} {words}", event)
        phrase("event_item", f"{{who:watched}} {words} by {{by:by_who}}", event)
    cheap = "when an opponent plays a {cards} at reduced cost"
    phrase("trigger", cheap, triggers_players.PlaysCard, by=people.AnyOpponent(), reduced=True, read_only=True)


def _either_act(by: Any, acts: tuple[Any, ...], who: Any) -> Any:
    return triggers.Either(tuple(act(who, by) for act in acts))


def _stops(who: Any) -> Any:
    return triggers.Either((triggers_combat.StopsAttacking(who), triggers_combat.StopsIntercepting(who)))


def _combat(book: Phrasebook) -> None:
    """SF 30.1. Just before combat, in the open scene."""
    phrase = book.phrase
    near = f"{_WHEN}{{who:watched}} (is|are) about to enter combat"
    phrase("trigger", near, CombatIsNear, other=False)
    phrase("trigger", f"{near} with {{fights:others}}", CombatIsNear)


def _targeting(book: Phrasebook) -> None:
    """SF 24.1.3. A card is targeted by an effect."""
    phrase = book.phrase
    phrase("trigger", f"{_WHEN}{{who:watched}} (is|are) targeted by a {{cards}}", IsTargeted)
    phrase(
        "trigger",
        f"{_WHEN}{{who:watched}} (is|are) targeted by an effect",
        IsTargeted,
        also=f"{_WHEN}an effect targets {{who:others}}",
    )
    phrase("trigger", f"{_WHEN}a {{cards}} targets {{who:others}}", IsTargeted, read_only=True)


def _attacks(book: Phrasebook) -> None:
    """SF 27-28. Declaring and joining, attacks on you that end."""
    phrase = book.phrase
    joins = f"{_WHEN}{{by:any_who}} (declares|declare) or (joins|join) an attack"
    phrase("trigger", joins, triggers_players.DeclaresAttack, joins=True, read_only=True)
    on = f"{joins} (on|against) {{target:attacked}}"
    phrase("trigger", on, triggers_players.DeclaresAttack, joins=True)
    phrase("trigger", f"{_WHEN}{{who:watched}} joins an [opponent's] attack", triggers_combat.Attacks, joins=True)
    yours = "when you declare [one or more] attackers"
    phrase("trigger", yours, triggers_players.DeclaresAttack, by=people.You(), joins=True, read_only=True)
    for how in ("fails", "succeeds"):
        against = f"when an attack [declared] (against|on) you {how}"
        phrase("trigger", against, triggers_players.AttackEnds, on=people.You(), how=how)


def _times(book: Phrasebook) -> None:
    """SF 22.3.3. The Main Shot ends with the scene that ends the turn."""
    phrase = book.phrase
    whose: tuple[tuple[str, Any], ...] = (
        ("your", people.You()),
        ("(each opponent's|an opponent's)", people.AnyOpponent()),
        ("(each|any|every)", None),
    )
    for words, who in whose:
        for head in ("at the end of", "when"):
            ends = "" if head == "at the end of" else " ends"
            wording = f"{head} {words} Main Shot{ends}"
            phrase("trigger", wording, triggers_players.TurnEnds, whose=who, read_only=True)
