"""What a player of Shadowfist reads beside a question, and what is shown of a turn and of an attack."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import RESPOND, Decision, Option
from quickening.core.modifiers import Ref
from quickening.core.prompts import (
    GIVE,
    GUARD,
    NO_CHOICE,
    PLACE,
    PLAY,
    TARGET,
    USE,
    Choice,
    Prompt,
    Side,
    Stage,
    Tag,
    Track,
)
from quickening.core.questions import listed, questions_of, role_of, worded
from quickening.core.views import CardView
from quickening.games.books import gist_of
from quickening.games.shadowfist.definitions import SITE
from quickening.games.shadowfist.rules.cost_reduction import price
from quickening.games.shadowfist.rules.facts import facts
from quickening.games.shadowfist.rules.players import player_facts
from quickening.games.shadowfist.rules.scene import Scene
from quickening.games.shadowfist.rules.scores import current_body, current_fighting
from quickening.games.shadowfist.rules.winning import closeness, goal
from quickening.games.shadowfist.state import ShadowfistGame
from quickening.games.shadowfist.state_values import BURNED, FACE_DOWN_NAME, SMOKED, TOASTED
from quickening.games.shadowfist.state_values import PLAY as IN_PLAY

ROLES = {
    "play": PLAY,
    "attacker": PLAY,
    "join": PLAY,
    "discard": GIVE,
    "use": USE,
    "reveal": USE,
    "heal": USE,
    "move": USE,
    "stealth": USE,
    "tactics": USE,
    "yes": USE,
    "attack": TARGET,
    "damage": TARGET,
    "subject": TARGET,
    "intercept": GUARD,
    "place": PLACE,
    "fate": TARGET,
    "stay": USE,
    "keep": USE,
}
#: What is said of a card by the pile it has come to.
GONE = {SMOKED: "smoked", TOASTED: "toasted", BURNED: "burned"}
#: So many attackers are counted; fewer are named.
CROWD = 4
STEPS = (("establishing", "Establishing"), ("main", "Main Shot"), ("attack", "Attack"), ("end", "End"))
QUESTIONS = questions_of("quickening.games.shadowfist")
#: SF 9.3, 10.2. Where a card may come into play.
FOR_SITES = "Behind one of your Sites, or at a new location."
FOR_OTHERS = "It stands at one of your locations, and guards its Sites."


def prompt_of(game: ShadowfistGame, decision: Decision, card: CardView | None, rule: str) -> Prompt:
    """A question as a person reads it."""
    seat = decision.seat
    known: dict[str, Any] = {"active": subject(game, game.active, seat), "hand": player_facts(game, seat).hand_size}
    known |= {"moment": moment(game, seat), "played": played(game, seat), **attack_words(game, seat)}
    known["room"] = FOR_SITES if card is not None and SITE in card.kind else FOR_OTHERS
    title, why = worded(decision, QUESTIONS, card, rule, gist_of(rule), known)
    options = [option for option in decision.options if option.listed]
    choices = tuple(choice_of(game, decision.seat, option) for option in options)
    return Prompt(title, why, asked_after(game, decision), choices)


def subject(game: ShadowfistGame, who: int, reader: int) -> str:
    """A player as the beginning of a sentence."""
    return "Your side" if who == reader else game.names[who]


def asked_after(game: ShadowfistGame, decision: Decision) -> tuple[int, ...]:
    """SF 23.3. Who speaks next if this player passes: an order that everybody knows."""
    scenes = [frame for frame in game.stack if isinstance(frame, Scene)]
    return scenes[-1].ring[1:] if scenes and decision.sort == RESPOND else ()


def moment(game: ShadowfistGame, reader: int) -> str:
    """When an effect may be played."""
    whose = "Your turn" if game.active == reader else f"{game.names[game.active]}’s turn"
    return f"{whose}: anybody may play something before it goes on."


def played(game: ShadowfistGame, reader: int) -> str:
    """SF 23.0. What waits to resolve, whose it is and what it is aimed at."""
    if not game.effects:
        return ""
    effect = game.effects[-1]
    bound = dict.fromkeys(ref for _, refs in effect.scope.bound for ref in refs if ref.card >= 0 and game.alive(ref))
    aims = [said(game, ref, reader) for ref in bound if game.cards[ref.card].area == IN_PLAY]
    whose = "Your own effect" if effect.seat == reader else f"{game.names[effect.seat]}’s effect"
    return f"{whose}{f', aimed at {listed(aims)}' if aims else ''}. It happens unless somebody stops it."


def said(game: ShadowfistGame, ref: Ref, reader: int) -> str:
    """A card in play as a player may call it."""
    state = game.cards[ref.card]
    if state.controller == reader:
        return f"your {state.printed.name}"
    if state.face_down:
        return f"{game.names[state.controller]}’s {FACE_DOWN_NAME.removeprefix('a ')}"
    return state.printed.name


def attack_words(game: ShadowfistGame, reader: int) -> dict[str, str]:
    """SF 28.0. The attack that goes on: who attacks what with whom, and who stands in the way."""
    attack = game.attack
    if attack is None:
        return {}
    alive = [one for one in attack.attackers if game.alive(one.card)]
    names = [game.cards[one.card.card].printed.name for one in alive]
    with_whom = listed(names) if len(names) < CROWD else f"{len(names)} Characters"
    declarer = "your" if attack.declarer == reader else f"{game.names[attack.declarer]}’s"
    between = [game.cards[one.card.card].printed.name for one in attack.interceptors if game.alive(one.card)]
    steps = f"{listed(between)} {'steps' if len(between) == 1 else 'step'}" if between else "Nobody steps"
    return {
        "who": "You attack" if attack.declarer == reader else f"{game.names[attack.declarer]} attacks",
        "target": said(game, attack.target, reader) if game.alive(attack.target) else "nothing any more",
        "how": f" with {with_whom}" if names else "",
        "whose": declarer,
        "peril": peril(game, attack.declarer, attack.target, reader),
        "between": steps,
    }


def peril(game: ShadowfistGame, declarer: int, target: Ref, reader: int) -> str:
    """SF 4.1. That whoever attacks lacks but one Site to win, and aims at one."""
    if declarer == reader or not game.alive(target) or goal(game, declarer) - closeness(game, declarer) != 1:
        return ""
    state = game.cards[target.card]
    return f" {game.names[declarer]} lacks one Site to win." if state.face_down or state.printed.feng_shui else ""


def choice_of(game: ShadowfistGame, seat: int, option: Option) -> Choice:
    """What an option is about."""
    role = role_of(option, ROLES)
    if option.kind == "card" and option.ref >= 0:
        return Choice(TARGET if game.cards[option.ref].area == IN_PLAY else PLAY)
    if option.kind == "place":
        return Choice(role, f"location:{option.index}", "behind" if option.card else "new")
    if option.kind == "play" and option.ref >= 0:
        return Choice(role, cost=price_words(game, seat, option.ref))
    if option.kind == "damage" and option.ref >= 0 and option.number is None:
        return Choice(role, need=current_fighting(game, option.ref))
    return Choice(role) if role else NO_CHOICE


def price_words(game: ShadowfistGame, seat: int, card: int) -> str:
    """SF 25.7, 37.0. What a card costs now, in Power, and what is printed where that is more or less."""
    printed = game.cards[card].definition.cost
    if printed is None:
        return ""
    cost = price(game, seat, card)
    return f"{cost} Power" if cost == printed else f"{cost} Power instead of {printed}"


def track_of(game: ShadowfistGame) -> Track:
    """SF 22.0. The shots of a turn; an attack is a step of its own while it lasts."""
    return Track(STEPS, game.step_now(), stops=True)


# -- the attack ----------------------------------------------------------------------------------------------------


def stage_of(game: ShadowfistGame, seat: int | None) -> Stage | None:
    """SF 28.0. The attack staged: attackers with their Fighting, who is in the way, what the target has left."""
    attack = game.attack
    if attack is None:
        return None
    attackers = [one for one in attack.attackers if game.alive(one.card)]
    lane = tuple((one.card.handle, one.attacker.handle) for one in attack.interceptors if game.alive(one.card))
    targets = tuple(dict.fromkeys(one.target.handle for one in attackers if game.alive(one.target)))
    total = sum(current_fighting(game, one.card.card) for one in attackers)
    stopped = {attacker for _, attacker in lane}
    free = [one for one in attackers if one.card.handle not in stopped and one.target == attack.target]
    return Stage(
        "attack",
        (Side(attack.declarer, tuple(one.card.handle for one in attackers), total),),
        lane,
        targets,
        left_of(game, attack.target, seat),
        sum(current_fighting(game, one.card.card) for one in free),
        tuple((one.card.handle, "intercepted", "bad") for one in attackers if one.card.handle in stopped),
    )


def left_of(game: ShadowfistGame, target: Ref, seat: int | None) -> tuple[int, int] | None:
    """SF 29.0. What the target has left of its Body or Fighting, and what it has whole; not of a face-down Site."""
    if not game.alive(target):
        return None
    state, card = game.cards[target.card], target.card
    if state.face_down and state.controller != seat:
        return None
    if SITE in state.types:
        return current_body(game, card), facts(game, card).body
    return current_fighting(game, card), facts(game, card).fighting


def fates(game: ShadowfistGame, before: ShadowfistGame) -> list[Tag]:
    """SF 29.0, 30.3.3. What the cards that lay in play have taken, and which are gone or somebody else's."""
    told = ((card, fate(game, before, card)) for card in before.in_play)
    return [(before.cards[card].handle, words, "bad") for card, words in told if words]


def fate(game: ShadowfistGame, before: ShadowfistGame, card: int) -> str:
    """What has become of a card, in a word or two."""
    now, then = game.cards[card], before.cards[card]
    if now.handle != then.handle:
        return GONE.get(now.area, "leaves play")
    if now.controller != then.controller:
        return "seized"
    taken = now.damage_total - then.damage_total
    return f"takes {taken}" if taken > 0 else ""
