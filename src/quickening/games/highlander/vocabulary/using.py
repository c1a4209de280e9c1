"""What a player may do with a card that stands: Triggers, powers of Personas, counters."""

from __future__ import annotations

from typing import Any

from quickening.games.highlander.vocabulary import (
    abilities,
    changes,
    conditions,
    duel_effects,
    lasting_effects,
    pile_effects,
)
from quickening.games.highlander.vocabulary.ruling import RULE
from quickening.games.highlander.vocabulary.waiting import BEGINNING
from quickening.lang import resolve
from quickening.lang.nodes import Effect
from quickening.text.phrasebook import Phrasebook


def add_using(book: Phrasebook) -> None:
    """What a player may do with a card."""
    _triggers(book)
    _in_turns(book)
    _by_anyone(book)
    _instead(book)
    _of_this(book)
    _counters(book)


def _triggers(book: Phrasebook) -> None:
    """HL1 76, HL3 153. The card leaves play, or the game, for what it does."""
    phrase = book.phrase
    used = abilities.Used
    this = ("this card", "{_own:own_name}", "this {_own:own_name}")
    for leaves, ways in (
        ("play", [f"discard {one}{tail}" for one in this for tail in (" from play", "")] + ["discard from play"]),
        ("game", [f"remove {one} from the game" for one in this] + ["discard from the game", "remove from the game"]),
    ):
        heads = [f"{you}{way}" for way in ways for you in ("you may ", "")]
        extra = [f"{head} to {{effects:extra_plays}}" for head in heads]
        phrase("using", extra[0], used, when="any", leaves=leaves, also=tuple(extra[1:]))
        phrase(
            "using",
            f"{heads[0]} to {{effects}}",
            used,
            when="any",
            leaves=leaves,
            also=tuple(f"{head} to {{effects}}" for head in heads[1:]),
        )
        told = [f"if {{condition}}, {head} to {{effects}}" for head in heads]
        phrase("using", told[0], used, when="any", leaves=leaves, also=tuple(told[1:]))
    for_good = (
        "you may discard this {_own:own_name} from play to {effects}. If you do, remove this card from the game"
    )
    phrase("using", for_good, used, when="any", leaves="game", read_only=True)
    phrase("using", "or, you may discard this card to {effects}", used, when="any", leaves="play", read_only=True)
    prize = (
        "at the beginning of the game, before you play any cards, you may remove {_own:own_name} from the game to "
    )
    prize += (
        "reshuffle your hand into your Endurance and redraw up to your Ability. You may not draw any cards during "
    )
    now = lasting_effects.Span("turn")
    redrawn = (
        pile_effects.ShuffleHand("you", True),
        lasting_effects.LastFor(abilities.Static(changes.Granted("cannot draw")), now),
    )
    prize += "your first turn if {_own:own_name} is discarded"
    first = conditions.FirstTurn()
    phrase("using", prize, used, leaves="game", effects=redrawn, condition=first, read_only=True)
    before = "before you play any cards, you may remove this card from the game to {effects}"
    phrase("using", before, used, leaves="game", condition=first)


#: What may be done instead of drawing.
_DRAWS = ("instead of drawing cards, ", "instead of drawing cards from your Endurance, ")
#: The times of one's own turn: how a sentence begins, the time, and other ways to begin it.
_TIMES: tuple[tuple[str, str, tuple[str, ...]], ...] = (
    (
        "at the beginning of your turn, ",
        "beginning",
        (
            "at the beginning of your turn ",
            "at the start of your turn, ",
            "at the beginning of each of your turns, ",
        ),
    ),
    (
        "during your turn, ",
        "turn",
        (
            "on your turn, ",
            "during each of your turns, ",
            "anytime during your turn, ",
            "at any time during your turn, ",
        ),
    ),
    ("during your Defense Phase, ", "defense", ()),
    ("during your Attack Phase, ", "attack", ()),
    (
        f"during your Draw phase, {_DRAWS[0]}",
        "draw",
        (*(f"during your draw/discard phase, {one}" for one in _DRAWS), *_DRAWS, "instead of drawing a card, "),
    ),
)


