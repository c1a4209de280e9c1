"""The phrases for triggers about what players do."""

from __future__ import annotations

from typing import Any

from quickening.core.data import replace
from quickening.games.shadowfist.vocabulary import (
    filters,
    filters_place,
    people,
    triggers,
    triggers_combat,
    triggers_players,
)
from quickening.lang.selections import Cards, ThisCard
from quickening.text.phrasebook import Phrasebook

#: What a player does to a card, as many and as one do it.
ACTS = (
    ("seize", "seizes", triggers.IsSeized),
    ("burn", "burns", triggers.IsBurned),
    ("smoke", "smokes", triggers.IsSmoked),
    ("toast", "toasts", triggers.IsToasted),
    ("sacrifice", "sacrifices", triggers.IsSacrificed),
    ("reveal", "reveals", triggers.IsRevealed),
    ("turn", "turns", triggers.Turns),
)


def add_by_players(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase(
        "trigger",
        "(when|whenever) you play a {cards}",
        triggers_players.PlaysCard,
        by=people.You(),
        also=("when you play one or more {cards:cards_pl}",),
    )
    phrase("trigger", "(when|whenever) {by:any_opponent} plays a {cards}", triggers_players.PlaysCard)
    phrase(
        "trigger",
        "(when|whenever) any player plays a {cards}",
        triggers_players.PlaysCard,
        by=people.Everybody(),
        also=("(when|whenever) a {cards} is played", "when a player plays a {cards}"),
    )
    phrase("any_opponent", "an opponent", people.AnyOpponent, also="any opponent")
    phrase("any_opponent", "an opponent {trait:who_trait}", people.SuchOpponent)
    phrase("any_opponent", "the chosen opponent", people.NamedOpponent)
    phrase("any_opponent", "that player", people.ThatPlayer, also="that opponent")
    phrase("trigger", "when you declare an attack with {who:own}", triggers_combat.Attacks, read_only=True)
    phrase(
        "trigger",
        "when {who:own} is played",
        triggers.EntersPlay,
        how="played",
        read_only=True,
    )
    phrase(
        "trigger",
        "when you play {who:own} from your hand",
        triggers.EntersPlay,
        how=triggers.FROM_HAND,
        also="when {who:own} is played from your hand",
    )
    phrase("trigger", "when you win a Faceoff", triggers_combat.WinsFaceoff)
    zero = "is reduced to (0|zero)"
    anybody: dict[str, Any] = {"by": people.Everybody()}
    phrase("trigger", f"when the Body of {{who:others}} {zero}", triggers_combat.ReducesBody, **anybody)
    own = f"when {{who:own}}('s|') Body {zero}"
    phrase("trigger", own, triggers_combat.ReducesBody, **anybody, read_only=True)
    phrase(
        "trigger",
        "when {who:any_who} (spends|spend) {least:n} or more Power",
        triggers_players.SpendsPower,
        also="when {who:any_who} (spends|spend) {least:n} or more Power at one time",
    )
    phrase(
        "trigger",
        "when you play {who:own}",
        triggers.EntersPlay,
        how="played",
    )
    for verb, other, node in (*ACTS, ("take control of", "takes control of", triggers.IsTaken)):
        phrase(
            "trigger",
            f"(when|whenever) {{by:any_who}} {verb} {{who:others}}",
            node,
            read_only=True,
            also=f"(when|whenever) {{by:any_who}} {other} {{who:others}}",
        )
    phrase(
        "trigger", "when {by:any_who} burns {who:others} for Power", triggers.IsBurned, kind="Power", read_only=True
    )
    phrase("trigger", "(when|if) {by:any_who} (seizes|seize) or (burns|burn) {who:others}", _someone_seized_or_burned)
    phrase("trigger", "when you declare an attack", triggers_players.DeclaresAttack, by=people.You())
    phrase(
        "trigger",
        "when you declare an attack on {target:others}",
        triggers_players.DeclaresAttack,
        by=people.You(),
        also=("when you declare an attack against {target:others}",),
    )
    phrase("trigger", "when {by:any_opponent} declares an attack", triggers_players.DeclaresAttack)
    phrase(
        "trigger",
        "when {by:any_opponent} declares an attack on {target:others}",
        triggers_players.DeclaresAttack,
        also="when {by:any_opponent} declares an attack against {target:others}",
    )
    phrase(
        "trigger",
        "when any player declares an attack",
        triggers_players.DeclaresAttack,
        by=people.Everybody(),
        also="when an attack is declared",
    )
    phrase(
        "trigger",
        "when any player declares an attack on {target:attacked}",
        triggers_players.DeclaresAttack,
        by=people.Everybody(),
        also=(
            "(when|whenever) a player declares an attack (on|against) {target:attacked}",
            "(when|whenever) an attack is declared (on|against) {target:attacked}",
        ),
    )
    phrase("trigger", "(when|whenever) an attack is declared", triggers_players.DeclaresAttack, by=people.Everybody())
    phrase("attacked", "{target:others}")
    phrase("attacked", "(it|him|her)", value=ThisCard(), read_only=True)
    yours = Cards(filters.Noun("card"), (), (filters_place.Controlled(people.You()),))
    for words in ("you", "your side"):
        phrase("attacked", words, value=yours, read_only=True)
        phrase(
            "trigger",
            f"(when|whenever) {{by:any_opponent}} declares an attack (on|against) {words}",
            triggers_players.DeclaresAttack,
            target=yours,
            read_only=True,
        )
    phrase(
        "trigger",
        "(when|whenever) a {cards} is played on {on:on_what}",
        _played_on,
        by=people.Everybody(),
        read_only=True,
    )
    phrase(
        "trigger", "(when|whenever) you play a {cards} on {on:on_what}", _played_on, by=people.You(), read_only=True
    )
    phrase("on_what", "{what:own}")
    phrase("on_what", "{what:subject}")
    for word in ("him", "her", "it"):
        phrase("on_what", word, value=ThisCard(), read_only=True)
        mine: dict[str, Any] = {"who": ThisCard(), "read_only": True}
        phrase("trigger", f"when you play {word}", triggers.EntersPlay, how="played", **mine)
        phrase("trigger", f"when you play {word} from your hand", triggers.EntersPlay, how=triggers.FROM_HAND, **mine)
    for why, words in (("heal", "to heal"), ("move", "to change location")):
        phrase(
            "trigger",
            f"(when|whenever) {{by:any_who}} turn(s|) {{who:others}} {words}",
            triggers.Turns,
            why=why,
            read_only=True,
        )
    to_attack = "(when|whenever) {by:any_who} turn(s|) {who:others} to attack"
    phrase("trigger", to_attack, triggers_combat.Attacks, read_only=True)
    phrase("trigger", "when {by:any_who} declares one or more attackers", triggers_players.DeclaresAttack, joins=True)
    phrase(
        "trigger",
        "when you declare an attack with only one attacker against a {target:cards}",
        triggers_players.DeclaresAttack,
        by=people.You(),
        attackers=1,
    )
    phrase(
        "trigger",
        "when you declare an attack with only one attacker against a target {after:after_one}",
        _lone_attack,
        read_only=True,
    )
    phrase(
        "trigger",
        "when an opponent plays a {cards} at a reduced cost",
        triggers_players.PlaysCard,
        by=people.AnyOpponent(),
        reduced=True,
    )
    phrase(
        "trigger",
        "when an opponent plays a {cards} at a reduced cost due to a card he or she controls",
        triggers_players.PlaysCard,
        by=people.AnyOpponent(),
        reduced=True,
        by_own_card=True,
    )
    phrase(
        "trigger", "(when|whenever) {who:watched} reduces a {site:cards}'s Body to 0", triggers_combat.CardReducesBody
    )
    phrase(
        "trigger",
        "(when|whenever) {who:watched} reduces a {site:cards}'s Body to 0 by inflicting combat damage",
        triggers_combat.CardReducesBody,
        combat=True,
    )
    phrase(
        "trigger",
        "when {who:watched} uses {word:bold_word} against a {foe:cards}",
        triggers_combat.UsesBold,
        also="when {who:watched} uses {word:bold_word} before combat against a {foe:cards}",
    )
    phrase("trigger", "when you join an attack", triggers_players.DeclaresAttack, by=people.You(), only_joins=True)
    for how in ("fails", "succeeds"):
        phrase("trigger", f"when an attack you declared {how}", triggers_players.AttackEnds, by=people.You(), how=how)
        phrase(
            "trigger",
            f"when an attack declared by an opponent {how}",
            triggers_players.AttackEnds,
            by=people.AnyOpponent(),
            how=how,
        )
    phrase(
        "trigger",
        "when an attack you declared or joined fails",
        triggers_players.AttackEnds,
        by=people.You(),
        how="fails",
        joined=True,
    )
    phrase("trigger", "when an attack fails", triggers_players.AttackEnds, how="fails")
    phrase(
        "trigger",
        "when an attack you declared ends",
        triggers_players.AttackEnds,
        by=people.You(),
        also="at the end of an attack you declared",
    )
    phrase("trigger", "when {who:any_who} (gains|gain) Power", triggers_players.GetsPower)
    phrase(
        "trigger",
        "when {who:any_who} generate(s|) {least:n} or more Power",
        triggers_players.GetsPower,
        verbs=("generates",),
    )
    phrase(
        "trigger",
        "when {who:any_who} generates or gains Power from a {source:cards}",
        triggers_players.GetsPower,
        verbs=("gains", "generates"),
    )
    phrase(
        "trigger",
        "when one or more opponents generate or gain Power from a {source:cards}",
        triggers_players.GetsPower,
        who=people.SomeOpponents(),
        verbs=("gains", "generates"),
    )
    phrase(
        "trigger",
        "when {who:any_who} gains, generates or steals Power from a {source:cards}",
        triggers_players.GetsPower,
        verbs=("gains", "generates", "steals"),
    )
    phrase(
        "trigger",
        "when {who:any_who} gains, generates or steals Power due to a {source:cards} he or she played",
        triggers_players.GetsPower,
        verbs=("gains", "generates", "steals"),
        source_by=people.ThatPlayer(),
    )
    phrase(
        "trigger",
        "when one or more opponents generate or gain Power from a {source:cards} played by {source_by:by_who}",
        triggers_players.GetsPower,
        who=people.SomeOpponents(),
        verbs=("gains", "generates"),
    )
    phrase(
        "trigger",
        "when {who:any_who} generates or gains Power from a {source:cards} played by {source_by:by_who}",
        triggers_players.GetsPower,
        verbs=("gains", "generates"),
    )
    phrase(
        "trigger",
        "when {who:any_who} steals Power from {victim:by_who}",
        triggers_players.GetsPower,
        verbs=("steals",),
    )
    phrase(
        "trigger",
        "when {by:any_who} discard(s|) a card",
        triggers_players.Discards,
        also="when {by:any_who} discard(s|) one or more cards",
    )


def _lone_attack(after: tuple[Any, ...]) -> Any:
    return triggers_players.DeclaresAttack(people.You(), Cards(filters.Noun("card"), (), after), attackers=1)


def _someone_seized_or_burned(by: Any, who: Any) -> Any:
    return triggers.Either((triggers.IsSeized(who, by), triggers.IsBurned(who, by)))


def _played_on(cards: Any, on: Any, by: Any) -> Any:
    """`when you play a Weapon on it`: the card is on it then."""
    return triggers_players.PlaysCard(by, replace(cards, after=(*cards.after, filters_place.On(on))))
