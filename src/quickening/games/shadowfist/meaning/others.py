"""What other players than you do or may do as a text is carried out: `that player must sacrifice a Site`."""

from __future__ import annotations

from typing import Any

from quickening.english.lowering import CannotSay, refuse_if
from quickening.games.shadowfist.kinds import people
from quickening.games.shadowfist.kinds.effects import Choose
from quickening.games.shadowfist.kinds.offering import ByOthers
from quickening.games.shadowfist.kinds.players_do import TargetPlayer
from quickening.lang import deeds
from quickening.lang.selections import choices_in

#: Players who are known as the text comes to it, and of whom each does it.
KNOWN = (people.LEFT_OF_YOU, people.CURRENT, people.THAT_PLAYER, people.OPPONENTS, people.EVERYBODY)
#: The slot of whoever does it, where the text knows that player by a card.
WHOEVER = -5


def done_by(doing: Any, who: Any, body: tuple[Any, ...], until: str = "", may: bool = False) -> ByOthers:
    """SF 24.2.1. What some players do, each as the text resolves; `he or she` in it is whoever does it."""
    players = doing.as_player(who)
    if isinstance(players, people.ChosenPlayer):
        doing.aims.append(TargetPlayer(players))  # SF 24.2.1: chosen as it is generated
        players = people.THAT_PLAYER
    if players not in KNOWN and not isinstance(players, (people.PlayerOf, people.SuchPlayers)):
        raise CannotSay("who does that")
    refuse_if(any(map(_concerns_you, body)), "what others do to you")
    before, chosen, deck = dict(doing.event_slots), list(doing.chosen), doing.of_deck
    doing.event_slots["player"] = getattr(who, "slot", WHOEVER)
    own: tuple[Any, ...] = deeds.changed(body, lambda node: deeds.Ref(WHOEVER, "he or she") if node == who else node)
    effects = tuple(doing.effect(one, until) for one in (own if isinstance(who, deeds.Related) else body))
    doing.event_slots, doing.chosen, doing.of_deck = before, chosen, deck  # what others chose, they know alone
    refuse_if(isinstance(effects[-1], Choose), "what becomes of what others choose")
    if any(choice.target for effect in effects for choice in choices_in(effect)):
        raise CannotSay("who targets it")  # SF 24.1.3: targets are chosen as it is generated
    return ByOthers(players, effects, may)


def _concerns_you(part: Any) -> bool:
    """Whether you are a party to what others do, and not only whose cards are spoken of."""
    roles = part.deed.roles if isinstance(part, deeds.Do) and part.deed.sense != "give Power" else ()
    areas = [who for _, who in roles if isinstance(who, (deeds.Area, deeds.Part))]
    yours = any(isinstance(one, deeds.You) for area in areas for one in deeds.walk(area))
    return yours or any(isinstance(who, deeds.You) for _, who in roles)


def without_agent(deed: deeds.Deed) -> deeds.Do:
    """The deed alone, whoever does it."""
    rest = tuple(role for role in deed.roles if role[0] != "AGENT")
    return deeds.Do(deeds.Deed(deed.sense, rest, deed.manner))