def _in_turns(book: Phrasebook) -> None:
    """What may be done in one's own turn, at a time of it."""
    phrase, used = book.phrase, abilities.Used
    for head, when, others in _TIMES:
        more: tuple[str, ...] = ()
        if when == "beginning":
            more = tuple(f"{once}during your {name}, " for once in ("", "once ") for name in BEGINNING)
        for number, one in enumerate((head, *others, *more)):
            said: dict[str, Any] = {"when": when, "once": when == "beginning", "read_only": bool(number)}
            phrase("using", f"{one}you may {{effects}}", used, **said)
            gone = said | {"leaves": "play", "once": False}
            leaving = f"{one}you may discard this card from play to {{effects}}"
            phrase("using", leaving, used, also=leaving.replace("discard", "remove", 1), **gone)
            phrase("using", f"{one}if {{condition}}, you may {{effects}}", used, **said)
            phrase("using", f"{one}you may {{effects}} if {{condition}}", used, **(said | {"read_only": True}))
    phrase(
        "using",
        "once during your turn, you may {effects}",
        used,
        once=True,
        also=("once each turn, you may {effects}", "once per turn, you may {effects}"),
    )
    ever = ("once per game, you may {effects}", "once each game, you may {effects}")
    phrase("using", "once during the game, you may {effects}", used, ever=True, also=ever)
    for per in ("once per turn", "once each turn", "once during your turn"):
        for bought in ("late", "bought"):
            phrase("using", f"you may {{effects:{bought}}} {per}", used, once=True, read_only=True)
    tail = "you may {effects:late} at the beginning of your turn"
    phrase("using", tail, used, when="beginning", once=True, read_only=True)
    book.list_of("late", "effect")
    for ending in ("", " during your turn"):
        phrase("using", f"you may {{effects:bought}}{ending}", used, read_only=bool(ending))
    phrase("bought", "{one:pay_clause}", _one)
    for when in ("", "during your turn ", "on your turn "):
        phrase("pay_clause", f"{{cost:payments}} {when}to {{effects}}", resolve.Pay, read_only=bool(when))


#: Whoever likes, and when in their own turn.
ANYONE = ("any player may", "either player may", "each player may", "a player may")
THEIR_TIMES = (("during their turn", "turn"), ("during their Attack Phase", "attack"), ("", "turn"))


def _by_anyone(book: Phrasebook) -> None:
    """What either player may do with a card in their own turn; the text speaks of that player as `you`."""
    phrase = book.phrase
    for during, when in THEIR_TIMES:
        fixed: dict[str, Any] = {"when": when, "anyone": True, "read_only": not during}
        exert = [
            f"{who} make {an} {during} to {{effects}}" for who in ANYONE for an in ("a Hard Exertion", "an Exertion")
        ]
        phrase("using", exert[0], abilities.Used, exertion=True, also=tuple(exert[1:]), **fixed)
        if not during:
            paid = [f"{who} {{effects:bought}}" for who in ANYONE]
            phrase("using", paid[0], abilities.Used, also=tuple(paid[1:]), **fixed)
        else:
            paid = [f"{during}, {who} {{effects}}" for who in ANYONE]
            paid += [f"{who} {{effects:bought_{when}}}" for who in ANYONE]
            phrase("using", paid[0], abilities.Used, also=tuple(paid[1:]), **fixed)
            phrase(f"bought_{when}", f"{{one:pay_{when}}}", _one)
            phrase(f"pay_{when}", f"{{cost:payments}} {during} to {{effects}}", resolve.Pay)


def _instead(book: Phrasebook) -> None:
    """Something instead of a Special Card, or for an Exertion."""
    phrase = book.phrase
    used = abilities.Used
    special = "if you do not play a Special Card, once during your turn you may make an Exertion to {effects}"
    phrase("using", special, used, once=True, no_special=True, exertion=True)
    ways: tuple[str, ...] = (
        "during your turn, you may make an Exertion to {effects}",
        "you may make an Exertion during your turn to {effects}",
    )
    phrase("using", "anytime during your turn you may make an Exertion to {effects}", used, exertion=True, also=ways)
    ways = (
        "instead of playing a Special Card, anytime during your turn you may make an Exertion to {effects}",
        "instead of playing a Special Card, you may make an Exertion on your turn to {effects}",
        "instead of playing a Special Card, you may make an Exertion to {effects}",
    )
    instead = "instead of playing a Special Card on your turn, you may "
    phrase("using", instead + "make an Exertion to {effects}", used, instead=True, exertion=True, also=ways)
    ways = (
        "instead of playing a Special Card during your turn, you may {effects}",
        "instead of playing a Special Card, you may {effects}",
    )
    phrase("using", instead + "{effects}", used, instead=True, also=ways)
    for number, attack in enumerate(("playing an attack", "attacking", "making an attack")):
        said = f"instead of {attack}, you may {{effects}}"
        phrase("using", said, used, when="attack", in_place=True, read_only=bool(number))


