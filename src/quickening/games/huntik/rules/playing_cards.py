"""HK 301-303, 404, 701.4. Playing heroes, actions and amulets, and canceling an action as it is played."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.data import replace
from quickening.core.decisions import RESPOND, Decision, Option
from quickening.core.frames import Ask, Frame, Next, Run
from quickening.core.refusals import Refusal
from quickening.core.supposing import Supposing
from quickening.games.huntik import channels
from quickening.games.huntik.definitions import ACTION, COMBAT, EXHAUST, LEGENDARY, MAJOR, Printed
from quickening.games.huntik.events.areas import PutInPile
from quickening.games.huntik.events.on_the_map import Exhausted
from quickening.games.huntik.events.plays import Canceled, CardPlayed, MajorCounted, PlayAnnounced
from quickening.games.huntik.kinds.abilities import CardText, InsteadOfMajor, OnlyPlayed, Response
from quickening.games.huntik.kinds.changes import EXTRA_MAJORS, BarredFromPlaying
from quickening.games.huntik.rules.areas import count_of, playable_top
from quickening.games.huntik.rules.entering import entering, zones_to_play
from quickening.games.huntik.rules.modifiers import speaking
from quickening.games.huntik.rules.powers import (
    can_exhaust,
    in_chosen_mode,
    judge_text,
    minds_being_played,
    mode_question,
    needs_of,
    out_of_hand,
)
from quickening.games.huntik.rules.targets import first_unchosen, with_target
from quickening.games.huntik.rules.triggered_powers import Triggers
from quickening.games.huntik.state import DISCARD, HAND, NOBODY, HuntikGame, Modifier, sides
from quickening.lang.nodes import Effect, Scope
from quickening.lang.resolve import Resolve, choice_decision

NOT_IN_HAND = Refusal("HK 404.1c", "{name} cannot be played: it is not in your hand.")
NOT_YOUR_TURN = Refusal("HK 404.1", "{name} cannot be played: it is not your turn.")
NOT_PLAYED = Refusal("HK 301.3", "{name} cannot be played: only another card’s text brings it into play.")
NO_COMBAT = Refusal("HK 302.4", "{name} can be played only during a combat.")
IN_COMBAT = Refusal("HK 601.3", "{name} cannot be played during a combat.", "Only combat actions can.")
MAJOR_PLAYED = Refusal(
    "HK 301.2", "{name} cannot be played: you have played a major hero this round.", "You may next round."
)
INSTEAD_OF_MAJOR = Refusal(
    "HK 301.2a", "{name} cannot be played: it is played instead of a major hero, and you have had yours this round."
)
NO_READY_HERO = Refusal(
    "HK 302.3", "{name} cannot be played: you have no ready hero to exhaust.", "Heroes ready each round (HK 502.1)."
)
BARRED = Refusal("HK 103.3", "{name} cannot be played: a card in play says that it can't.")
NOT_MET = Refusal("HK 703.2", "{name} cannot be played: its condition is not met.")
NO_TARGET = Refusal("HK 704.1", "{name} cannot be played: there is no legal target.")
NO_COST = Refusal("HK 103.3", "{name} cannot be played: its cost cannot be paid.")
NOTHING_TO_CANCEL = Refusal(
    "HK 701.4", "{name} can be played only when your opponent plays an action that it cancels."
)


# -- the judge -----------------------------------------------------------------------------------------------------


def judge_play(game: HuntikGame, seat: int, card: int) -> Refusal | None:
    """HK 301.3, 404. Whether a player may play a card from hand on their turn or, a combat action, in a combat."""
    state = game.cards[card]
    printed = state.definition
    if printed.type == LEGENDARY:
        return NOT_PLAYED
    if (state.area != HAND or state.owner != seat) and card not in playable_top(game, seat):
        return NOT_IN_HAND
    timing = judge_timing(game, seat, printed)
    if timing is not None:
        return timing
    if is_barred(game, seat, card):
        return BARRED
    if printed.is_hero:
        return judge_hero(game, seat, card)
    if printed.of(Response):
        return NOTHING_TO_CANCEL
    return judge_action(game, seat, card)


def is_barred(game: HuntikGame, seat: int, card: int) -> bool:
    """HK 103.3. Whether a text says that a player can't play this card."""
    barring = speaking(game, BarredFromPlaying)
    return bool(barring) and any(_bars(game, seat, card, one) for one in barring)


