"""Positions of Shadowfist: of everything a text speaks of there is one thing that fits, and others that do not."""

from __future__ import annotations

import re
from functools import cache, partial
from typing import Any

from quickening.core.chance import Chance
from quickening.core.game import Table
from quickening.games.shadowfist.areas import locations_of, put_in_pile
from quickening.games.shadowfist.cards_and_players import ShadowfistCard
from quickening.games.shadowfist.definitions import EVENT, FACTIONS, SITE, STATE, TALENTS, Printed
from quickening.games.shadowfist.events.entering import EnteredPlay
from quickening.games.shadowfist.events.in_play import Damaged
from quickening.games.shadowfist.game import Shadowfist
from quickening.games.shadowfist.pool import card_from_row
from quickening.games.shadowfist.rules.becoming import type_changes_due
from quickening.games.shadowfist.rules.setup import Start, build
from quickening.games.shadowfist.rules.turn import Turn
from quickening.games.shadowfist.state_values import BURNED, DECK, HAND, NOBODY, SMOKED
from quickening.scenes.playing import Trial, idle

NAMES = ("Ann", "Ben", "Cat")
POWER = 12
#: Texts that make things happen to the card on trial and around it.
EVENTS = {
    "Blow": "Inflict 3 damage on target Character.",
    "Fire": "Inflict 2 damage on target Site.",
    "Smoke": "Smoke target Character.",
    "Rest": "Unturn target Character.",
    "Luck": "Gain 1 Power.",
    "Loss": "Discard a card :: Draw a card.",
    "Denial": "Cancel an Event.",
    "Offering": "Sacrifice a Character :: Draw a card.",
    "Recall": "Return target Character to its owner's hand.",
}
#: Events that others have where the text on trial speaks of what they do.
ANSWERED = {
    r"\bsteal": ("Theft", "Target an opponent :: Steal 1 Power from that opponent."),
    r"\btoast": ("Grave", "Toast target Character."),
    r"\bdiscard|look at your hand": ("Peek", "Target an opponent :: That player discards a card at random."),
    r"\bheal|remove .* damage": ("Balm", "Heal target Character."),
    r"\bseiz": ("Coup", "Target an opponent's Site :: Seize target."),
    r"\bfaceoff": (
        "Duel",
        "Target a Character you control and target a Character controlled by an opponent :: The two Characters enter "
        "a Faceoff.",
    ),
    r"\bdraw": ("Study", "Draw a card."),
    r"\breturn": ("Return", "Target a Character in your smoked pile :: Return target to play."),
}
KEYWORDS = (
    "Guts Ambush Stealth Superleap Mobility Assassinate Independent Regenerate Tactics Loyalty".split()  # noqa: SIM905
)


@cache
def made(name: str, type: str, text: str = "", subtitle: str = "", **facts: Any) -> Printed:
    """A card as a file would have it."""
    figures = {"Cost": "1", "Fighting": "", "Power": "", "Body": "", "Requires": "", "Provides": "", "Faction": ""}
    if type == SITE:
        figures |= {"Power": "1", "Body": "6", "Cost": "" if "Feng Shui" in subtitle else "2"}
    if type == "Character":
        figures |= {"Fighting": "4"}
    named = {key: str(value) for key, value in facts.items()}
    row = {"Name": name, "Set": "scene", "Type": type, "Subtitle": subtitle or type, "Text": text}
    return card_from_row(row | figures | named)


