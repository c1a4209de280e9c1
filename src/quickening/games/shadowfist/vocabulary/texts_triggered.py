"""The phrases for triggered abilities."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.state import IN_PLAY
from quickening.games.shadowfist.vocabulary import people, triggers, triggers_combat, triggers_players
from quickening.games.shadowfist.vocabulary.abilities import (
    Triggered,
)
from quickening.games.shadowfist.vocabulary.canceling import Cancel
from quickening.games.shadowfist.vocabulary.conditions import DuringAttack, InMainShot, OfPlayer, YourTurn
from quickening.games.shadowfist.vocabulary.controlling import TakeControl
from quickening.games.shadowfist.vocabulary.damaging import Inflict
from quickening.games.shadowfist.vocabulary.effects import Gets, Heal, PutCounters, Smoke, TurnCards, UnturnCards
from quickening.games.shadowfist.vocabulary.entering import PlayThis
from quickening.games.shadowfist.vocabulary.filters import Noun
from quickening.games.shadowfist.vocabulary.kinds import Number
from quickening.games.shadowfist.vocabulary.later import Later
from quickening.games.shadowfist.vocabulary.power_effects import GainPower
from quickening.games.shadowfist.vocabulary.selections import AttackTarget, Subject
from quickening.games.shadowfist.vocabulary.series import add_filtered
from quickening.games.shadowfist.vocabulary.texts_continuous import WhereX
from quickening.games.shadowfist.vocabulary.traits import ControlsAtLeast
from quickening.lang.resolve import If, May
from quickening.lang.selections import Cards, It, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_triggered(book: Phrasebook) -> None:
    """SF 26.1. The canonical order is when, may, cost, effect."""
    phrase = book.phrase
    for head in ("", "{once} "):
        trailing = (f"{head}{{effects:offered}} {{trigger}}",)
        phrase("wait", f"{head}{{trigger}}, {{effects:effects_now}}", Triggered, also=trailing)
        phrase(
            "wait",
            f"{head}{{trigger}}, immediately {{effects:effects_now}}",
            Triggered,
            immediately=True,
            also=(f"{head}immediately {{effects:offered}} {{trigger}}",),
        )
        phrase(
            "wait",
            f"{head}{{trigger}}, you may {{effects:offered}}",
            Triggered,
            may=True,
            also=(f"{head}you may {{effects:offered}} {{trigger}}",),
        )
        paid = (
            f"{head}{{costs}} {{trigger}} :: {{effects}}",
            f"{head}{{trigger}}, immediately {{costs}} :: {{effects}}",
            f"{head}{{costs}} {{trigger}} to {{effects:to_effects}}",
            f"{head}{{trigger}}, {{costs}} to {{effects:to_effects}}",
        )
        phrase("wait", f"{head}{{trigger}}, {{costs}} :: {{effects}}", Triggered, also=paid)
        offered = (
            f"{head}you may {{costs}} {{trigger}} :: {{effects}}",
            f"{head}you may {{costs}} {{trigger}} to {{effects:to_effects}}",
            f"{head}{{trigger}}, you may {{costs}} to {{effects:to_effects}}",
        )
        phrase("wait", f"{head}{{trigger}}, you may {{costs}} :: {{effects}}", Triggered, may=True, also=offered)
        phrase(
            "wait",
            f"{head}if {{condition}}, {{trigger}}, {{effects:effects_now}}",
            Triggered,
            also=(
                f"{head}{{trigger}} while {{condition}}, {{effects:effects_now}}",
                f"{head}{{trigger}} and {{condition}}, {{effects:effects_now}}",
            ),
        )
        phrase(
            "wait",
            f"{head}if {{condition}}, {{trigger}}, you may {{effects:offered}}",
            Triggered,
            may=True,
            also=(
                f"{head}{{trigger}} while {{condition}}, you may {{effects:offered}}",
                f"{head}{{trigger}} and {{condition}}, you may {{effects:offered}}",
                f"{head}you may {{effects:offered}} {{trigger}} and {{condition}}",
            ),
        )
        phrase(
            "wait",
            f"{head}if {{condition}}, {{trigger}}, {{costs}} :: {{effects}}",
            Triggered,
            also=(
                f"{head}{{trigger}} while {{condition}}, {{costs}} :: {{effects}}",
                f"{head}{{trigger}} and {{condition}}, {{costs}} :: {{effects}}",
            ),
        )
        phrase(
            "wait",
            f"{head}if {{condition}}, {{trigger}}, you may {{costs}} :: {{effects}}",
            Triggered,
            may=True,
            also=(
                f"{head}{{trigger}} while {{condition}}, you may {{costs}} :: {{effects}}",
                f"{head}{{trigger}} and {{condition}}, you may {{costs}} :: {{effects}}",
            ),
        )
        doing_so = f"{head}{{trigger}} while {{condition:self_state}}, "
        phrase("wait", f"{doing_so}{{effects:effects_now}}", Triggered, read_only=True)
        phrase("wait", f"{doing_so}you may {{effects:offered}}", Triggered, may=True, read_only=True)
        period = f"{head}{{trigger}} {{condition:period}}, "
        paying = f"{head}{{costs}} to {{effects:to_single}} {{trigger}}"
        phrase("wait", paying, Triggered, read_only=True)
        of_itself = f"{head}{{effects:offered_own}} {{trigger:when_it}}"
        phrase("wait", of_itself, Triggered, read_only=True)
        late = f"{head}{{effects:offered}} {{trigger}} if {{condition}}"
        phrase("wait", late, _asked_late, read_only=True)
        phrase(
            "wait",
            f"{head}you may {{effects:offered}} {{trigger}} if {{condition}}",
            _asked_late,
            may=True,
            read_only=True,
        )
        then = f"{head}if {{condition}} {{trigger}}, "
        phrase("wait", f"{then}{{effects:effects_now}}", Triggered, read_only=True)
        phrase("wait", f"{then}you may {{effects:offered}}", Triggered, may=True, read_only=True)
        phrase("wait", f"{then}{{costs}} :: {{effects}}", Triggered, read_only=True)
        during = f"{head}{{effects:offered}} {{trigger}} {{condition:period}}"
        phrase("wait", during, Triggered, read_only=True)
        mine = f"{head}you may {{effects:offered}} {{trigger}} {{condition:period}}"
        phrase("wait", mine, Triggered, may=True, read_only=True)
        phrase("wait", f"{period}{{effects:effects_now}}", Triggered, read_only=True)
        phrase("wait", f"{period}you may {{effects:offered}}", Triggered, may=True, read_only=True)
        phrase("wait", f"{period}{{costs}} :: {{effects}}", Triggered, read_only=True)
        phrase("wait", f"{head}{{costs}} {{trigger}} {{condition:period}} :: {{effects}}", Triggered, read_only=True)
    for words, node in (
        ("during your turn", YourTurn()),
        ("during an opponent's turn", YourTurn(False)),
        ("during an attack", DuringAttack()),
    ):
        phrase("period", words, value=node)
    phrase("wait", "if {condition}, {effects:offered} {trigger}", Triggered, read_only=True)
    phrase("wait", "(you take|take|you have) control of {_own:subject}", _control_of_subject, read_only=True)
    phrase("wait", "{costs:aims} {trigger}. {effects}", Triggered, read_only=True)
    hurting = "{trigger}, (he|she|it|they|{_own:own}) may {effects:inflicting}"
    phrase("wait", hurting, _may_hurt, read_only=True)
    add_filtered(book, "inflicting", "offered", lambda done: all(isinstance(one, Inflict) for one in done))
    phrase("wait", "{trigger:no_comma} {effects:offered}", Triggered, read_only=True)
    add_filtered(
        book,
        "no_comma",
        "trigger",
        lambda one: isinstance(one, (triggers_players.TurnEnds, triggers_players.TurnStarts, triggers.IsRevealed)),
    )
    for verb, doing in (("heals", Heal), ("unturns", UnturnCards)):
        phrase("wait", f"{verb} {{trigger}}", _by_itself(doing), read_only=True)
    hurt = "{_own:own} is smoked (if|when) damaged by {source:others}"
    phrase("wait", hurt, _smoked_by_damage, read_only=True)
    phrase(
        "wait",
        "gains {change:gains} {until} {trigger}",
        _gains_when,
        read_only=True,
        also="{_own:own} gains {change:gains} {until} {trigger}",
    )
    phrase(
        "wait",
        "play at no cost {trigger}",
        _play_free,
        read_only=True,
        also="you may play {_own:own} at no cost {trigger}",
    )
    phrase("wait", "any player who seizes {_own:own} gains {amount:amt} Power", _seizer_gains, read_only=True)
    phrase(
        "wait",
        "{trigger} during your Main Shot, you may {effects:offered} if {condition:condition_one}",
        _in_main_shot,
        read_only=True,
    )
    phrase(
        "wait",
        "once each time that {trigger:time_that}, you may {costs} :: {effects}",
        Triggered,
        may=True,
        read_only=True,
    )
    phrase("time_that", "{by:any_opponent} plays a {cards}", triggers_players.PlaysCard)
    declared = "in response to an attack declared against {target:attacked}"
    then = "if you controlled no {cards:cards_pl} at the time the attack was declared"
    phrase("wait", f"{declared}, {then}, {{costs}} :: {{effects}}", _when_declared, read_only=True)
    phrase("wait", f"{declared}, {{costs}} :: {{effects}}", _when_declared, read_only=True)
    phrase("wait", "turn {trigger}, turn and {costs} :: {effects}", _turn_and, read_only=True)
    phrase("wait", "heal {_own:own} at the end of the turn it is revealed", _heal_when_revealed, read_only=True)
    phrase(
        "wait",
        "the rules text of any {cards} targeted by {who:watched} in an attack is canceled {until}",
        _canceling,
        read_only=True,
    )
    phrase("wait", "Characters intercepting {cards:cards_pl} {change:preds} {until}", _intercepting, read_only=True)
    phrase(
        "wait",
        "{_own:own} enters play with {amount:amt} counter(s|) on it",
        _with_counters,
        read_only=True,
        also=("enters play with {amount:amt} counter(s|)", "enters play with {amount:amt} counter(s|) on it"),
    )
    phrase("wait", "[{_own:own}] enters play with a counter [on it]", _with_counters, read_only=True)
    phrase("paragraph", "{it:wait}.")
    phrase("wait", "{trigger:revealing} :: {effects:effects_now}", Triggered, read_only=True)
    phrase("wait", "{trigger:revealing} :: you may {effects:offered}", Triggered, may=True, read_only=True)
    phrase("revealing", "when {who:own} is revealed", triggers.IsRevealed)
    phrase("paragraph", "{ability:wait}. X = {x:limited}.", WhereX, also="{ability:wait}. X= {x:limited}.")


def _control_of_subject(**_: Any) -> Any:
    """SF 35.3. A State by which its player controls its subject: as long as it is in play."""
    return Triggered(triggers.EntersPlay(ThisCard()), (TakeControl(Subject(), IN_PLAY),))


def _may_hurt(trigger: Any, effects: Any, **_: Any) -> Any:
    """SF 29.2. What a card inflicts by its text, its player may have it inflict."""
    return Triggered(trigger, effects, may=True)


def _when_declared(target: Any, costs: Any, effects: Any, cards: Any = None) -> Any:
    """SF 26.1. What is so is looked at as the attack is declared."""
    none = None if cards is None else OfPlayer(people.You(), ControlsAtLeast(cards, none=True))
    return Triggered(triggers_players.DeclaresAttack(people.Everybody(), target), effects, costs, condition=none)


def _by_itself(doing: Any) -> Any:
    """`heals when ...`: the card itself."""
    return lambda trigger: Triggered(trigger, (doing(ThisCard()),))


def _smoked_by_damage(source: Any, **_: Any) -> Any:
    return Triggered(triggers_combat.IsDamaged(ThisCard(), source=source), (Smoke(ThisCard()),))


def _gains_when(change: Any, until: str, trigger: Any, **_: Any) -> Any:
    return Triggered(trigger, (Gets(ThisCard(), change, until),))


def _play_free(trigger: Any, **_: Any) -> Any:
    return Triggered(trigger, (PlayThis(ThisCard(), free=True),), may=True)


def _seizer_gains(amount: Any, **_: Any) -> Any:
    return Triggered(triggers.IsSeized(ThisCard()), (GainPower(amount, people.ThatPlayer()),))


def _in_main_shot(trigger: Any, effects: Any, condition: Any) -> Any:
    return replace(_asked_late(trigger, effects, condition, may=True), condition=InMainShot())


def _asked_late(trigger: Any, effects: Any, condition: Any, once: str = "", may: bool = False) -> Any:
    """SF 24.2. An `if` behind what is done is asked as it resolves, not as it triggers."""
    done = (May(effects),) if may else effects
    return Triggered(trigger, (If(condition, done),), once=once)


def _turn_and(trigger: Any, costs: tuple[Any, ...], effects: tuple[Any, ...]) -> Any:
    return Triggered(trigger, effects, (TurnCards(ThisCard()), *costs))


def _heal_when_revealed(**_: Any) -> Any:
    return Triggered(triggers.IsRevealed(ThisCard()), (Later(triggers_players.TurnEnds(), (Heal(ThisCard()),)),))


def _canceling(cards: Any, who: Any, until: str) -> Any:
    return Triggered(triggers_combat.Attacks(who, target=cards), (Cancel(AttackTarget(It()), until),))


def _intercepting(cards: Any, change: Any, until: str) -> Any:
    who = Cards(Noun("Character"))
    return Triggered(triggers_combat.Intercepts(who, attacker=cards), (Gets(It("that interceptor"), change, until),))


def _with_counters(amount: Any = None, **_: Any) -> Any:
    return Triggered(triggers.EntersPlay(ThisCard()), (PutCounters(ThisCard(), amount or Number(1)),))
