"""SF 38. Damage redirection: signposts that say where the damage of a source goes instead."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.events.notes import SignpostsGone
from quickening.games.shadowfist.rules.continuous import is_immune
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import PLAY, Packet, Signpost


def signpost_for(game: ShadowfistGame, source: Ref, to: Ref) -> Signpost | None:
    """SF 38.1.1. The one signpost for the damage of a source to that card."""
    for one in game.signposts:
        if one.source == source and (one.away is None or one.away == to):
            return one
    return None


def redirected(game: ShadowfistGame, packet: Packet) -> list[Packet]:
    """SF 38.3, 38.4, 38.5, 38.7, 29.6.1. Where damage goes: as it is, or as non-combat damage of what redirects it.

    A signpost is used once (SF 38.1.3). A source that is immune to the redirecting card is not redirected (SF 40.0).
    """
    post = signpost_for(game, packet.source, packet.to)
    if packet.unstoppable or not packet.amount:
        return [packet]
    if post is None:
        return redirected_by_texts(game, packet)
    if is_immune(game, packet.source.card, post.by.card):
        return [packet]
    if not post.reusable:
        game.note(SignpostsGone((post,)))
    return parted(packet, post.by, post.to, post.amount)


def parted(packet: Packet, by: Ref, to: Ref, most: int) -> list[Packet]:
    """SF 38.3, 38.5. What is left of damage, and what goes to another card, as non-combat damage of the text."""
    moved = packet.amount if most < 0 else min(most, packet.amount)
    away = replace(packet, source=by, to=to, amount=moved, combat=False)
    left = packet.amount - moved
    return [replace(packet, amount=left), away] if left else [away]


def redirected_by_texts(game: ShadowfistGame, packet: Packet) -> list[Packet]:
    """SF 38.0, 38.1.1. Where the first text that redirects such damage for as long as it is active sends it."""
    for taken, ref in ((True, packet.to), (False, packet.source)):
        marks = facts(game, ref.card).marks.get("redirects", ()) if game.alive(ref) and is_there(game, ref) else ()
        for change, scope in marks:
            to = change.to.refs(game, scope)
            if change.taken != taken or (change.combat and not packet.combat) or not to or to[0] == packet.to:
                continue
            if scope.source in (None, packet.source):
                continue  # what it inflicts itself it does not redirect (SF 38.6)
            if packet.source.card >= 0 and is_immune(game, packet.source.card, scope.source.card):
                continue  # SF 40.0
            most = -1 if change.amount is None else change.amount.value(game, scope)
            return parted(packet, scope.source, to[0], most)
    return [packet]


def is_there(game: ShadowfistGame, ref: Ref) -> bool:
    """Whether a card is in play."""
    return game.cards[ref.card].area == PLAY


def may_redirect_to(game: ShadowfistGame, source: Ref, to: Ref) -> bool:
    """SF 38.2, 38.6. Not back to the card that the damage is already turned away from."""
    if "be redirected to" in facts(game, to.card).forbidden:
        return False
    return not any(one.source == source and one.away == to for one in game.signposts)
