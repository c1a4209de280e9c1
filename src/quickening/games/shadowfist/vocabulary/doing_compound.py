"""The phrases for effects made of others, for later and rarer ones."""

from __future__ import annotations

from typing import Any

from quickening.games.shadowfist.state import ATTACK, LASTING, TURN
from quickening.games.shadowfist.vocabulary import (
    amounts,
    answering,
    canceling,
    controlling,
    effects,
    entering,
    later,
    people,
    power_effects,
    triggers_combat,
    triggers_players,
)
from quickening.games.shadowfist.vocabulary.doing_cards import VERBS
from quickening.games.shadowfist.vocabulary.doing_copying import add_copying
from quickening.games.shadowfist.vocabulary.doing_redirecting import add_redirecting
from quickening.games.shadowfist.vocabulary.kinds import Number
from quickening.games.shadowfist.vocabulary.selections import First, Targets
from quickening.games.shadowfist.vocabulary.series import add_filtered, add_series
from quickening.lang import resolve
from quickening.lang.selections import Chosen, It
from quickening.text.phrasebook import Phrasebook


def add_compound(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("sentence", "{what} {verbs:verb_list}", _each_verb, read_only=True)
    book.list_of("verb_list", "verb_phrase", "and", ", and", least=2)
    for words, node in (
        ("unturns", effects.UnturnCards),
        ("ceases attacking", effects.CeaseAttacking),
        ("ceases intercepting", effects.CeaseIntercepting),
    ):
        phrase("verb_phrase", words, value=node)
    for verb, deed in (*VERBS.items(), ("cancel", canceling.Cancel)):
        phrase("verb_word", verb, value=deed)
    add_series(book, "verb_words", "verb_word", ("and",), least=2)
    phrase(
        "sentence", "{verbs:verb_words} {what}", _all_verbs, read_only=True, also="{verbs:verb_words} {what} {until}"
    )
    add_series(book, "simple_said", "sentence", ("and", "then"), _one_or_more, _parts)
    phrase("simple", "{effect:simple_said}")
    phrase("simple", "you may {effects:offered}", resolve.May)
    phrase(
        "effect",
        "{one:simple_said} and you may {more:offered}",
        _and_may,
        read_only=True,
        also=("{one:simple_said}, and you may {more:offered}", "{one:simple_said} and may {more:offered}"),
    )
    phrase("simple", "{one:deed_1} or {other:deed_1}", resolve.Either, also="either {one:deed_1} or {other:deed_1}")
    book.list_of("deed_1", "deed")
    phrase("effect", "{effect:simple}")
    phrase("effect", "choose one: {one:sentence_1}; or {other:sentence_1}", resolve.Either)
    book.list_of("sentence_1", "simple_said")
    book.list_of("simple_1", "simple")
    phrase("effect", "if {condition}, {effects:simple_1}", resolve.If, also=("{effects:simple_1} if {condition}",))
    phrase(
        "effect",
        "if {condition}, {effects:simple_1}. Otherwise, {otherwise:simple_1}",
        resolve.If,
        also="if {condition}, {effects:simple_1}; otherwise {otherwise:simple_1}",
    )
    add_filtered(book, "deeds_later", "simple_1", _lasts_not)
    phrase(
        "effect",
        "at the end of the turn, {effects:deeds_later}",
        later.Later,
        trigger=triggers_players.TurnEnds(),
        also="{effects:deeds_later} at the end of the turn",
    )
    phrase(
        "effect",
        "at the end of the attack, {effects:deeds_later}",
        later.Later,
        trigger=triggers_players.AttackEnds(),
        also="{effects:deeds_later} at the end of the attack",
    )
    for until, words in ((TURN, "turn"), (ATTACK, "attack")):
        fixed: dict[str, Any] = {"every": True, "until": until}
        phrase(
            "effect",
            f"until the end of the {words}, {{trigger}}, {{effects:deeds_later}}",
            later.Later,
            **fixed,
            also=(
                f"until the end of the {words}, {{effects:deeds_later}} {{trigger}}",
                f"{{trigger}} during this {words}, {{effects:deeds_later}}",
                f"{{effects:deeds_later}} {{trigger}} this {words}",
            ),
        )
        both = f"until the end of the {words}, {{what:what_one}} {{change:pred}} and"
        phrase(
            "effect",
            f"{both} {{effects:deeds_later}} {{trigger}}",
            _gets_and_later,
            until=until,
            read_only=True,
            also=f"{both} {{trigger}}, {{effects:deeds_later}}",
        )
    phrase("effect", "the two Characters enter a Faceoff", controlling.EnterFaceoff, mine=First(), theirs=Targets())
    phrase(
        "effect",
        "the two Characters enter a Faceoff. The winner {effects:wins}",
        controlling.EnterFaceoff,
        mine=First(),
        theirs=Targets(),
    )
    book.list_of("wins", "winning")
    phrase("winning", "may {effects:offered}", resolve.May)
    phrase("winning", "gains {amount:amt} Power", power_effects.GainPower, who=people.You())
    phrase("winning", "gains Power equal to {amount}", power_effects.GainPower, who=people.You())
    phrase("effect", "flip a coin. Heads: {heads:simple_1}", later.FlipCoin)
    phrase("effect", "flip a coin. Heads: {heads:simple_1}. Tails: {tails:simple_1}", later.FlipCoin)
    add_copying(book)
    add_redirecting(book)
    _tokens(book)
    phrase("effect", "if {trigger:site_reduced}, you may {effects:offered}", _may_later, read_only=True)
    phrase(
        "site_reduced",
        "{who:watched} reduces a {site:cards}'s Body to 0 by inflicting combat damage this attack",
        triggers_combat.CardReducesBody,
        combat=True,
        also="the {who:watched} reduces a {site:cards}'s Body to 0 by inflicting combat damage this attack",
    )
    phrase(
        "deed",
        "steal half of (its|his|her) target's controller's Power, rounded down and give that Power "
        "to any player you choose",
        _steal_and_give,
        read_only=True,
    )
    phrase("deed", "steal half of {who:whose_power} Power, rounded down", power_effects.StealHalf)
    phrase("whose_power", "its controller's", people.ControllerOf, what=It())
    phrase(
        "deed",
        "give that Power to {who:whom}",
        power_effects.GivePower,
        amount=amounts.ThatMuch(),
        also="give that Power to any player you choose",
    )
    phrase(
        "deed",
        "draw an equal number of cards instead",
        power_effects.DrawCards,
        amount=answering.ThreatAmount(),
        who=people.You(),
    )
    book.list_of("effects", "effect", ". ", ". then,", "; ", ". then")
    add_filtered(book, "effects_now", "effects", _not_just_may)


def _may_later(trigger: Any, effects: Any) -> object:
    return later.Later(trigger, (resolve.May(effects),), ATTACK, True)


def _steal_and_give() -> object:
    its = people.ControllerOf(It())
    give = power_effects.GivePower(amounts.ThatMuch(), people.ChosenPlayer(opponent=False))
    return resolve.Sequence((power_effects.StealHalf(its), give))


def _tokens(book: Phrasebook) -> None:
    """SF 47.0. Tokens, with what is printed on them."""
    phrase = book.phrase
    heads: tuple[tuple[str, dict[str, Any]], ...] = (
        ("put a {title} Character token into play. It has", {"count": Number(1)}),
        ("put {count:amt} {title} Character token(s|) into play. They have", {}),
        ("put {count:amt} {title} Character token(s|) into play. They each have", {}),
        ("{who:other_who} puts {count:amt} {title} Character token(s|) into play. They have", {}),
    )
    for head, fixed in heads:
        only = "count" in fixed
        for bold in ("", ", {bolds:bold_list},"):
            for sign in ("", "{requires:signs} "):
                text = f"{head} a printed Fighting of {{fighting:n}}{bold} and a printed cost of {sign}{{cost:n}}"
                also = (
                    text.replace("They have", "The tokens have"),
                    text.replace(",} and", "} and").replace("}, and", "} and"),
                )
                phrase("deed", text, entering.MakeTokens, **fixed, read_only=only or "each" in head, also=also)
    add_series(book, "bold_list", "bold_word", ("and",))


def _one_or_more(items: tuple[object, ...]) -> object:
    return items[0] if len(items) == 1 else resolve.Sequence(items)  # type: ignore[arg-type]


def _parts(one: object) -> tuple[object, ...]:
    return one.effects if isinstance(one, resolve.Sequence) else (one,)


def _and_may(one: object, more: tuple[object, ...]) -> object:
    return resolve.Sequence((one, resolve.May(more)))  # type: ignore[arg-type]


def _each_verb(what: object, verbs: tuple[type, ...]) -> object:
    """`target unturns and ceases attacking`."""
    return resolve.Sequence(tuple(verb(what) for verb in verbs))


def _all_verbs(what: object, verbs: tuple[type, ...], until: str = LASTING) -> object:
    """`cancel and smoke target`: several things done to the same cards."""
    again = It() if isinstance(what, Chosen) else what
    fixed = [{"until": until} if verb is canceling.Cancel else {} for verb in verbs]
    return resolve.Sequence(tuple(verb(again if n else what, **fixed[n]) for n, verb in enumerate(verbs)))


def _gets_and_later(what: object, change: object, effects: object, trigger: object, until: str) -> object:
    from quickening.games.shadowfist.vocabulary.effects import Gets

    waiting = later.Later(trigger, effects, until, True)  # type: ignore[arg-type]
    return resolve.Sequence((Gets(what, change, until), waiting))  # type: ignore[arg-type]


def _lasts_not(done: tuple[object, ...]) -> bool:
    """What waits for its time is done then; it is not something that lasts from now on."""
    inner = [
        part for one in done for part in (one.effects if isinstance(one, (resolve.Sequence, resolve.May)) else (one,))
    ]
    return not any(isinstance(part, effects.Gets) and part.until == LASTING for part in inner)


def _not_just_may(done: tuple[object, ...]) -> bool:
    """`you may` after a trigger makes the trigger voluntary (SF 26.1.2)."""
    return not (len(done) == 1 and isinstance(done[0], resolve.May))
