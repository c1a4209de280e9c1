"""What cards gain, inflict, are, and cannot do: the predicates of continuous abilities and of effects that last."""

from __future__ import annotations

from typing import Any, NamedTuple

from quickening.games.shadowfist.state import ATTACK, LASTING, NEXT_TURN, TURN
from quickening.games.shadowfist.vocabulary import amounts, changes, filters
from quickening.games.shadowfist.vocabulary.abilities import Bold
from quickening.games.shadowfist.vocabulary.conditions import Is
from quickening.games.shadowfist.vocabulary.describing import BOLD
from quickening.games.shadowfist.vocabulary.kinds import Cannot, DamageChange, GainBold, Number
from quickening.games.shadowfist.vocabulary.selections import Targets
from quickening.games.shadowfist.vocabulary.series import add_series
from quickening.lang.selections import Cards, ThisCard
from quickening.text.phrasebook import Phrasebook

SITES, CHARACTERS = Cards(filters.Noun("Site")), Cards(filters.Noun("Character"))
EVENTS, STATES = Cards(filters.Noun("Event")), Cards(filters.Noun("State"))

#: What cards cannot do or have done to them: the words after `cannot`, the verb the rules know, and other wordings.
CANNOT = {
    "attack": ("attack", ()),
    "turn to attack": ("turn to attack", ("be declared as an attacker",)),
    "intercept": ("intercept", ("be declared as an interceptor",)),
    "be intercepted": ("be intercepted", ()),
    "turn to heal": ("turn to heal", ()),
    "turn to change location": ("turn to change location", ()),
    "change location": ("change location", ("move",)),
    "be healed": ("be healed", ("have damage removed", "be healed except when seized")),
    "be sacrificed": ("be sacrificed", ()),
    "be seized": ("be seized", ()),
    "be burned": ("be burned", ()),
    "be smoked": ("be smoked", ()),
    "be turned": ("be turned", ()),
    "unturn": ("unturn", ("be unturned",)),
    "be the target of an attack": ("be attacked", ("be targeted by an attack", "be attacked")),
    "be taken control of": ("be taken", ("be taken control of by opponents",)),
    "be declared as the only attacker": ("be the only attacker", ("attack alone",)),
    "be canceled": ("be canceled", ()),
    "be damaged": ("be damaged", ("take damage",)),
}


def add_gaining(book: Phrasebook) -> None:
    """Gains and predicates, durations."""
    _bold(book)
    _gains(book)
    _damage(book)
    _about_damage(book)
    for word in BOLD:
        book.phrase("lost_word", word, value=word)
    add_series(book, "bold_words", "lost_word", ("or", "and"))
    for number in (0, 1):
        _predicates(book, ("pred", "preds")[number], number)
    _durations(book)


def _bold(book: Phrasebook) -> None:
    phrase = book.phrase
    for word in BOLD:
        phrase("bold", word, Bold, word=word)
    for word in ("Toughness", "Influence"):
        phrase("bold", f"{word}: {{amount:amt}}", Bold, word=word, also=f"{word} {{amount:amt}}")
    phrase("bold", "Immunity to {against:cards_pl}", Bold, word="Immunity")
    for word in ("Reload", "Crisis"):
        phrase("reload", f"{word}: {{amount:amt}}", Bold, word=word, also=f"{word} {{amount:amt}}")
    phrase("reload", "Reload: {costs:reload_costs}", Bold, word="Reload")
    for word in ("Reload", "Crisis"):
        phrase(
            "reload",
            f"{word}: {{requires:signs}} {{amount:amt}}",
            Bold,
            word=word,
            also=f"{word} {{requires:signs}} {{amount:amt}}",
        )


