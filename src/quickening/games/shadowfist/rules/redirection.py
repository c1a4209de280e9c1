"""SF 38. Damage redirection: signposts that say where the damage of a source goes instead."""

from __future__ import annotations

from quickening.core.data import replace
from quickening.core.modifiers import Ref
from quickening.games.shadowfist.rules.continuous import is_immune
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.state import Packet, ShadowfistGame, Signpost


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
    if post is None or packet.unstoppable or not packet.amount:
        return [packet]
    if is_immune(game, packet.source.card, post.by.card):
        return [packet]
    if not post.reusable:
        game.signposts.remove(post)
    moved = packet.amount if post.amount < 0 else min(post.amount, packet.amount)
    away = replace(packet, source=post.by, to=post.to, amount=moved, combat=False)
    left = packet.amount - moved
    return [replace(packet, amount=left), away] if left else [away]


def may_redirect_to(game: ShadowfistGame, source: Ref, to: Ref) -> bool:
    """SF 38.2, 38.6. Not back to the card that the damage is already turned away from."""
    if "be redirected to" in facts(game, to.card).forbidden:
        return False
    return not any(one.source == source and one.away == to for one in game.signposts)
