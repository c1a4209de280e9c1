"""The phrases for what is waited for: triggers, and when something may be played."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from quickening.games.shadowfist.vocabulary import conditions, filters, people, timings, triggers
from quickening.games.shadowfist.vocabulary.selections import AttackTarget, Subject, Targets
from quickening.games.shadowfist.vocabulary.series import add_filtered, add_series
from quickening.lang.selections import Cards, It, ThisCard
from quickening.text.phrasebook import Phrasebook


def add_waiting(book: Phrasebook) -> None:
    """Triggers and timings."""
    _watched(book)
    _happenings(book)
    _combat(book)
    _by_players(book)
    _times(book)
    _timings(book)


def _watched(book: Phrasebook) -> None:
    """Who is waited for: the card itself, its subject, or any card of a description."""
    phrase = book.phrase
    phrase("watched", "{what:own}")
    for word in ("he", "she", "they"):
        phrase("watched", word, value=ThisCard(), read_only=True)
    phrase("watched", "{what:subject}")
    phrase("watched", "target", Targets)
    phrase("watched", "a {cards}", also=("any {cards}", "one or more {cards:cards_pl}", "1 or more {cards:cards_pl}"))
    phrase("watched", "your {cards:yours}", read_only=True)
    for before in ("", "{before:adjectives} "):
        phrase("yours", f"{before}{{noun}}", _yours, read_only=True)
    phrase("watched", "another {cards:another}")
    for before in ("", "{before:adjectives} "):
        for after in ("", " {after:after_one}"):
            phrase("another", f"{before}{{noun}}{after}", _another)
    phrase("others", "{what:own}")
    phrase("others", "{what:subject}")
    phrase("others", "a {cards}", also=("any {cards}", "one or more {cards:cards_pl}", "another {cards}"))
    phrase(
        "others",
        "the target of its attack",
        AttackTarget,
        what=It(),
        also=(
            "the target of (his|her|their|this card's) attack",
            "its target",
            "her target",
            "his target",
            "their target",
        ),
    )


def _yours(noun: Any, before: tuple[Any, ...] = ()) -> Any:
    """`your attacker`: any that you control."""
    return Cards(noun, before, (filters.Controlled(people.You()),))


def _another(noun: Any, before: tuple[Any, ...] = (), after: tuple[Any, ...] = ()) -> Any:
    """`another Character`: any other than the card itself."""
    return Cards(noun, (filters.Word("other"), *before), after)


def _happenings(book: Phrasebook) -> None:
    phrase = book.phrase
    when = "(when|whenever) {who:watched} "
    verbs: tuple[tuple[str, str, Any, dict[str, Any]], ...] = (
        ("enters play", "enter play", triggers.EntersPlay, {}),
        ("comes into play", "is brought into play", triggers.EntersPlay, {}),
        ("leaves play", "leave play", triggers.LeavesPlay, {}),
        ("is smoked", "are smoked", triggers.IsSmoked, {}),
        ("is smoked in combat", "are smoked in combat", triggers.IsSmoked, {"combat": True}),
        ("is smoked by damage", "is smoked due to damage", triggers.IsSmoked, {"damage": True}),
        ("is toasted", "are toasted", triggers.IsToasted, {}),
        ("is sacrificed", "are sacrificed", triggers.IsSacrificed, {}),
        ("is healed", "are healed", triggers.IsHealed, {}),
        ("is revealed", "are revealed", triggers.IsRevealed, {}),
        ("is seized", "are seized", triggers.IsSeized, {}),
        ("is burned", "are burned", triggers.IsBurned, {}),
        ("is burned for victory", "is burned-for-victory", triggers.IsBurned, {"kind": "victory"}),
        ("is burned for Power", "are burned for Power", triggers.IsBurned, {"kind": "Power"}),
        ("turns to attack", "turn to attack", triggers.Attacks, {}),
        ("attacks", "attack", triggers.Attacks, {}),
        ("is declared as an attacker", "are declared as attackers", triggers.Attacks, {}),
        ("turns to heal", "turn to heal", triggers.Turns, {"why": "heal"}),
        ("turns to change location", "turn to change location", triggers.Turns, {"why": "move"}),
        ("turns", "is turned", triggers.Turns, {}),
        ("unturns", "is unturned", triggers.Unturns, {}),
        ("intercepts", "is declared as an interceptor", triggers.Intercepts, {}),
        ("ceases attacking", "cease attacking", triggers.StopsAttacking, {}),
        ("ceases intercepting", "cease intercepting", triggers.StopsIntercepting, {}),
    )
    seen: set[str] = set()
    for words, other, node, fixed in verbs:
        key = f"{node.__name__}{fixed}"
        phrase("trigger", f"{when}{words}", node, **fixed, also=f"{when}{other}", read_only=key in seen)
        phrase(
            "trigger",
            f"{when}{words} by {{by:by_who}}",
            node,
            **fixed,
            also=f"{when}{other} by {{by:by_who}}",
            read_only=key in seen,
        )
        seen.add(key)
    phrase("trigger", "(when|whenever) a {cards} is smoked {place:place_word}", _smoked_there, read_only=True)
    for words, node in (
        ("at this location", filters.At(ThisCard())),
        ("at subject's location", filters.At(Subject())),
        ("at its location", filters.At(ThisCard())),
    ):
        phrase("place_word", words, value=node)
    for words, node in (("is revealed", triggers.IsRevealed), ("enters play", triggers.EntersPlay)):
        phrase("trigger", f"when it {words}", node, who=ThisCard(), read_only=True)
    phrase("trigger", "when it uses {word:bold_word}", triggers.UsesBold, who=Subject(), read_only=True)
    phrase("trigger", "(when|whenever) {who:watched} uses {word:bold_word}", triggers.UsesBold)
    phrase("trigger", "if {who:watched} is smoked due to damage", triggers.IsSmoked, damage=True, read_only=True)
    phrase("trigger", f"{when}is seized or burned", _seized_or_burned, also=(f"{when}is burned or seized",))
    phrase("trigger", f"{when}is revealed or seized", _revealed_or_seized)
    phrase("trigger", "when {trigger:two_events}")
    phrase("two_events", "{triggers:event_list}", triggers.Either)
    book.list_of("event_list", "event_item", "or when", ", or when", least=2)
    for words, node in (
        ("burned", triggers.IsBurned),
        ("seized", triggers.IsSeized),
        ("revealed", triggers.IsRevealed),
        ("smoked", triggers.IsSmoked),
        ("healed", triggers.IsHealed),
    ):
        phrase("event_item", f"{{who:watched}} is {words}", node)
        phrase("event_item", f"{{who:watched}} is {words} by {{by:by_who}}", node)
    phrase("event_item", "{by:any_who} (burns|burn) {who:others}", triggers.IsBurned, read_only=True)
    phrase("event_item", "{who:watched} enters play", triggers.EntersPlay)


def _smoked_there(cards: Any, place: Any) -> Any:
    return triggers.IsSmoked(replace(cards, after=(*cards.after, place)))


def _seized_or_burned(who: Any) -> Any:
    return triggers.Either((triggers.IsSeized(who), triggers.IsBurned(who)))


def _revealed_or_seized(who: Any) -> Any:
    return triggers.Either((triggers.IsRevealed(who), triggers.IsSeized(who)))


def _combat(book: Phrasebook) -> None:
    phrase = book.phrase
    when = "(when|whenever) {who:watched} "
    phrase(
        "trigger",
        f"{when}enters combat with {{fights:others}}",
        triggers.EntersCombat,
        also=f"{when}enter combat with {{fights:others}}",
    )
    phrase("trigger", f"{when}enters combat", triggers.EntersCombat, other=False, also=f"{when}enter combat")
    phrase(
        "trigger",
        f"{when}intercepts {{attacker:others}}",
        triggers.Intercepts,
        also=f"{when}intercept {{attacker:others}}",
    )
    phrase(
        "trigger",
        f"{when}attacks {{target:target_cards}}",
        triggers.Attacks,
        also=f"{when}turns to attack {{target:target_cards}}",
    )
    phrase("target_cards", "a {cards}")
    kinds: tuple[tuple[str, dict[str, Any]], ...] = (("combat damage", {"combat": True}), ("damage", {}))
    for kind, fixed in kinds:
        for word in ("inflicts", "inflict"):
            only = word == "inflict"
            phrase("trigger", f"{when}{word} {kind} on {{on:others}}", triggers.Inflicts, **fixed, read_only=only)
            phrase("trigger", f"{when}{word} {kind}", triggers.Inflicts, **fixed, read_only=only)
    phrase("trigger", f"{when}damages {{on:others}}", triggers.Inflicts, read_only=True)
    by = ("by inflicting combat damage", "in combat", "by combat damage", "with combat damage")
    phrase("trigger", f"{when}smokes {{victim:others}}", triggers.SmokesCard, also=f"{when}smoke {{victim:others}}")
    also = (
        *(f"{when}smokes {{victim:others}} {how}" for how in by[1:]),
        *(f"{when}smoke {{victim:others}} {how}" for how in by),
    )
    phrase("trigger", f"{when}smokes {{victim:others}} {by[0]}", triggers.SmokesCard, combat=True, also=also)
    _damaged(book)


def _damaged(book: Phrasebook) -> None:
    phrase = book.phrase
    for kind in ("combat", "non-combat", ""):
        words = f"{kind} damage".strip()
        fixed: dict[str, Any] = {"kind": kind}
        phrase(
            "trigger",
            f"when {words} is inflicted on {{who:others}}",
            triggers.IsDamaged,
            **fixed,
            also=(f"whenever {words} is inflicted on {{who:others}}", f"when {{who:watched}} takes {words}"),
        )
        phrase(
            "trigger",
            f"when {words} is inflicted on {{who:others}} by {{source:others}}",
            triggers.IsDamaged,
            **fixed,
        )
        phrase(
            "trigger", f"when {{least:n}} or more {words} is inflicted on {{who:others}}", triggers.IsDamaged, **fixed
        )
        phrase(
            "trigger", f"when {words} is inflicted on {{who:others}} by {{by:by_who}}", triggers.IsDamaged, **fixed
        )
        phrase(
            "trigger",
            f"when {{by:any_who}} inflict(s|) {words} on {{who:others}}",
            triggers.IsDamaged,
            read_only=True,
            **fixed,
        )
    phrase(
        "trigger",
        "when {who:watched} is damaged",
        triggers.IsDamaged,
        read_only=True,
        also="when {who:watched} are damaged",
    )
    phrase("trigger", "when {by:any_who} damage(s|) {who:others}", triggers.IsDamaged, read_only=True)
    phrase(
        "trigger",
        "when {by:any_who} reduce(s|) {who:body_of} Body to 0",
        triggers.ReducesBody,
        also=("when {by:any_who} reduce(s|) the Body of {who:others} to 0",),
    )
    phrase("body_of", "{what:own}'s")
    phrase("body_of", "a {cards}'s")


def _by_players(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase(
        "trigger",
        "(when|whenever) you play a {cards}",
        triggers.PlaysCard,
        by=people.You(),
        also=("when you play one or more {cards:cards_pl}",),
    )
    phrase("trigger", "(when|whenever) {by:any_opponent} plays a {cards}", triggers.PlaysCard)
    phrase(
        "trigger",
        "(when|whenever) any player plays a {cards}",
        triggers.PlaysCard,
        by=people.Everybody(),
        also=("(when|whenever) a {cards} is played", "when a player plays a {cards}"),
    )
    phrase("any_opponent", "an opponent", people.AnyOpponent, also="any opponent")
    phrase("any_opponent", "an opponent {trait:who_trait}", people.SuchOpponent)
    phrase("trigger", "when you declare an attack with {who:own}", triggers.Attacks, read_only=True)
    phrase(
        "trigger",
        "when {who:own} is played from your hand",
        triggers.EntersPlay,
        how="played",
        read_only=True,
        also="when {who:own} is played",
    )
    phrase("trigger", "when you win a Faceoff", triggers.WinsFaceoff)
    phrase(
        "trigger",
        "when {who:any_who} (spends|spend) {least:n} or more Power",
        triggers.SpendsPower,
        also="when {who:any_who} (spends|spend) {least:n} or more Power at one time",
    )
    phrase(
        "trigger",
        "when you play {who:own}",
        triggers.EntersPlay,
        how="played",
        also=("when you play {who:own} from your hand",),
    )
    for verb, other, node in (
        ("seize", "seizes", triggers.IsSeized),
        ("burn", "burns", triggers.IsBurned),
        ("smoke", "smokes", triggers.IsSmoked),
        ("toast", "toasts", triggers.IsToasted),
        ("sacrifice", "sacrifices", triggers.IsSacrificed),
        ("reveal", "reveals", triggers.IsRevealed),
        ("turn", "turns", triggers.Turns),
        ("take control of", "takes control of", triggers.IsTaken),
    ):
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
    phrase("trigger", "when you declare an attack", triggers.DeclaresAttack, by=people.You())
    phrase(
        "trigger",
        "when you declare an attack on {target:others}",
        triggers.DeclaresAttack,
        by=people.You(),
        also=("when you declare an attack against {target:others}",),
    )
    phrase("trigger", "when {by:any_opponent} declares an attack", triggers.DeclaresAttack)
    phrase(
        "trigger",
        "when {by:any_opponent} declares an attack on {target:others}",
        triggers.DeclaresAttack,
        also="when {by:any_opponent} declares an attack against {target:others}",
    )
    phrase(
        "trigger",
        "when any player declares an attack",
        triggers.DeclaresAttack,
        by=people.Everybody(),
        also="when an attack is declared",
    )
    phrase("trigger", "when {by:any_who} declares one or more attackers", triggers.DeclaresAttack, joins=True)
    phrase(
        "trigger",
        "when you declare an attack with only one attacker against a {target:cards}",
        triggers.DeclaresAttack,
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
        triggers.PlaysCard,
        by=people.AnyOpponent(),
        reduced=True,
        also="when an opponent plays a {cards} at a reduced cost due to a card he or she controls",
    )
    phrase("trigger", "(when|whenever) {who:watched} reduces a {site:cards}'s Body to 0", triggers.CardReducesBody)
    phrase(
        "trigger",
        "(when|whenever) {who:watched} reduces a {site:cards}'s Body to 0 by inflicting combat damage",
        triggers.CardReducesBody,
        combat=True,
    )
    phrase(
        "trigger",
        "when {who:watched} uses {word:bold_word} against a {foe:cards}",
        triggers.UsesBold,
        also="when {who:watched} uses {word:bold_word} before combat against a {foe:cards}",
    )
    phrase("trigger", "when you join an attack", triggers.DeclaresAttack, by=people.You(), only_joins=True)
    for how in ("fails", "succeeds"):
        phrase("trigger", f"when an attack you declared {how}", triggers.AttackEnds, by=people.You(), how=how)
        phrase(
            "trigger",
            f"when an attack declared by an opponent {how}",
            triggers.AttackEnds,
            by=people.AnyOpponent(),
            how=how,
        )
    phrase(
        "trigger",
        "when an attack you declared or joined fails",
        triggers.AttackEnds,
        by=people.You(),
        how="fails",
        joined=True,
    )
    phrase("trigger", "when an attack fails", triggers.AttackEnds, how="fails")
    phrase(
        "trigger",
        "when an attack you declared ends",
        triggers.AttackEnds,
        by=people.You(),
        also="at the end of an attack you declared",
    )
    phrase("trigger", "when {who:any_who} (gains|gain) Power", triggers.GetsPower)
    phrase(
        "trigger", "when {who:any_who} generate(s|) {least:n} or more Power", triggers.GetsPower, verbs=("generates",)
    )
    phrase(
        "trigger",
        "when {who:any_who} generates or gains Power from a {source:cards}",
        triggers.GetsPower,
        verbs=("gains", "generates"),
    )
    phrase(
        "trigger",
        "when one or more opponents generate or gain Power from a {source:cards}",
        triggers.GetsPower,
        who=people.AnyOpponent(),
        verbs=("gains", "generates"),
        read_only=True,
    )
    phrase(
        "trigger",
        "when {who:any_who} gains, generates or steals Power from a {source:cards}",
        triggers.GetsPower,
        verbs=("gains", "generates", "steals"),
        also="when {who:any_who} gains, generates or steals Power due to a {source:cards} he or she played",
    )
    phrase(
        "trigger",
        "when one or more opponents generate or gain Power from a {source:cards} played by an opponent",
        triggers.GetsPower,
        who=people.AnyOpponent(),
        verbs=("gains", "generates"),
        source_by=people.AnyOpponent(),
        read_only=True,
    )
    phrase(
        "trigger",
        "when {who:any_who} generates or gains Power from a {source:cards} played by {source_by:by_who}",
        triggers.GetsPower,
        verbs=("gains", "generates"),
    )
    phrase("trigger", "when {who:any_who} steals Power from {victim:by_who}", triggers.GetsPower, verbs=("steals",))
    phrase(
        "trigger",
        "when {by:any_who} discard(s|) a card",
        triggers.Discards,
        also="when {by:any_who} discard(s|) one or more cards",
    )


def _lone_attack(after: tuple[Any, ...]) -> Any:
    return triggers.DeclaresAttack(people.You(), Cards(filters.Noun("card"), (), after), attackers=1)


def _someone_seized_or_burned(by: Any, who: Any) -> Any:
    return triggers.Either((triggers.IsSeized(who, by), triggers.IsBurned(who, by)))


def _times(book: Phrasebook) -> None:
    phrase = book.phrase
    for edge, node in (("start", triggers.TurnStarts), ("end", triggers.TurnEnds)):
        words = ("beginning",) if edge == "start" else ()
        for whose, who, others in (
            ("your turn", people.You(), ("each of your turns", "each your turn")),
            (
                "each opponent's turn",
                people.AnyOpponent(),
                ("an opponent's turn", "any opponent's turn", "every opponent's turn"),
            ),
            ("each turn", None, ("every turn", "any turn", "each player's turn")),
        ):
            also = tuple(f"at the {one} of {turn}" for one in (edge, *words) for turn in (whose, *others))
            phrase("trigger", f"at the {edge} of {whose}", node, whose=who, also=also[1:])
    phrase("trigger", "at the end of the turn", triggers.TurnEnds, read_only=True)
    phrase(
        "trigger",
        "at the end of each turn in which {which:happened}",
        triggers.TurnEnds,
        also=("at the end of any turn in which {which:happened}", "at the end of the turn in which {which:happened}"),
    )
    phrase(
        "trigger",
        "at the end of each opponent's turn in which {which:happened}",
        triggers.TurnEnds,
        whose=people.AnyOpponent(),
        also=(
            "at the end of any opponent's turn in which {which:happened}",
            "at the end of an opponent's turn in which {which:happened}",
        ),
    )
    phrase("trigger", "at the end of your turn in which {which:happened}", triggers.TurnEnds, whose=people.You())
    phrase("happened", "{trigger:past}", conditions.SomethingHappened)
    for verb, done in (
        ("smoked", triggers.IsSmoked),
        ("toasted", triggers.IsToasted),
        ("burned", triggers.IsBurned),
        ("seized", triggers.IsSeized),
        ("revealed", triggers.IsRevealed),
        ("sacrificed", triggers.IsSacrificed),
    ):
        phrase(
            "past",
            f"{{who:watched}} was {verb}",
            done,
            also=(f"at least one {{who:cards}} was {verb}", f"at least 1 {{who:cards}} was {verb}"),
        )
    phrase("past", "{who:own} inflicted combat damage", triggers.Inflicts, combat=True)
    phrase("past", "an attack you declared failed", triggers.AttackEnds, by=people.You(), how="fails")


def _timings(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase("timing_use", "during your Main Shot", timings.MainShot, whose=people.You())
    phrase(
        "timing_use",
        "during any Main Shot",
        timings.MainShot,
        also=("during any player's Main Shot", "during any Main Shot, including during an attack"),
    )
    phrase("timing_use", "during an opponent's Main Shot", timings.MainShot, whose=people.AnyOpponent())
    phrase("timing_use", "during your turn", timings.DuringTurn, whose=people.You())
    phrase("timing_use", "during an opponent's turn", timings.DuringTurn, whose=people.AnyOpponent())
    phrase("timing_use", "at the start of your turn", timings.StartOfTurn)
    phrase("timing_use", "during an attack", timings.InAttack)
    phrase(
        "timing_use",
        "during an attack on {target:others}",
        timings.InAttack,
        also=("during an attack against {target:others}", "during an attack that targets {target:others}"),
    )
    phrase("timing_use", "during an attack you declared", timings.InAttack, by=people.You())
    phrase("timing_use", "during an attack you declared on {target:others}", timings.InAttack, by=people.You())
    phrase(
        "timing_use",
        "during an opponent's attack",
        timings.InAttack,
        by=people.AnyOpponent(),
        also="during an attack declared by an opponent",
    )
    phrase("timing_use", "during an opponent's attack on {target:others}", timings.InAttack, by=people.AnyOpponent())
    phrase("timing_use", "except during an attack", timings.OutsideAttack)
    phrase("timing_use", "in response to a {cards}", timings.InResponse)
    phrase("timing_use", "in response to a {cards} played by {by:by_who}", timings.InResponse)
    phrase(
        "timing_use",
        "after an unsuccessful attack",
        timings.When,
        trigger=triggers.AttackEnds(how="fails"),
        read_only=True,
    )
    phrase("timing_use", "in response to an opponent's effect that would {verbs:threats}", timings.Threatened)
    add_series(book, "threats", "threat", ("or",))
    for words, verb in (
        ("look at your hand", "look at hand"),
        ("make you discard", "discard"),
        ("toast your cards", "toast"),
    ):
        phrase("threat", words, value=verb)
    attempts = "when an opponent's effect attempts to look at your hand or force you to discard"
    phrase("timing_use", attempts, timings.Threatened, verbs=("look at hand", "discard"), read_only=True)
    causes = "when an opponent's effect would cause you to discard or toast cards from your hand, deck or smoked pile"
    phrase("timing_use", causes, timings.Threatened, verbs=("discard", "toast"), read_only=True)
    phrase("timing", "{it:timing_use}")
    phrase("timing", "{one:timing_use} {other:timing_use}", timings.BothTimings)
    phrase(
        "timing_use",
        "when a {cards} would be {verbs:would_verbs} by an opponent",
        timings.WouldHappen,
        by=people.AnyOpponent(),
    )
    add_series(book, "would_verbs", "would_verb", ("or",))
    for verb, word in (
        ("smoked", "smoke"),
        ("toasted", "toast"),
        ("damaged", "damage"),
        ("turned", "turn"),
        ("canceled", "cancel"),
    ):
        phrase("would_verb", verb, value=word)
    phrase(
        "timing_use",
        "during an attack on {target:others} by an opponent {trait:who_trait}",
        timings.InAttack,
        by=people.AnyOpponent(),
    )
    add_filtered(book, "trigger_now", "trigger", lambda one: not isinstance(one, triggers.TurnStarts))
    phrase("timing", "{trigger:trigger_now}", timings.When)
    phrase("timing", "if {condition}", timings.OnlyIf)