def lay_out(
    card: Printed, active: int = 0, in_hand: bool = False, guards: int = -1, ahead: bool = False, quiet: bool = False
) -> Trial:
    """A position in the Main Shot of a player, with the card on trial in the first player's hand or in play.

    With a number of `guards`, the others have one weak Character and those, so that attacks come through or are met.
    Where the first player is `ahead`, they are closest to victory, and others have cards of theirs. Where it is
    `quiet`, the first player has one more Character at most, and nobody has anything to play.
    """
    filler = made("Filler", "Edge", Cost=50) if quiet else made("Filler", "Character", Fighting=1)
    game = Shadowfist(table=Table("shadowfist", {}), names=NAMES, chance=Chance.seeded(7), ask_forced=True)
    build(game, [[filler] * 20 for _ in NAMES])
    game.stack.append(Start(first=active))
    game.advance()
    while not isinstance(game.stack[-1], Turn) or game.shot != "main":
        game.answer(idle(game))
    for seat in range(len(NAMES)):
        _furnish(game, seat, card, guards if seat else -1 + quiet, ahead)
        if quiet:
            _empty_hand(game, seat)
    number = _new(game, card, 0, HAND) if in_hand or not _fits_in_play(card) else _enter(game, card, 0)
    for changed in type_changes_due(game):
        game.happen(changed)
    game.invalidate()
    game.stack[-1].step = "options"
    game.decision = None
    game.advance()
    return Trial(game, number)


def _fits_in_play(card: Printed) -> bool:
    """Whether it can be laid on the table at once; what is played on something or for a moment is played."""
    return card.type not in (EVENT, STATE)


def _furnish(game: Any, seat: int, card: Printed, guards: int, ahead: bool) -> None:
    """What a player has: in play, in hand, in the piles."""
    _empty_hand(game, seat)
    game.players[seat].power = POWER
    for site in (*turning(card), *sites()[: _ahead(seat) if ahead else _behind(seat)]):
        _enter(game, site, seat, damage=2 if site.name == "Damaged Site" else 0, face_down=site.name == "Hidden Site")
    for one, turned, damage in characters(card, guards):
        _enter(game, one, seat, turned=turned, damage=damage)
    subject = game.in_play[-1]
    for one in (made("Charm", STATE), made("Blade", STATE, "Weapon."), made("Cart", STATE, "Vehicle.")):
        _enter(game, one, seat, subject=subject)
    _enter(game, made("Order", "Edge"), seat)
    for pile in (SMOKED, HAND):
        for one in loose(card):
            _new(game, one, seat, pile)
    for sign in sorted({*card.requires, *signs_in(card.text)}):
        _new(game, made(f"Giver {sign}", "Character", Provides=f"{{{sign}}}" * 5), seat, SMOKED)
    for _ in range(seat == 0 if ahead else seat):
        burned = _new(game, made("Ashes", SITE, "", "Feng Shui Site"), seat, BURNED)
        game.cards[burned].controller = seat
    if ahead and seat:
        _lose_to(game, seat)


def _empty_hand(game: Any, seat: int) -> None:
    """All cards in hand go under the deck."""
    for held in list(game.areas[HAND, seat]):
        put_in_pile(game, held, DECK, bottom=True)


def _lose_to(game: Any, seat: int) -> None:
    """What a player has of the first player's cards."""
    for lost in (made("Captive", "Character"), made("Lost Site", SITE, "", "Feng Shui Site")):
        game.cards[_enter(game, lost, seat)].owner = 0


def _behind(seat: int) -> int | None:
    """So many Sites each has where the first player is the farthest from victory."""
    return None if seat else -1


def _ahead(seat: int) -> int | None:
    """So many Sites each has where the first player is the closest to victory."""
    return 2 if seat else None


@cache
def sites() -> tuple[Printed, ...]:
    """The Sites each player has."""
    feng_shui = "Feng Shui Site"
    return (
        made("Plain Site", SITE, "", feng_shui, Body=3),
        made("Damaged Site", SITE, "", feng_shui, Body=7),
        made("Works", SITE),
        made("Hidden Site", SITE, "", feng_shui),
        made("Lake", SITE, "", "Feng Shui Site Lake"),
    )