def _gains(book: Phrasebook) -> None:
    phrase = book.phrase
    signs: tuple[tuple[str, Any], ...] = (("plus", None), ("minus", amounts.Minus))
    for sign, negative in signs:
        for word, node in (("Fighting", changes.AddFighting), ("Body", changes.AddBody)):
            _numbered(book, sign, negative, word, node)
    phrase("gain", "{change:number_gain}")
    phrase("gain", "{change:damage_gain}")
    phrase("gain", "the designator {word:designator}", changes.GainDesignator)
    phrase("gain", "{amount:plus_or}", changes.AddFighting)
    phrase("plus_or", "{usual:plus} Fighting, or {other:plus} Fighting if {condition}", amounts.Whichever)
    phrase("gain", "{bold}", GainBold)
    phrase("loud_gain", "{change:number_gain}")
    phrase("loud_gain", "{change:damage_gain}")
    phrase("loud_gain", "{bold:bold_against}", GainBold)
    phrase("gain", "{bold:bold_against}", GainBold)
    for word in BOLD:
        phrase(
            "bold_against",
            f"{word} against {{against:cards_pl}}",
            Bold,
            word=word,
            also=f"{word} against {{against:such_players}}",
        )
    phrase("such_players", "opponents {trait:whose_trait}", _cards_of, read_only=True)
    tough: dict[str, Any] = {"step": "taken -"}
    phrase(
        "damage_gain",
        "Toughness: {amount:amt} against {cards:cards_pl}",
        DamageChange,
        **tough,
        also=(
            "Toughness {amount:amt} against {cards:cards_pl}",
            "Toughness: {amount:amt} against damage inflicted by {cards:cards_pl}",
        ),
    )
    for kind, combat in (("combat", True),):
        phrase(
            "damage_gain", f"Toughness: {{amount:amt}} against {kind} damage", DamageChange, **tough, combat=combat
        )
    wrap, unwrap = _several, lambda one: one.changes if isinstance(one, changes.Several) else (one,)
    add_series(book, "gains", "gain", ("and",), wrap, unwrap)
    add_series(book, "loud_gains", "gain", ("and",), wrap, unwrap, first="loud_gain")


def _cards_of(trait: Any) -> Any:
    return Cards(filters.Noun("card"), (), (filters.ControlledBySuch(trait),))


def _several(items: tuple[Any, ...]) -> Any:
    return items[0] if len(items) == 1 else changes.Several(items)


def _numbered(book: Phrasebook, sign: str, wrap: Any, word: str, node: Any) -> None:
    """`+2 Fighting`, `-1 Body`, `+1 Fighting for each ...`."""
    inner = f"{sign}_{word.lower()}"
    book.phrase(inner, f"{{amount:{sign}}}") if wrap is None else book.phrase(inner, f"{{amount:{sign}}}", wrap)
    book.phrase("number_gain", f"{{amount:{inner}_n}}", node)
    book.phrase(f"{inner}_n", f"{{amount:{inner}}} {word}")
    each = "for each {amount:each}"
    for number in range(1, 7):
        mark = "+" if sign == "plus" else "-"
        signed = number if sign == "plus" else -number
        also = (f"{mark}{number} {word} for every {{amount:each}}",)
        book.phrase(f"{inner}_each", f"{mark}{number} {word} {each}", amounts.Times, number=signed, also=also)
    book.phrase("number_gain", f"{{amount:{inner}_each}}", node)


def _about_damage(book: Phrasebook) -> None:
    """Damage told of in the passive: `all combat damage inflicted on it is reduced to 0` (SF 29.6, 29.7)."""
    phrase = book.phrase
    taken = (("reduced to", "taken to"), ("reduced by", "taken -"), ("increased by", "taken +"))
    for kind, fixed in (("combat ", {"combat": True}), ("", {})):
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
        phrase("passive", f"{dealt} is reduced by {{amount:amt}}", _passive("-", **fixed), read_only=True)
    phrase("one_or_target", "{what:one}")
    phrase("one_or_target", "target Character", value=Targets(), read_only=True)
    phrase("sources", "{cards:cards_pl}")
    phrase("sources", "a {cards}", also=("a single {cards}", "any {cards}"))
    phrase("sources", "{what:one}", filters.Only)
    phrase("passive", "damage cannot be removed from {what:one}", _unhealed, read_only=True)


class AboutCard(NamedTuple):
    """A change and the card it is about, as the passive puts it."""

    what: Any
    change: Any
    condition: Any = None


def _passive(step: str, combat: bool = False, **given: Any) -> Any:
    def build(what: Any, cards: Any = None, words: Any = (), **said: Any) -> AboutCard:
        amount = said.get("amount") or given["amount"]
        if isinstance(cards, filters.Only):
            cards = Cards(filters.Noun("card"), (), (cards,))
        change = DamageChange(step, amount, combat, cards)
        return AboutCard(what, change, Is(what, words) if words else None)

    return build


def _unhealed(what: Any) -> AboutCard:
    return AboutCard(what, Cannot("be healed"))


def _dealt(book: Phrasebook, one: str, s: str) -> None:
    """The same in the active, as it is printed."""
    phrase = book.phrase
    for kind, fixed in (("combat ", {"combat": True}), ("", {})):
        damage: dict[str, Any] = {**fixed}
        for words, step in (("at most", "taken to"), ("less", "taken -"), ("more", "taken +")):
            amount = "{amount:amt} " + words if words != "at most" else "at most {amount:amt}"
            phrase(one, f"take{s} {amount} {kind}damage", DamageChange, step=step, **damage)
            phrase(one, f"take{s} {amount} {kind}damage from {{cards:cards_pl}}", DamageChange, step=step, **damage)
        phrase(one, f"inflict{s} {{amount:amt}} more {kind}damage in all", DamageChange, step="+", **damage)
        phrase(one, f"inflict{s} {{amount:amt}} less {kind}damage in all", DamageChange, step="-", **damage)


