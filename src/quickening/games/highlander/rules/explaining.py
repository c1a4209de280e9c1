"""Why an attack does the damage it does."""

from __future__ import annotations

from quickening.games.highlander import facts
from quickening.games.highlander.facts import AttackFacts, concerns
from quickening.games.highlander.forces import in_force
from quickening.games.highlander.rules.resolving import damage_of
from quickening.games.highlander.state import Attack, HighlanderGame


def explain_damage(game: HighlanderGame, attack: Attack) -> list[tuple[str, int]]:
    """What is printed, what power adds, and each text that changes it; the last line is the sum."""
    known = facts.of_attack(game, attack)
    printed = game.printed(attack.card)
    chain = [(f"{printed.name}, as printed", printed.damage or 0)]
    if known.power_blow and known.damage is not None:
        chain.append(("Power Blow", 2 if known.power is None else known.power - known.damage))
    chain += [step for step in _texts(game, attack) if step[1]]
    return [*chain, ("damage", damage_of(game, attack))]


def _texts(game: HighlanderGame, attack: Attack) -> list[tuple[str, int]]:
    found = []
    own = [(attack.card, "this"), *((card, "that") for card in attack.beside)]
    for card, who in own:
        scope = game.scope_of(card, attack.seat)
        own_words = [one for one in game.printed(card).abilities if one.is_static and one.who == who]
        found += [(game.printed(card).text, _effect(game, one, scope)) for one in own_words]
    for ability, scope, _ in in_force(game):
        about = ability.cards is not None and concerns(ability.who, scope.you, attack.seat)
        if about and ability.change.level == "card" and ability.cards.fits(game, attack.card, scope):
            source = game.printed(scope.source.card) if scope.source else None
            found.append((source.text if source else "", _effect(game, ability, scope)))
    return found


def _effect(game: HighlanderGame, ability: object, scope: object) -> int:
    """What one text adds to the damage by itself."""
    probe = AttackFacts()
    probe.damage = 2
    ability.change.apply(game, probe, scope)  # type: ignore[attr-defined]
    left: int | None = probe.damage
    return probe.added + (0 if left is None else left - 2)