def _bars(game: HuntikGame, seat: int, card: int, barring: Modifier) -> bool:
    change, scope = barring.change, barring.scope
    assert isinstance(change, BarredFromPlaying)
    meant = {"you": scope.you == seat, "opponent": scope.you != seat}.get(change.who, True)
    holds = barring.condition is None or barring.condition.holds(game, scope)
    return meant and holds and change.cards.fits(game, card, scope)


def judge_timing(game: HuntikGame, seat: int, printed: Printed) -> Refusal | None:
    """HK 404.1, 404.1a, 601.3."""
    if printed.type == ACTION and printed.subtype == COMBAT:
        return None if game.combat is not None else NO_COMBAT
    if game.combat is not None:
        return IN_COMBAT
    return None if game.turn == seat else NOT_YOUR_TURN


def judge_hero(game: HuntikGame, seat: int, card: int) -> Refusal | None:
    """HK 301.2, 703.2."""
    printed = game.cards[card].definition
    if printed.type == MAJOR and not major_left(game, seat):
        return MAJOR_PLAYED
    return judge_restrictions(game, printed, NOBODY, Scope(you=seat)) if printed.of(OnlyPlayed) else None


def major_left(game: HuntikGame, seat: int) -> bool:
    """HK 301.2, 301.2b. One major hero a round, and one more for each extra one allowed."""
    left = 1 + game.extra_majors[seat] - game.majors[seat]
    return left > 0 or left + count_of(game, seat, EXTRA_MAJORS) > 0


def judge_action(game: HuntikGame, seat: int, card: int) -> Refusal | None:
    """HK 302-303. Whether an action or amulet can be played: by some ready hero, if it takes one."""
    printed = game.cards[card].definition
    if printed.of(InsteadOfMajor) and not major_left(game, seat):
        return INSTEAD_OF_MAJOR
    if printed.subtype != EXHAUST:
        return judge_with(game, seat, card, NOBODY)
    refusal: Refusal | None = NO_READY_HERO
    for hero in ready_heroes(game, seat):
        refusal = judge_with(game, seat, card, hero)
        if refusal is None:
            return None
    return refusal


def judge_with(game: HuntikGame, seat: int, card: int, hero: int) -> Refusal | None:
    """Whether the card can be played with this hero exhausted for it."""
    scope = play_scope(game, seat, card, hero)
    printed = game.cards[card].definition
    restricted = judge_restrictions(game, printed, hero, scope)
    text = text_of(printed)
    if restricted is not None or not minds_being_played(text):
        return restricted or judge_text(game, text, scope, NOT_MET, NO_TARGET, NO_COST)
    with out_of_hand(game, card), Supposing(game, known=game.known_without(channels.COURSE)):
        return judge_text(game, text, scope, NOT_MET, NO_TARGET, NO_COST, hero)


def judge_restrictions(game: HuntikGame, printed: Printed, hero: int, scope: Scope) -> Refusal | None:
    """HK 703.2. Whether the card's own text lets it be played now, and by this hero."""
    for only in printed.of(OnlyPlayed):
        broken = only.by is not None and (hero == NOBODY or not only.by.fits(game, hero, scope))
        if broken or (only.condition is not None and not only.condition.holds(game, scope)):
            return Refusal(
                "HK 703.2",
                "{name} cannot be played: its own restriction forbids it.",
                "",
                "",
                printed.name,
                printed.text,
            )
    return None