def _of_this(book: Phrasebook) -> None:
    """What may be done with an attack or defense as it is played."""
    phrase = book.phrase
    used = abilities.Used
    for when, category in (("attack", "making"), ("defense", "making_block")):
        exert = f"you may make a Hard Exertion to {{effects:{category}}}"
        phrase(
            "using_this", exert, used, when=when, exertion=True, also=exert.replace("a Hard Exertion", "an Exertion")
        )
        no_special = f"if you do not play a Special Card this turn, {exert}"
        phrase("using_this", no_special, used, when=when, exertion=True, no_special=True)
        book.list_of(category, f"{category}_one")
    phrase("making_one", "make this attack a Power Blow", duel_effects.MakePower)
    phrase("making_one", "make this attack a Head Shot", duel_effects.MakePower, head_shot=True)
    phrase("making_block_one", "make this block a Power Block", duel_effects.MakePowerBlock)


def _counters(book: Phrasebook) -> None:
    """HL1 77, HL3 80. A card leaves play to counter another."""
    phrase = book.phrase
    counters = abilities.Counters
    for words, leaves in (
        ("discard this card from play", "play"),
        ("remove this card from the game", "game"),
        ("tear this card in half", "game"),
        ("discard {_own:own_name} from play", "play"),
        ("discard this card", "play"),
        ("discard from play", "play"),
        ("discard from the game", "game"),
    ):
        plain = words in ("discard this card from play", "remove this card from the game")
        told: dict[str, Any] = {} if plain else {"read_only": True}
        heads = [f"{you}{words} to counter {a} {{cards}}" for you in ("you may ", "") for a in ("a", "one", "any")]
        also: tuple[str, ...] = tuple(
            f"{head}{tail}" for head in heads for tail in ("", " as it is played", " your opponent plays")
        )[1:]
        phrase("countering", heads[0], counters, leaves=leaves, also=also, **told)
        put = tuple(f"{head} as it is played or put into play" for head in heads)
        phrase("countering", put[0], counters, leaves=leaves, put=True, also=put[1:], **told)
    _from_hand(book)
    phrase("countering", "use to counter one {cards} of your choice", counters, read_only=True)


def _from_hand(book: Phrasebook) -> None:
    """HL1 77. A card of the hand is played in the opponent's turn, to counter another or for its own text."""
    phrase = book.phrase
    theirs = "during your opponent's turn"
    tails = ("", " as it is played", " your opponent plays", " as your opponent plays it", " being played")
    plays = [f"{play} this card {hand}{theirs} to " for play in ("play", "you may play") for hand in ("", HAND_OF)]
    heads = [f"{head}counter {a} {{cards}}" for head in (*plays, "") for a in ("a", "any", "one")]
    ways = [f"{head}{tail}" for head in heads for tail in tails]
    phrase("hand_countering", ways[0], abilities.Counters, leaves="hand", also=tuple(ways[1:]))
    for phase in ("", "defense", "attack"):
        when = f"during your opponent's {phase.capitalize()} Phase" if phase else theirs
        told = (f"play this card {when}", f"play this card {HAND_OF}{when}", f"play {HAND_OF}{when}")
        phrase(RULE, f"play {when}", abilities.OutOfTurn, phase=phase, also=told)
        may = f"you may play this card {when}"
        phrase(RULE, may, abilities.OutOfTurn, phase=phase, may=True, also=f"you may {told[1]}")


HAND_OF = "from your hand "


def _one(one: Effect) -> tuple[Effect, ...]:
    """An effect by itself."""
    return (one,)
