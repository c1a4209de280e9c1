"""What a player of Huntik reads beside a question, and what is shown of a turn and of a combat."""

from __future__ import annotations

from quickening.core.decisions import Decision, Option
from quickening.core.prompts import NO_CHOICE, PLACE, PLAY, TARGET, USE, Choice, Prompt, Side, Stage, Tag, Track
from quickening.core.questions import questions_of, role_of, worded
from quickening.core.views import CardView
from quickening.games.books import gist_of
from quickening.games.huntik.rules.combat import Combat, aimable, attack_total, attacking
from quickening.games.huntik.rules.modifiers import facts
from quickening.games.huntik.state import PLAY as IN_PLAY
from quickening.games.huntik.state import HuntikGame

ROLES = {"play": PLAY, "use": USE, "move": USE, "aim": TARGET, "hero": PLAY, "zone": PLACE, "resolve": USE}
QUESTIONS = questions_of("quickening.games.huntik")


def prompt_of(game: HuntikGame, decision: Decision, card: CardView | None, rule: str) -> Prompt:
    """A question as a person reads it."""
    seat = decision.seat
    mine, theirs = (attack_total(game, one) if game.combat else 0 for one in (seat, 1 - seat))
    title, why = worded(decision, QUESTIONS, card, rule, gist_of(rule), {"mine": mine, "theirs": theirs})
    listed = [option for option in decision.options if option.listed]
    return Prompt(title, why, (), tuple(choice_of(game, seat, option) for option in listed))


def choice_of(game: HuntikGame, seat: int, option: Option) -> Choice:
    """What an option is about."""
    role = role_of(option, ROLES)
    if option.kind == "zone":
        return Choice(role, f"zone:{option.number}")
    if option.kind == "aim" and option.ref >= 0:
        return Choice(role, need=max(0, facts(game, option.ref).defense))
    if option.kind == "card":
        return Choice(TARGET if game.cards[option.ref].area == IN_PLAY else PLAY)
    if option.kind == "move" and option.number is not None and option.ref >= 0:
        return Choice(role, *led_to(game, seat, option.ref, option.number))
    return Choice(role) if role else NO_CHOICE


def led_to(game: HuntikGame, seat: int, card: int, zones: int) -> tuple[str, str]:
    """HK 403. The zone a card would move to, as its player counts, and what happens there."""
    state = game.cards[card]
    zone = game.seen_from(state.zone, seat) + zones
    enemies = game.fighters(game.seen_from(zone, seat), 1 - seat)
    if zones == 0:
        return f"zone:{zone}", "clash" if enemies else "stay"
    return f"zone:{zone}", "fight" if enemies else "move" if zones > 0 else "back"


def track_of(game: HuntikGame, seat: int | None, begun: bool) -> Track:
    """HK 500.2. There are no phases: a turn is one play, and a combat may come of it."""
    me = game.lead if seat is None else seat
    mine = f"{game.names[me]}’s turn" if seat is None else "Your turn"
    steps = (("mine", mine), ("combat", "Combat"), ("theirs", f"{game.names[1 - me]}’s turn"))
    now = "combat" if game.combat is not None else "mine" if game.turn == me else "theirs"
    return Track(steps, now if begun and game.outcome is None else "")


def stage_of(game: HuntikGame) -> Stage | None:
    """HK 602. The combat: both sides with what they attack with, and what was aimed at each so far."""
    if game.combat is None:
        return None
    sides = tuple(
        Side(seat, tuple(game.cards[card].handle for card in attacking(game, seat)), attack_total(game, seat))
        for seat in range(len(game.names))
    )
    return Stage("combat", sides, tags=tags_of(game))


def tags_of(game: HuntikGame) -> tuple[Tag, ...]:
    """HK 602.3. How many attacks knock out each fighter; of those that were aimed already, how many there are."""
    aims = dict(next((frame.aims for frame in reversed(game.stack) if isinstance(frame, Combat)), ()))
    found = []
    for seat in range(len(game.names)):
        for card in aimable(game, seat):
            need = max(0, facts(game, card).defense)
            aimed = aims.get(card)
            words = f"{need} to KO" if aimed is None else f"{aimed} of {need}{' · KO' if aimed >= need else ''}"
            found.append((game.cards[card].handle, words, "bad" if aimed is not None and aimed >= need else ""))
    return tuple(found)


def fates(game: HuntikGame, before: HuntikGame) -> list[Tag]:
    """HK 602.3. Which of the cards that lay in play are gone."""
    gone = [card for card in before.in_play if game.cards[card].handle != before.cards[card].handle]
    return [(before.cards[card].handle, "leaves play", "bad") for card in gone]
