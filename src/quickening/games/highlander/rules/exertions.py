"""Exertions (HL1 54-60, HL3 51-52, 100-111, HLT 94-97): declare, reveal, use, put the rest away."""

from __future__ import annotations

from typing import ClassVar

from quickening.core.decisions import Decision, Option
from quickening.core.events import Event
from quickening.core.frames import Ask, Done, Frame, Next, Run
from quickening.games.highlander import facts
from quickening.games.highlander.definitions import ATTRIBUTES, ILLUSION
from quickening.games.highlander.events.exertions import Checked, Exerted, ExertionDiscarded, ExertionRevealed
from quickening.games.highlander.events.fights import Revealed
from quickening.games.highlander.events.notes import SecretExertion
from quickening.games.highlander.facts import PlayerFacts
from quickening.games.highlander.rules.costs import PayCosts, may_exert_again, power_costs
from quickening.games.highlander.rules.facing import each_way, face
from quickening.games.highlander.rules.judging import judge_play
from quickening.games.highlander.rules.matching import goes_with
from quickening.games.highlander.rules.playing import PlayCard, may_hide_any, ready_triggers
from quickening.games.highlander.rules.using import Consequences
from quickening.games.highlander.state import ENDURANCE, EXERTION, HARD, NOBODY, SOFT, HighlanderGame

FOR_ATTACK, FOR_DEFENSE, FOR_POWER_BLOW, FOR_POWER_BLOCK = "an attack", "a defense", "a Power Blow", "a Power Block"
FOR_NOTHING, FOR_ILLUSION = "nothing", "an Illusion"
SIZE = 5


#: What a text says where it does not let somebody Exert for something.
BARRED = {FOR_ATTACK: "no attack exertion", FOR_DEFENSE: "no defense exertion"}


def may_exert(game: HighlanderGame, known: PlayerFacts, purpose: str = "") -> bool:
    """HL1 54-55, HL3 100-101, HLT 94. One Hard Exertion a turn, in the phases named, with cards to reveal."""
    if game.phase not in game.edition.exert_phases.value:
        return False
    deeds = game.deeds[known.seat]
    if deeds.hard and not may_exert_again(known, deeds):
        return False
    allowed = known.allowed
    if allowed and ("cannot exert" in allowed or BARRED.get(purpose) in allowed):  # HLT 256, 294
        return False
    return bool(game.areas[ENDURANCE, known.seat])


def sizes(game: HighlanderGame, seat: int, purpose: str, kind: str = HARD) -> tuple[int, int]:
    """HL1 56, HL3 100. The fewest and the most cards a player may reveal for a purpose."""
    return sizes_by(facts.of_player(game, seat), purpose, kind)


def sizes_by(known: PlayerFacts, purpose: str, kind: str = HARD) -> tuple[int, int]:
    """HL1 56. The fewest and the most cards of an Exertion, by what is true of a player; a Soft one is not changed by
    what is said of Hard ones (HL3 109).
    """
    usual = max(0, SIZE + sum(known.words.get("exertion plus", ()))) if kind == HARD else SIZE
    fixed = known.exertion_sizes.get(purpose, known.exertion_sizes.get("", usual))
    if {purpose, ""}.intersection(known.words.get("exactly", ())):
        return fixed, fixed
    least = min(fixed, usual)
    most = usual if purpose in known.exertion_sizes and fixed < usual else fixed
    vary = known.exertion_at_will.get("", 0) + (known.exertion_at_will.get(HARD, 0) if kind == HARD else 0)
    return max(0, least - vary), most + vary