def _damage(book: Phrasebook) -> None:
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


def _predicates(book: Phrasebook, pred: str, number: int) -> None:
    """What a card does or is, in the singular (`pred`) or plural (`preds`)."""
    s, has, is_, does = (("s", "has", "is", "does"), ("", "have", "are", "do"))[number]
    t, was, did = (("", "are", "do"), ("s", "is", "does"))[number]
    phrase = book.phrase
    one = f"{pred}_one"
    phrase(
        one,
        f"gain{s} {{change:gains}}",
        also=(
            f"{has} {{change:gains}}",
            f"gain{t} {{change:gains}}",
            f"inflict{s} {{change:damage_gain}}",
            f"inflict{t} {{change:damage_gain}}",
            f"also gain{s} {{change:gains}}",
            f"gain{s} both {{change:gains}}",
        ),
    )
    for words, (verb, others) in CANNOT.items():
        phrase(
            one,
            f"cannot {words}",
            Cannot,
            verb=verb,
            also=(*(f"cannot {other}" for other in others), f"may not {words}"),
        )
    _cannot_by(book, one)
    _dealt(book, one, s)
    phrase(
        one,
        f"{is_} immune to {{bold:immune}}",
        GainBold,
        also=(f"{is_} {{bold:unaffected}}", "cannot be affected by {bold:immune}"),
    )
    phrase(
        "unaffected",
        "not affected by {against:cards_pl}",
        Bold,
        word="Immunity",
        read_only=True,
        also="not affected by effects generated by {against:cards_pl}",
    )
    phrase("immune", "{against:cards_pl}", Bold, word="Immunity")
    take = f"take{s} no damage from {{cards:cards_pl}}"
    phrase(
        one,
        take,
        DamageChange,
        step="taken to",
        amount=Number(0),
        also=(f"take{t} no damage from {{cards:cards_pl}}",),
    )
    phrase(
        one,
        f"take{s} no combat damage from {{cards:cards_pl}}",
        DamageChange,
        step="taken to",
        amount=Number(0),
        combat=True,
    )
    phrase(
        one,
        f"{is_} not a legal target for {{cards:cards_pl}}",
        Cannot,
        verb="be targeted by",
        also=(
            f"{was} not legal targets for {{cards:cards_pl}}",
            f"{is_} not a legal target for effects generated by {{cards:cards_pl}}",
            "cannot be the target of {cards:cards_pl}",
            "cannot be targeted by {cards:cards_pl}",
        ),
    )
    phrase(
        one,
        f"{is_} not a legal subject for States",
        Cannot,
        verb="be a subject",
        also=(f"{was} not legal subjects for States",),
    )
    phrase(one, "cannot be taken control of by opponents", Cannot, verb="be taken", read_only=True)
    phrase(one, f"{is_} not affected by {{words:bold_words}}", changes.Unaffected, read_only=True)
    phrase(one, "cannot have damage redirected to it", Cannot, verb="be redirected to")
    phrase(one, "cannot use {words:bold_words}", changes.LoseBold)
    phrase(
        one,
        "cannot be intercepted unless the opponent pays {amount:amt} Power for each interceptor",
        changes.Mark,
        mark="intercept toll",
        also=(
            "cannot be intercepted unless the opponent pays {amount:amt} Power for each interceptor "
            "they declare against (him|her|it)",
        ),
    )
    phrase(one, f"{has} a printed Fighting equal to {{amount}}", changes.SetFighting)
    phrase(one, f"{is_} not affected by other Characters' {{words:bold_words}}", changes.Unaffected)
    phrase(
        one,
        "may bring along up to {amount:amt} unturned Characters without turning them to attack",
        changes.Mark,
        mark="brings along",
    )
    phrase(one, f"{is_} healed of only half the damage", changes.Mark, mark="half healing")
    phrase(one, f"lose{s} {{words:bold_words}}", changes.LoseBold, read_only=True)
    phrase(one, f"inflict{s} {{amount:minus}} damage", DamageChange, step="-", combat=True, read_only=True)
    phrase(
        one,
        f"generate{s} {{amount:amt}} Power during your Establishing Shot",
        changes.GeneratesMore,
        also=(
            f"generate{t} {{amount:amt}} Power during your Establishing Shot",
            f"generate{s} {{amount:amt}} additional Power",
        ),
    )
    phrase(one, f"generate{s} {{amount:power_each}}", changes.GeneratesMore)
    phrase(one, f"generate{s} no Power", changes.GeneratesNothing)
    phrase(
        one,
        f"provide{s} {{signs}} for each {{times:each}}",
        changes.Provides,
        also=f"provide{t} {{signs}} for each {{times:each}}",
    )
    phrase(one, f"provide{s} {{signs}}", changes.Provides)
    phrase(one, f"provide{s} no resources", changes.ProvidesNothing)
    phrase(
        one,
        f"{does} not unturn during your Establishing Shot",
        changes.Mark,
        mark="stays turned",
        also=(
            f"{did} not unturn during your Establishing Shot",
            f"{does} not unturn during its controller's Establishing Shot",
            f"{does} not unturn normally",
        ),
    )
    phrase(
        one,
        f"enter{s} play turned",
        changes.Mark,
        mark="enters turned",
        also=(f"enter{t} play turned", f"come{s} into play turned"),
    )
    phrase(
        one,
        "may attack during an opponent's turn",
        changes.Mark,
        mark="attack out of turn",
        also=("can attack during an opponent's turn", "may attack during opponents' turns"),
    )
    phrase(
        one,
        "may attack without turning once during your Main Shot",
        changes.Mark,
        mark="attacks unturned",
        also=(
            "can attack without turning once during your Main Shot",
            "may attack without turning once during each of your turns",
            "can attack without turning once during each of your turns",
        ),
    )
    phrase(
        one,
        f"must intercept attacks at {('its', 'their')[number]} location",
        changes.Mark,
        mark="must intercept",
        also=(
            f"must intercept attacks at {('their', 'its')[number]} location",
            "must intercept attackers at this location if able",
        ),
    )
    phrase(one, "cannot be prevented from intercepting", changes.Mark, mark="always intercepts")
    phrase(one, f"take{s} double damage", DamageChange, step="taken x", amount=Number(2))
    phrase(one, f"take{s} double damage from {{cards:cards_pl}}", DamageChange, step="taken x", amount=Number(2))
    phrase(one, f"inflict{s} double combat damage", DamageChange, step="x", amount=Number(2), combat=True)
    phrase(one, f"inflict{s} no damage", DamageChange, step="x", amount=Number(0), also=(f"inflict{t} no damage",))
    phrase(one, f"inflict{s} no combat damage", DamageChange, step="x", amount=Number(0), combat=True)
    wrap, unwrap = _several, lambda it: it.changes if isinstance(it, changes.Several) else (it,)
    add_series(book, pred, one, ("and",), wrap, unwrap)
    for power in range(1, 4):
        if number == 0:
            phrase(
                "power_each",
                f"{power} Power during your Establishing Shot for each {{amount:each}}",
                amounts.Times,
                number=power,
                also=f"{power} Power for each {{amount:each}}",
            )
    book.phrase("cost_less", "{amount:minus}", amounts.Minus) if number == 0 else None


