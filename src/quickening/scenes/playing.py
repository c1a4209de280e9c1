"""A position with one card on trial is played on by chance, and what that card asks and does is written down."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from quickening.core.asking import asker_of
from quickening.core.chance import Chance
from quickening.core.decisions import Decision, Option

#: How gladly an option of a kind is taken by who has nothing better to do; of the card on trial, so many times more.
EAGERNESS = {"attack": 6, "fight": 6, "intercept": 4, "play": 3, "use": 3, "yes": 6, "end": 2, "move": 1, "no": 1}
ON_TRIAL = 12
#: By these options a card is given up: of the card on trial nothing would be seen.
LOSSES = ("discard", "drop", "spend", "sweep")
#: Options by which cards are chosen out of several, with what the question has to begin with.
CHOICES = {"card": "Choose", "pick": ""}
#: A question that does not say what is chosen: from which cards damage comes.
WHATEVER = "Choose cards"


class Offer(NamedTuple):
    """A choice among cards that the card on trial asks for."""

    question: str
    seat: int
    cards: frozenset[int]
    many: bool


class Trial(NamedTuple):
    """A game in which one card is looked at."""

    game: Any
    card: int


Watch = Callable[[Trial, Decision | None, list[Any]], None]


def play(trial: Trial, seed: int, steps: int, watch: Watch) -> None:
    """Play on for so many answers; `watch` sees each question before it is answered, and what happened before it."""
    game, chance = trial.game, Chance.seeded(seed)
    seen = len(game.log)
    for _ in range(steps):
        watch(trial, game.decision, game.log[seen:])
        seen = len(game.log)
        if game.over or game.decision is None:
            return
        game.answer(answer_by_chance(trial, game.decision, chance))
    watch(trial, None, game.log[seen:])


def idle(game: Any) -> Any:
    """The answer that does least."""
    decision: Decision = game.decision
    if decision.next is not None:
        return [decision.options[place] for place in decision.next]
    return decision.options[:1] * decision.least if decision.repeats else decision.options[: decision.least]


def answer_by_chance(trial: Trial, decision: Decision, chance: Chance) -> list[Option]:
    """An answer by chance that favours what the card on trial can do, and what makes things happen."""
    asks = is_asked_by(trial, decision)
    options = decision.options
    if decision.least == decision.most == 1 and not decision.may_decline:
        return [drawn(options, trial, asks, chance)]
    size = decision.least + chance.below(decision.most - decision.least + 1) if decision.most else 0
    if asks and decision.most:
        size = max(size, 1)
    if decision.repeats:
        return [drawn(options, trial, asks, chance) for _ in range(size)] if options else []
    chosen: list[Option] = []
    while len(chosen) < min(size, len(options)):
        chosen.append(drawn([one for one in options if one not in chosen], trial, asks, chance))
    return chosen if decision.ordered else [option for option in options if option in chosen]


def drawn(options: Sequence[Option], trial: Trial, asks: bool, chance: Chance) -> Option:
    """One option: first what is done, by how gladly that is done, then which of those that do it."""
    kinds: dict[tuple[str, bool], list[Option]] = {}
    for option in options:
        own = trial.card in (option.ref, option.ref2) and option.kind not in LOSSES
        own = own or (asks and option.kind not in ("no", "pass"))
        kinds.setdefault((option.kind, own), []).append(option)
    weights = [EAGERNESS.get(kind, 2) * (ON_TRIAL if own else 1) for kind, own in kinds]
    left = chance.below(sum(weights))
    for found, much in zip(kinds.values(), weights, strict=True):
        left -= much
        if left < 0:
            return found[chance.below(len(found))]
    raise AssertionError("the weights add up")  # pragma: no cover


def is_asked_by(trial: Trial, decision: Decision) -> bool:
    """Whether the card on trial asks this."""
    asker, _ = asker_of(trial.game, decision)
    return bool(asker) and asker == trial.game.cards[trial.card].handle


def offer_of(trial: Trial, decision: Decision) -> Offer | None:
    """The cards among which the card on trial lets somebody choose, if that is what is asked."""
    named = [option for option in decision.options if option.kind in CHOICES]
    if not named or len(named) < len(decision.options) or not decision.question.startswith(CHOICES[named[0].kind]):
        return None
    if not is_asked_by(trial, decision) or decision.question == WHATEVER:
        return None
    return Offer(decision.question, decision.seat, frozenset(option.ref for option in named), decision.most > 1)


def caused(trial: Trial, events: list[Any]) -> Iterator[Any]:
    """Those events that the card on trial brings about, as they say themselves or as was noted meanwhile."""
    noted: dict[int, int] | None = getattr(trial.game, "causes", None)
    for event in events:
        by = getattr(event, "by", None)
        cause = noted.get(id(event), -1) if noted is not None else getattr(by, "card", -1)  # or a player cut a deck
        if cause == trial.card and not getattr(event, "combat", False):
            yield event


def cause_of(game: Any) -> int:
    """The card whose text is being carried out, -1 if none is."""
    for frame in reversed(game.stack):
        source = getattr(getattr(frame, "scope", None), "source", None)
        if source is not None:
            return int(source.card)
    return -1


def works(trial: Trial, events: list[Any]) -> bool:
    """Whether a text of the card on trial was used, triggered, or began to change something."""
    for event in events:
        effect = getattr(event, "effect", None)
        lasting = getattr(event, "modifier", None) or getattr(event, "delayed", None) or effect
        source = getattr(getattr(lasting, "scope", None), "source", None)
        if source is not None and source.card == trial.card and getattr(effect, "kind", "") not in ("card", "innate"):
            return True
    return False


def _many(event: Any) -> int:
    """How many cards it is about at once."""
    return len(getattr(event, "cards", ()))


def course(trial: Trial, seed: int, steps: int) -> list[Any]:
    """What was asked and what happened in a game, to be compared with another."""
    found: list[Any] = []

    def watch(trial: Trial, decision: Decision | None, events: list[Any]) -> None:
        found.extend(
            (type(event).__name__, getattr(event, "card", -1), getattr(event, "amount", 0), _many(event))
            for event in events
        )
        if decision is not None:
            found.append((decision.question, *sorted(option.label for option in decision.options)))

    play(trial, seed, steps, watch)
    return found