class Exert(Frame):
    """One Exertion. Gives back what was played from it, or how many gems there were.

    `target` is the attack to be defended, or the card to be made powerful. `beside` are cards already played in
    conjunction with what is to be found (HL1 58-59, HL3 104-105). `plain`: of the usual size, whatever texts say.
    """

    rules: ClassVar[tuple[str, str, str]] = ("HL1 56", "HL3 100", "HLT 94")

    seat: int = 0
    purpose: str = FOR_NOTHING
    kind: str = HARD
    size: int = -1
    target: int = -1
    beside: tuple[int, ...] = ()
    plain: bool = False
    left: int = 0
    played: int = NOBODY
    gem: str = ""
    most: int = 1
    count: int = 0
    paid: bool = False

    # -- declaring -------------------------------------------------------------------------------------------------

    def start(self, game: HighlanderGame) -> Next:
        """HL1 56, HL3 100. The number of cards is declared before the first is revealed."""
        if self.kind not in game.edition.exertions.value:
            self.kind = HARD  # HL1 54: there is but one kind
        if self.purpose in (FOR_POWER_BLOW, FOR_POWER_BLOCK) and not self.paid:
            self.paid = True
            costs = power_costs(facts.of_player(game, self.seat), self.purpose)
            return Run(PayCosts(seat=self.seat, costs=costs), self.start)
        if self.size < 0:
            least, most = (SIZE, SIZE) if self.plain else sizes(game, self.seat, self.purpose, self.kind)
            if least < most:
                options = tuple(Option("size", "{number} cards", number=n) for n in range(least, most + 1))
                return Ask(Decision(self.seat, "Exert how many cards?", options, idle="size"), self.sized)
            self.size = most
        return self.declare(game)

    def sized(self, game: HighlanderGame) -> Next:
        self.size = game.chosen[0].number or 0
        return self.declare(game)

    def declare(self, game: HighlanderGame) -> Next:
        game.happen(Exerted(self.seat, self.purpose, self.size, self.kind))
        self.left = self.size
        if self.purpose == FOR_ATTACK and may_hide_any(game, self.seat):
            game.note(SecretExertion(self.seat))
        elif game.secret != NOBODY:
            game.note(SecretExertion())
        if self.purpose == FOR_DEFENSE and game.edition.hidden_exertion.value == "before":
            self.reveal_attack(game)
        return self.reveal(game)

    def reveal(self, game: HighlanderGame) -> Next:
        """HL1 54, HL3 52. Cards come off the top one by one: Endurance may run out in the middle (HL3 88)."""
        pile, secret = game.areas[ENDURANCE, self.seat], game.secret == self.seat
        while self.left and pile:
            number = self.left if self.left < len(pile) else 1
            self.left -= number
            game.happen(*[ExertionRevealed(card, secret) for card in pile[: -number - 1 : -1]])
            if game.outcome is not None:
                return None
        if self.purpose == FOR_DEFENSE and game.edition.hidden_exertion.value == "after":
            self.reveal_attack(game)  # HLT 104, step 4
        return self.check(game) if self.gem else self.use(game)

    def reveal_attack(self, game: HighlanderGame) -> None:
        """HL1 61, HL3 79, HLT 104. A Hidden attack is revealed to someone who Exerts against it."""
        attack = game.against(self.seat)[self.target]
        if attack.hidden:
            game.happen(Revealed(attack.card))

    def check(self, game: HighlanderGame) -> Next:
        """HL3 110. An Attribute Check counts gems."""
        found = sum(game.printed(card).gems.count(self.gem) for card in game.of(EXERTION, self.seat))
        game.happen(Checked(self.seat, ATTRIBUTES[self.gem], found))
        self.count = found
        return self.use(game)

    # -- using -----------------------------------------------------------------------------------------------------

    def use(self, game: HighlanderGame) -> Next:
        """HL1 57-59, HL3 102-106. What was looked for may be played from what was revealed; so may one Illusion."""
        options = [*self.finds(game), *self.illusions(game)]
        if not options:
            return self.put_away(game)
        keep = Option("pass", "Use none of them")
        return Ask(Decision(self.seat, f"Play {self.purpose} from the Exertion?", (*options, keep)), self.chosen)

    def finds(self, game: HighlanderGame) -> list[Option]:
        """HL1 57, 59. The attacks or defenses among the revealed cards that may legally be played."""
        if self.purpose not in (FOR_ATTACK, FOR_DEFENSE) or self.played != NOBODY:
            return []
        found = []
        for card, way in each_way(game, self.seat, game.of(EXERTION, self.seat)):
            printed = game.printed(card)
            wanted = printed.type == "attack" if self.purpose == FOR_ATTACK else printed.is_defense
            if wanted and self.fits_beside(game, card):
                if judge_play(game, self.seat, card, EXERTION, self.beside, self.target) is None:
                    found.append(game.card_option("play", "Play {name}", card, index=way))
        return found

    def fits_beside(self, game: HighlanderGame, card: int) -> bool:
        """Whether the cards laid before go with this one."""
        return all(goes_with(game, other, card) for other in self.beside)

    def illusions(self, game: HighlanderGame) -> list[Option]:
        """HL3 106, HLT 35. One Illusion from any Hard Exertion."""
        if game.edition.illusions.value == "none" or (self.kind == SOFT and self.purpose != FOR_ILLUSION):
            return []
        if self.most <= 0:
            return []
        return [
            game.card_option("illusion", "Play the Illusion {name}", card)
            for card in game.areas[EXERTION, self.seat]
            if game.cards[card].definition.type == ILLUSION
            and (self.purpose != FOR_ILLUSION or self.fits_beside(game, card))
            and judge_play(game, self.seat, card, EXERTION, self.beside) is None
        ]

    def chosen(self, game: HighlanderGame) -> Next:
        option = game.chosen[0]
        if option.kind == "pass":
            return self.put_away(game)
        if option.kind == "illusion":
            self.most -= 1
            joined = self.beside if self.purpose == FOR_ILLUSION else ()
            self.played = option.ref if joined else self.played
            play = PlayCard(seat=self.seat, card=option.ref, beside=joined, announced=joined, origin=EXERTION)
            return Run(play, self.use)
        self.played = option.ref
        face(game, self.seat, option)
        play = PlayCard(
            seat=self.seat,
            card=option.ref,
            beside=self.beside,
            announced=self.beside,
            origin=EXERTION,
            against=self.target if self.purpose == FOR_DEFENSE else -1,
        )
        return self.place(game, play)

    def place(self, game: HighlanderGame, play: PlayCard) -> Next:
        """HL1 51, HL3 115, HLT 118. An Exerted attack may go anywhere in the sequence."""
        own = [attack for attack in game.attacks if attack.seat == self.seat]
        if self.purpose != FOR_ATTACK or not own:
            return Run(play, self.use)
        options = tuple(Option("place", f"Place it as attack {n + 1}", number=n) for n in range(len(own) + 1))
        self.target = play.card
        return Ask(Decision(self.seat, "Where in the sequence?", options), self.placed)

    def placed(self, game: HighlanderGame) -> Next:
        at = game.chosen[0].number or 0
        play = PlayCard(
            seat=self.seat, card=self.played, beside=self.beside, announced=self.beside, origin=EXERTION, at=at
        )
        return Run(play, self.use)

    # -- the rest --------------------------------------------------------------------------------------------------

    def put_away(self, game: HighlanderGame) -> Next:
        """HL1 54, HL3 52, HLT 86, 94. Unused cards keep their order; a Soft Exertion puts them under Endurance."""
        if game.secret != NOBODY:
            game.note(SecretExertion())
        rest: list[Event] = [
            ExertionDiscarded(card, self.kind == SOFT) for card in list(game.of(EXERTION, self.seat))
        ]
        game.happen(*rest)
        if self.kind == HARD and game.edition.trigger.value == "card or exertion":
            ready_triggers(game, 1 - self.seat, not_edge=True)
        return Run(Consequences(), self.leave) if game.pending else self.leave(game)

    def leave(self, game: HighlanderGame) -> Next:
        """What waited for the Exertion is done; what came of it is left for whoever asked for it."""
        return Done(self.count if self.gem else self.played)