def _cannot_by(book: Phrasebook, one: str) -> None:
    """What cannot be done concerning certain cards."""
    phrase = book.phrase
    phrase(one, "cannot be intercepted by {cards:cards_pl}", Cannot, verb="be intercepted")
    phrase(one, "cannot intercept {cards:cards_pl}", Cannot, verb="intercept")
    phrase(one, "cannot intercept {cards:intercepted}", Cannot, verb="intercept")
    phrase(
        one, "cannot attack {cards:cards_pl}", Cannot, verb="attack", also="cannot turn to attack {cards:cards_pl}"
    )
    phrase(one, "cannot be smoked by {cards:cards_pl}", Cannot, verb="be smoked by")
    phrase(
        one, "cannot be damaged by {cards:cards_pl}", DamageChange, step="taken to", amount=Number(0), read_only=True
    )
    for category in ("own", "subject"):
        phrase("intercepted", f"{{what:{category}}}", filters.Only)
    for word in ("him", "her", "it"):
        phrase("intercepted", word, value=filters.Only(ThisCard()), read_only=True)
    phrase("qualifier_many", "identical to {what:one}", filters.Only)


def _durations(book: Phrasebook) -> None:
    phrase = book.phrase
    phrase(
        "until",
        "until the end of the turn",
        value=TURN,
        also=(
            "until end of turn",
            "until the end of turn",
            "this turn",
            "for the rest of the turn",
            "until the end of this turn",
        ),
    )
    phrase(
        "until",
        "until the end of the attack",
        value=ATTACK,
        also=(
            "until the end of this attack",
            "during this attack",
            "this attack",
            "for the duration of the attack",
            "until end of attack",
            "until the attack ends",
            "during the attack",
        ),
    )
    phrase(
        "until",
        "until it leaves play",
        value=LASTING,
        also=(
            "until they leave play",
            "until he leaves play",
            "until she leaves play",
            "until {_own:own} leaves play",
        ),
    )
    phrase("until", "until the end of your next turn", value=NEXT_TURN)
