"""What cannot happen, what happens instead, and who notices that something happened."""

from __future__ import annotations

from quickening_tiny.events import Drew, Gained, Lost, TurnedUp
from quickening_tiny.things import NOBODY, YARD

from quickening.core.chance import Chance
from quickening.core.events import Event
from quickening.core.game import Watcher
from tests.core.tiny import TABLE, Tiny, dealt
from tests.core.tiny.saying import find, log, plays, says


def in_the_yard(game: Tiny) -> list[str]:
    return [game.cards[card].name for card in game.area(YARD)]


# -- "cannot" and "instead" ----------------------------------------------------------------------------------------


def test_what_cannot_happen_does_not_and_the_rest_does() -> None:
    game = dealt(Ann="Tithe", Bob="", Cyd="", yard=[("Bob", "Vault")])

    plays(game, "Ann", "Tithe")

    assert game.coins == (3, 3, 2)
    assert "Bob loses 1." not in log(game)


def test_what_is_replaced_does_not_happen_and_the_rest_does() -> None:
    game = dealt(Ann="Tithe", Bob="", Cyd="", yard=[("Bob", "Scapegoat")])

    plays(game, "Ann", "Tithe")

    assert game.coins == (3, 3, 2)
    assert in_the_yard(game) == []


def test_a_replacement_is_used_up() -> None:
    game = dealt(Ann="Tithe, Tithe", Bob="", yard=[("Bob", "Scapegoat")])

    plays(game, "Ann", "Tithe")
    plays(game, "Ann", "Tithe")

    assert game.coins == (3, 2)


def test_what_cannot_happen_is_not_replaced() -> None:
    game = dealt(Ann="Tithe", Bob="", yard=[("Bob", "Vault"), ("Bob", "Scapegoat")])

    plays(game, "Ann", "Tithe")

    assert game.coins == (3, 3)
    assert in_the_yard(game) == ["Vault", "Scapegoat"]


def test_several_events_that_happen_together_are_replaced_one_by_one() -> None:
    game = dealt(Ann="Tithe", Bob="", Cyd="", yard=[("Bob", "Scapegoat"), ("Cyd", "Scapegoat")])

    plays(game, "Ann", "Tithe")

    assert game.coins == (3, 3, 3)
    assert in_the_yard(game) == []


def test_only_one_of_two_replacements_applies() -> None:
    game = dealt(Ann="Tithe", Bob="", yard=[("Bob", "Scapegoat"), ("Bob", "Scapegoat")])

    plays(game, "Ann", "Tithe")

    assert game.coins == (3, 3)
    assert in_the_yard(game) == ["Scapegoat"]


def test_a_replacement_does_not_replace_what_came_of_it() -> None:
    game = dealt(Ann="Tithe", Bob="", yard=[("Ann", "Grudge"), ("Bob", "Grudge")])

    plays(game, "Ann", "Tithe")

    # Bob's loss becomes Ann's, Ann's becomes Bob's, and that one stays: Bob's Grudge has led to it.
    assert game.coins == (3, 2)


def test_a_blade_that_waited_is_replaced_like_any_loss() -> None:
    game = dealt(Ann="Club", Bob="", yard=[("Bob", "Scapegoat")])

    says(game, "Ann", "Lay Club", "End the turn")

    assert game.coins == (3, 3)
    assert in_the_yard(game) == []


# -- watchers ------------------------------------------------------------------------------------------------------


def test_a_watcher_that_looks_back_sees_its_own_card_leave() -> None:
    game = dealt(Ann="Topple", Bob="", yard=[("Ann", "Raven")])

    plays(game, "Ann", "Topple")

    assert game.coins == (4, 3)


def test_cards_that_leave_together_see_each_other_leave() -> None:
    game = dealt(Ann="Gale", Bob="", yard=[("Ann", "Raven"), ("Ann", "Raven"), ("Bob", "Vault")])

    plays(game, "Ann", "Gale")

    assert game.coins == (9, 3)  # two Ravens, three charms each


def test_a_watcher_that_is_gone_does_not_see_what_comes_later() -> None:
    game = dealt(Ann="Topple, Topple", Bob="", yard=[("Ann", "Raven"), ("Bob", "Vault")])

    plays(game, "Ann", "Topple", "Raven")
    plays(game, "Ann", "Topple")

    assert game.coins == (4, 3)


def test_a_watcher_that_looks_at_the_state_after_sees_its_own_card_arrive() -> None:
    game = dealt(Ann="Herald", Bob="")

    says(game, "Ann", "Lay Herald", "Turn up Herald")

    assert game.coins == (4, 3)


def test_a_watcher_does_not_see_what_it_does_not_wait_for() -> None:
    game = dealt(Ann="", Bob="", yard=[("Ann", "Herald"), ("Bob", "Scholar")])

    assert [watcher.looks_back for watcher in game.watchers(TurnedUp)] == [False]
    assert [watcher.looks_back for watcher in game.watchers(Drew)] == [True]
    assert list(game.watchers(Gained)) == []


class Noting(Watcher):
    """Notes how many coins there are when it notices something."""

    __slots__ = ("looks_back",)

    def __init__(self, looks_back: bool) -> None:
        self.looks_back = looks_back

    def notice(self, game: Tiny, event: Event) -> tuple[int, ...]:
        return game.coins


class Noted(Tiny, kw_only=True):
    """A game that asks watchers about a single event, besides those that wait for its kind."""

    def watchers_besides(self, event: Event) -> list[Watcher]:
        return [Noting(looks_back=False), Noting(looks_back=True)] if event == Gained(0, 2) else []


def test_what_an_event_happens_to_may_notice_it_before_or_after() -> None:
    game = Noted(table=TABLE, names=("Ann",), chance=Chance.seeded(0), areas={(YARD, NOBODY): []}, coins=(3,))

    game.happen(Gained(0, 1), Gained(0, 2))

    assert game.pending == [(3,), (6,)]


def test_what_was_noticed_waits_until_the_deed_is_done() -> None:
    game = dealt(Ann="Study", Bob="", yard=[("Ann", "Scholar")])
    begun = len(game.log)

    plays(game, "Ann", "Study")

    done = [line for line in log(game, seat=0, since=begun) if "passes" not in line]
    assert done == [
        "Ann plays Study.",
        "Ann draws Buckler.",
        "Ann draws Buckler.",
        "Study is done.",
        "Ann gains 1.",
        "Ann gains 1.",
    ]


# -- events themselves ---------------------------------------------------------------------------------------------


def test_events_happen_in_one_place_and_are_all_in_the_log() -> None:
    game = dealt(Ann="", Bob="")
    begun = len(game.log)

    game.happen(Gained(0, 2), Lost(1, 9))

    assert game.log[begun:] == [Gained(0, 2), Lost(1, 9)]
    assert game.coins == (5, 0)


def test_a_line_of_the_log_cites_the_rule_of_its_event() -> None:
    game = dealt(Ann="", Bob="")

    assert [(line.text, line.rule) for line in game.told(0)] == [("Ann draws Buckler.", "TN 2")]


def test_a_card_is_another_one_after_it_changed_areas() -> None:
    game = dealt(Ann="", Bob="", yard=[("Ann", "Raven")])
    raven = find(game, "Raven", YARD)
    ref = game.ref(raven)
    assert game.alive(ref)

    game.move(raven, "hand", 0)
    game.move(raven, YARD)

    assert not game.alive(ref)
    assert game.ref(raven) != ref