def characters(card: Printed, guards: int = -1) -> list[tuple[Printed, bool, int]]:
    """The Characters each player has: whether turned, how much damaged. With `guards`, a weak one and so many."""
    weak = (made("Student", "Character", Fighting=1), False, 0)
    if guards >= 0:
        return [weak, *[(made("Guard", "Character", Fighting=1, Provides="{chi}"), False, 0)] * guards]
    found = [
        weak,
        (made("Hero", "Character", Cost=3), False, 0),
        (made("Giant", "Character", Fighting=10, Cost=6), False, 0),
        (made("Sleeper", "Character"), True, 0),
        (made("Wounded", "Character", Fighting=6), False, 2),
        (made("Paragon", "Character", "Unique."), False, 0),
        (made("Adept", "Character", Requires="{chi}", Provides="{chi}"), False, 0),
    ]
    found += [(made(f"{word} One", "Character", "", word), False, 0) for word in designators_in(card.text)]
    found += [(made(f"Of {sign}", "Character", Requires=f"{{{sign}}}"), False, 0) for sign in signs_in(card.text)]
    words = [word for word in KEYWORDS if re.search(rf"\b{word}\b", card.text)]
    found += [(made(f"{word} One", "Character", f"{word}."), False, 0) for word in words]
    return found


def turning(card: Printed) -> list[Printed]:
    """A Site that does something by turning, where the text speaks of that."""
    return [made("Spring", SITE, "Turn :: Gain 1 Power.")] if re.search(r"\bturning\b", card.text) else []


def loose(card: Printed) -> list[Printed]:
    """Cards of every type that lie in a hand and in a smoked pile."""
    found = [made(name, EVENT, text, Cost=0) for name, text in EVENTS.items()]
    answers = [one for pattern, one in ANSWERED.items() if re.search(pattern, card.text, re.IGNORECASE)]
    found += [made(name, EVENT, text, Cost=0) for name, text in answers]
    found += [made("Recruit", "Character"), made("Spare State", STATE), made("Spare Edge", "Edge")]
    found += [made("Spare Blade", STATE, "Weapon."), made("Spare Cart", STATE, "Vehicle.")]
    found += [made("Far Site", SITE, "", "Feng Shui Site"), made("Far Works", SITE)]
    found += [made(f"Young {word}", "Character", "", word) for word in designators_in(card.text)]
    return found


def designators_in(text: str) -> list[str]:
    """The designators a text speaks of."""
    return sorted(set(re.findall(r"<([A-Za-z][\w' -]*)>", text)))


def signs_in(text: str) -> list[str]:
    """The resources a text speaks of."""
    found = {sign.lower() for sign in re.findall(r"\{(\w+)\}", text)}
    return sorted(sign for sign in found if sign in FACTIONS or sign in TALENTS)


def _new(game: Any, card: Printed, seat: int, area: str) -> int:
    game.table.definitions.setdefault(card.key, card)
    game.cards.append(ShadowfistCard(card, seat, area=area, handle=game.tick()))
    game.areas[area, seat].append(len(game.cards) - 1)
    return len(game.cards) - 1


def _enter(game: Any, card: Printed, seat: int, **how: Any) -> int:
    """A card that is in play already."""
    number = _new(game, card, seat, HAND)
    location = locations_of(game, seat)[0] if card.type == "Character" else 0
    subject, face_down = how.get("subject", NOBODY), how.get("face_down", False)
    EnteredPlay(number, None, seat, location, 0, subject, face_down).apply(game)
    game.cards[number].turned = how.get("turned", False)
    if how.get("damage"):
        Damaged(number, None, NOBODY, how["damage"]).apply(game)
    return number


LAYOUTS = (
    lay_out,
    partial(lay_out, in_hand=True),
    partial(lay_out, active=1),
    partial(lay_out, guards=0),
    partial(lay_out, guards=3, quiet=True),
    partial(lay_out, active=1, guards=3, quiet=True),
    partial(lay_out, ahead=True),
    partial(lay_out, active=1, in_hand=True),
)