def ready_heroes(game: HuntikGame, seat: int) -> list[int]:
    """HK 302.3, 305.3c. The heroes a player could exhaust: no obstacles, none stunned."""
    cards = game.cards
    ready = [n for n in sides.of(game).usable[seat] if not (cards[n].exhausted or cards[n].stunned)]
    return [n for n in ready if cards[n].controller == seat and cards[n].printed.is_hero and can_exhaust(game, n)]


def text_of(printed: Printed) -> tuple[Effect, ...]:
    """HK 302.2. What an action or amulet does, all its paragraphs in order."""
    for text in printed.of(CardText):
        effects: tuple[Effect, ...] = text.effects
        return effects
    return ()


def play_scope(game: HuntikGame, seat: int, card: int, hero: int) -> Scope:
    """HK 302.3. On an exhaust action, `me` is the hero exhausted for it."""
    me = game.ref(hero) if hero != NOBODY else game.ref(card)
    place = game.combat.zone if game.combat else game.cards[hero].zone if hero != NOBODY else 0
    return Scope(you=seat, me=me, source=game.ref(card), place=place)


# -- the frame -----------------------------------------------------------------------------------------------------


class PlayCard(Frame):
    """HK 404. A player plays a card: the hero exhausted for it, targets, a chance to cancel it, what it does."""

    rule: ClassVar[str] = "HK 404"

    seat: int = 0
    card: int = NOBODY
    hero: int = NOBODY
    zone: int = 0
    scope: Scope = Scope(0)
    origin: str = HAND
    effects: tuple[Effect, ...] = ()
    canceled: bool = False

    def start(self, game: HuntikGame) -> Next:
        self.origin = game.cards[self.card].area
        printed = game.cards[self.card].definition
        if printed.is_hero:
            return self.come_in if self.zone else self.choose_zone
        if printed.subtype == EXHAUST and self.hero == NOBODY:
            return self.choose_hero
        return self.begin

    # heroes (HK 301)

    def choose_zone(self, game: HuntikGame) -> Next:
        """HK 301.1. Zone 1, unless something lets it be played elsewhere."""
        options = tuple(
            Option("zone", "Zone {number}", number=game.seen_from(zone, self.seat), ref=zone)
            for zone in zones_to_play(game, self.seat, self.card)
        )
        card = game.cards[self.card]
        question = f"Into which zone does {card.definition.name} come?"
        return Ask(Decision(self.seat, question, options, source=card.handle), self.zone_chosen)

    def zone_chosen(self, game: HuntikGame) -> Next:
        self.zone = game.chosen[0].ref
        return self.come_in(game)

    def come_in(self, game: HuntikGame) -> Next:
        game.happen(PlayAnnounced(self.card, self.seat))
        if game.cards[self.card].definition.type == MAJOR:
            game.note(MajorCounted(self.seat))
        return game.do([entering(game, self.card, self.seat, self.zone)], self.entered)

    def entered(self, game: HuntikGame) -> Next:
        game.happen(CardPlayed(self.card, self.seat, NOBODY, self.origin))
        return Run(Triggers()) if game.pending else None

    # actions and amulets (HK 302-303)

    def choose_hero(self, game: HuntikGame) -> Next:
        options = tuple(
            game.card_option("hero", "Exhaust {name}", hero)
            for hero in ready_heroes(game, self.seat)
            if self.judge(game, hero) is None
        )
        card = game.cards[self.card]
        question = f"Which hero plays {card.definition.name}?"
        return Ask(Decision(self.seat, question, options, source=card.handle), self.hero_chosen)

    def judge(self, game: HuntikGame, hero: int) -> Refusal | None:
        return judge_with(game, self.seat, self.card, hero)

    def hero_chosen(self, game: HuntikGame) -> Next:
        self.hero = game.chosen[0].ref
        return self.begin

    def begin(self, game: HuntikGame) -> Next:
        """The card leaves the hand before anything is chosen for it, so that it cannot be chosen itself."""
        self.effects = text_of(game.cards[self.card].definition)
        game.happen(PlayAnnounced(self.card, self.seat, self.hero))
        self.scope = replace(play_scope(game, self.seat, self.card, self.hero), since=game.tick())  # HK 711.2c
        return self.target

    def target(self, game: HuntikGame) -> Next:
        """HK 704.1. Which of several things is to be done is chosen before the targets."""
        if needs_of(self.effects).variants:
            return Ask(mode_question(game, self.effects, self.scope), self.mode_chosen)
        unchosen = first_unchosen(self.effects, self.scope)
        if unchosen is None:
            return self.exhaust
        return Ask(choice_decision(game, unchosen, self.scope), self.targeted)

    def mode_chosen(self, game: HuntikGame) -> Next:
        self.effects = in_chosen_mode(game, self.effects)
        return self.target

    def targeted(self, game: HuntikGame) -> Next:
        self.scope = with_target(game, self.effects, self.scope)
        return self.target

    def exhaust(self, game: HuntikGame) -> Next:
        exhausts = [Exhausted(self.hero)] if self.hero != NOBODY else []
        return game.do(exhausts, self.offer_cancel)

    def offer_cancel(self, game: HuntikGame) -> Next:
        """HK 701.4. The opponent may play a card that cancels this one, even though it is not their turn."""
        printed = game.cards[self.card].definition
        if printed.type != ACTION:
            return self.resolve
        other = 1 - self.seat
        options = [
            game.card_option("play", "Play {name}", card)
            for card in (*game.areas[HAND, other], *playable_top(game, other))
            if judge_response(game, other, card, self.card) is None
        ]
        options.append(Option("pass", "Let it happen"))
        source = game.cards[self.card].handle
        decision = Decision(other, f"Respond to {printed.name}?", tuple(options), source=source, sort=RESPOND)
        return Ask(decision, self.responded)

    def responded(self, game: HuntikGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return self.resolve
        return Run(PlayCard(seat=1 - self.seat, card=option.ref, hero=NOBODY), self.after_response)

    def after_response(self, game: HuntikGame) -> Next:
        """The response may itself have been canceled."""
        if not self.canceled:
            return self.resolve
        game.happen(Canceled(self.card))
        return Run(Triggers()) if game.pending else None

    def resolve(self, game: HuntikGame) -> Next:
        """HK 302.2. The card creates its modifiers. Only now was it played: it can no longer be canceled."""
        if game.cards[self.card].definition.of(InsteadOfMajor):
            game.note(MajorCounted(self.seat))
        game.happen(CardPlayed(self.card, self.seat, self.hero, self.origin))
        return Run(Resolve(todo=self.effects, scope=self.scope), self.discard)

    def discard(self, game: HuntikGame) -> Next:
        """HK 302.2, 404.1b. Then it is put into its owner's discard pile, unless its text put it elsewhere."""
        if not game.cards[self.card].area:
            game.happen(PutInPile(self.card, DISCARD))
        responding = answered_play(game)
        waits = responding is not None and responding.canceled  # until what it canceled is in the discard pile
        return Run(Triggers()) if game.pending and not waits else None


def answered_play(game: HuntikGame) -> PlayCard | None:
    """HK 701.4. The play to which the card that is being played is the response, if it is one."""
    answered = [one for one in game.stack if isinstance(one, PlayCard) and one.step == "after_response"]
    return answered[-1] if answered else None


def judge_response(game: HuntikGame, seat: int, card: int, played: int) -> Refusal | None:
    """HK 701.4. Whether a card may be played to cancel the one being played."""
    printed = game.cards[card].definition
    responses = printed.of(Response)
    scope = Scope(you=seat, source=game.ref(card))
    if not any(cards.fits(game, played, scope) for response in responses for cards in response.cards):
        return NOTHING_TO_CANCEL
    if (game.combat is None) == (printed.subtype == COMBAT):
        return NO_COMBAT if game.combat is None else IN_COMBAT
    return BARRED if is_barred(game, seat, card) else judge_action(game, seat, card)
