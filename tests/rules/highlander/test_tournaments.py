"""Tournament rules of Type One (HLT 864-875)."""

from __future__ import annotations

import pytest

from quickening.core.refusals import Refused
from quickening.games.highlander import load
from quickening.games.highlander.areas import move
from quickening.games.highlander.definitions import BASIC_ATTACKS, BASIC_BLOCKS, Printed
from quickening.games.highlander.events.fighters import Tallied
from quickening.games.highlander.rules.tournaments import (
    FORMATS,
    forfeited,
    judge_format,
    judge_sealed,
    prepare,
)
from quickening.games.highlander.state import GAIN, LOSS, REMOVED, Tally
from quickening.tournaments import Tournament
from quickening.tournaments.drafting import Draft
from tests.highlander_decks import opening
from tests.highlander_table import HighlanderPlayer, card_named, card_saying
from tests.table import Table, rule

BASICS = [card_named(name) for name in (*BASIC_ATTACKS, *BASIC_BLOCKS)]
DUNCAN = card_saying("You may have up to 6 Master cards.", name="Duncan MacLeod", type="persona")
KANE = card_saying("You may have up to 5 Master cards.", name="Kane", type="persona")
LEAN = card_saying("Draw a card.", name="Lean and Mean")
HEAD_SHOT = card_saying("Play in conjunction with an upper attack. That attack is a Head Shot.", name="Head Shot")


def deck(*cards: Printed, size: int = 50) -> list[Printed]:
    """A legal deck with these cards in it."""
    filler = [card_saying(name=f"Filler {n // 6}", type="attack", grid="000/0X0/000") for n in range(60)]
    endurance = [*BASICS, *(card for card in cards if not card.is_pre_game)]
    return [*(card for card in cards if card.is_pre_game), *endurance, *filler[: size - len(endurance)]]


def rules_of(cards: list[Printed], style: str) -> set[str]:
    return {refusal.rule for refusal in judge_format(cards, style)}


@rule("HLT 864", "After time is called the turn is finished; then nobody heals and each Ability Adjustment costs 2.")
def test_end_game_costs_two_ability_a_turn(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.call_time()
    alice.goes_to("draw/discard")
    assert alice.ability == 15

    bob.begins_turn()
    table.game.happen(Tallied(Tally(bob.number, GAIN, 3)), Tallied(Tally(bob.number, LOSS, 1)))
    bob.goes_to("draw/discard")

    assert bob.ability == 12
    alice.begins_turn()
    assert table.log.count("End Game begins.") == 1


@rule("HLT 864", "Two losses put a player out of a tournament.")
def test_double_elimination() -> None:
    held = Tournament.of("double", ["Ann", "Ben", "Cid", "Dee"]).next_round()
    assert pairs(held) == [("Ann", "Ben"), ("Cid", "Dee")]
    held = held.won("Ann").won("Cid").next_round()
    assert pairs(held) == [("Ann", "Cid"), ("Ben", "Dee")]
    held = held.won("Ann").won("Ben")
    assert held.playing == ["Ann", "Ben", "Cid"]

    held = held.next_round().won("Ben").next_round().won("Ann")

    assert held.winner == "Ann"


@rule("HLT 864", "The once beaten play each other while the unbeaten waits; the last of both meet.")
def test_who_waits_in_double_elimination() -> None:
    held = Tournament.of("double", ["Ann", "Ben", "Cid"]).next_round()
    assert pairs(held) == [("Ben", "Cid")]
    held = held.won("Cid").next_round()
    assert pairs(held) == [("Ann", "Cid")]
    held = held.won("Ann").next_round()
    assert pairs(held) == [("Ben", "Cid")]

    held = held.won("Ben").next_round()
    assert pairs(held) == [("Ann", "Ben")]

    held = held.won("Ben")
    assert held.winner is None  # each of them has lost once by now

    assert pairs(held.next_round()) == [("Ann", "Ben")]
    assert held.next_round().won("Ben").winner == "Ben"


def pairs(held: Tournament) -> list[tuple[str, ...]]:
    """Who meets whom in this round."""
    return [meeting.players for meeting in held.going]


@rule("HLT 864", "Time is called once, in a game of this book that is not over.")
def test_time_is_called_once(table: Table) -> None:
    table.highlander("Alice", "Bob", edition="type-one")
    table.game.call_time()

    assert table.game.recorded_answers()[-1].chosen == ("time",)
    with pytest.raises(Refused, match="time is called"):
        table.game.call_time()
    table.game.concede(1)
    with pytest.raises(Refused, match="the game is over"):
        table.game.call_time()


@pytest.mark.parametrize("by_head_shot", [True, False])
@rule("HLT 865", "Only who loses by a Head Shot forfeits the Quickenings in play.")
def test_a_head_shot_costs_the_quickenings(table: Table, by_head_shot: bool) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    bob.uses_pre_game(card_saying(name="Quickening", type="quickening", of="Kane"))
    alice.has("Upper Left Attack", HEAD_SHOT)
    if by_head_shot:
        alice.attacks("Upper Left Attack", with_=["Head Shot"])
        bob.lets_through()
    else:
        table.game.concede(bob.number)

    assert table.game.outcome.winners == (0,)
    assert [card.name for card in forfeited(table.game)] == (["Quickening"] if by_head_shot else [])


def facing_a_head_shot(table: Table, style: str) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Alice has played a Head Shot at Bob, who has Quickenings to lose."""
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = style
    bob.uses_pre_game(card_saying(name="Quickening", type="quickening", of="Kane"))
    bob.has("Evade")
    alice.has("Upper Left Attack", HEAD_SHOT)
    alice.attacks("Upper Left Attack", with_=["Head Shot"])
    bob.goes_to("defense")
    return alice, bob


@rule("HLT 865", "A concession before a Head Shot is resolved needs the opponent’s consent.")
@pytest.mark.parametrize("accepted", [True, False])
def test_a_concession_before_a_head_shot_has_to_be_accepted(table: Table, accepted: bool) -> None:
    alice, bob = facing_a_head_shot(table, "standard")
    asked = bob.must_decide()

    table.game.concede(bob.number)
    assert not table.game.over
    assert load(table.game.save()).decision == table.game.decision
    alice.takes("accept" if accepted else "refuse")

    if accepted:
        assert table.game.outcome.winners == (0,)
        assert forfeited(table.game) == ()
        return
    assert bob.must_decide() == asked
    bob.defends("Evade")
    assert not table.game.over


@rule("HLT 865", "Who was refused, or has Exerted for a defense, and leaves all the same loses to the Head Shot.")
@pytest.mark.parametrize("exerted", [True, False])
def test_who_leaves_all_the_same_loses_the_head(table: Table, exerted: bool) -> None:
    alice, bob = facing_a_head_shot(table, "standard")
    if exerted:
        bob.has_on_top("Evade")
        bob.exerts("a defense")
    else:
        table.game.concede(bob.number)
        alice.takes("refuse")

    table.game.concede(bob.number)

    assert table.game.outcome.winners == (0,)
    assert [card.name for card in forfeited(table.game)] == ["Quickening"]
    assert "Bob forfeits to Alice: Quickening" in table.game.view(0).log[-1].text


@rule("HLT 865", "Elsewhere, or with no Head Shot on its way, a player may give up at any time.")
@pytest.mark.parametrize("style", ["", "standard"])
def test_other_concessions_end_the_game(table: Table, style: str) -> None:
    alice, bob = facing_a_head_shot(table, style)

    table.game.concede(alice.number if style else bob.number)

    assert table.game.over
    assert forfeited(table.game) == ()
    assert "forfeits" not in table.game.view(0).log[-1].text


@rule("HLT 866", "Packs go to the left, then to the right; every card is used, with 10 Ability.")
def test_the_pack_rat_draft() -> None:
    packs = [[tuple(f"{number}{seat}{n}" for n in range(3)) for seat in "abc"] for number in (1, 2)]
    draft = Draft.of(("Ann", "Bob", "Cid"), packs, [("s",), (), ()])
    while not draft.over:
        player = draft.thinking[0]
        draft = draft.take(player, draft.pack_of(player)[0])

    assert draft.pool_of("Ann") == ("s", "1a0", "1c1", "1b2", "2a0", "2b1", "2c2")
    assert draft.pool_of("Bob")[:2] == ("1b0", "1a1")
    assert judge_format([DUNCAN, *[LEAN] * 9], "sealed") == []
    assert rules_of([DUNCAN, KANE], "sealed") == {"HLT 866"}
    assert FORMATS["sealed"].ability == 10


@rule("HLT 867", "Standard Constructed follows the rules for decks, but for a few cards that are banned.")
def test_banned_cards() -> None:
    assert rules_of(deck(DUNCAN), "standard") == set()
    assert rules_of(deck(DUNCAN, card_saying(name="Zeist", type="location")), "standard") == {"HLT 867"}
    assert rules_of(deck(DUNCAN, card_saying(name="The Eyes Have It", type="plot")), "standard") == {"HLT 867"}
    assert rules_of(deck(DUNCAN, card_saying(name="The Eyes Have It", type="event")), "standard") == set()


@rule("HLT 867", "A banned card is told by its title, and by its type, set or edition where there are others of it.")
@pytest.mark.parametrize(
    ("card", "legal"),
    [
        (card_saying(name="The Face of Death", type="situation"), False),
        (card_saying(name="Face Of Death", type="situation"), False),
        (card_saying(name="The Face of Pestilence", type="situation"), True),
        (card_saying(name="The Curse", type="event"), False),
        (card_saying(name="The Curse", type="premium"), True),
        (card_saying(name="Season Six", type="event", editions="first,type-one"), False),
        (card_saying(name="Season Six", type="event", editions="third,type-one"), True),
    ],
    ids=lambda value: value.title if isinstance(value, Printed) else "",
)
def test_which_card_is_banned(card: Printed, legal: bool) -> None:
    assert rules_of(deck(DUNCAN, card), "standard") == (set() if legal else {"HLT 867"})


@rule("HLT 867", "Of Duncan's Quickenings and premiums only those of the Duncan Collection are banned.")
@pytest.mark.parametrize("code", ["DC", "HTGQ"])
@pytest.mark.parametrize(("title", "type"), [("Quickening", "quickening"), ("Duncan MacLeod +1", "premium")])
def test_cards_of_the_duncan_collection(title: str, type: str, code: str) -> None:
    card = card_saying(name=title, type=type, of="Duncan", set=code)

    assert rules_of(deck(KANE, card), "standard") == ({"HLT 867"} if code == "DC" else set())


@rule("HLT 871", "A Lean & Mean deck has six Lean and Mean cards and no card more than it must.")
def test_lean_and_mean() -> None:
    assert rules_of(deck(DUNCAN, *[LEAN] * 6), "lean") == set()
    assert rules_of(deck(DUNCAN, *[LEAN] * 5), "lean") == {"HLT 871"}
    assert rules_of(deck(DUNCAN, *[LEAN] * 6, size=51), "lean") == {"HLT 871"}


@rule("HLT 869", "HLT 870", "Two immortals, no Quickenings, no generic Allowance cards, no pair that is one Persona.")
def test_decks_of_the_two_headed_giant() -> None:
    allowance = card_saying(name="Teacher", kinds="Allowance")
    reno = [card_saying(name=name, type="persona") for name in ("Corda", "Reno")]

    assert rules_of(deck(DUNCAN, KANE), "two-headed") == set()
    assert rules_of(deck(DUNCAN), "two-headed") == {"HLT 869"}
    assert rules_of(deck(DUNCAN, KANE, card_saying(name="Quickening", type="quickening")), "two-headed") == {
        "HLT 870"
    }
    assert rules_of(deck(DUNCAN, KANE, allowance), "two-headed") == {"HLT 870"}
    assert "HLT 870" in rules_of(deck(*reno), "two-headed")


@rule("HLT 870", "The first head taken costs one immortal with all its cards; the second one ends the game.")
def test_both_heads_have_to_be_taken(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = "two-headed"
    prepare(table.game)
    bob.uses_pre_game(DUNCAN, KANE)
    bob.has_in_play(
        card_saying(name="Grudge", type="situation", of="Kane"), card_saying(name="Calm", type="situation")
    )
    alice.has("Upper Left Attack", HEAD_SHOT)
    alice.attacks("Upper Left Attack", with_=["Head Shot"])

    bob.lets_through()
    bob.chooses("Kane")

    assert not table.game.over
    assert bob.pending == {"damage": 4}
    assert bob.in_play == ["Calm"]
    bob.has(card_saying("Draw a card.", name="Trick", of="Kane"), card_saying("Draw a card.", name="Plan"))
    bob.goes_to("attack")
    assert bob.can("play", "Plan")
    assert bob.why_not("Trick").rule == "HLT 870"
    alice.begins_turn()
    alice.has("Upper Left Attack", HEAD_SHOT)
    alice.attacks("Upper Left Attack", with_=["Head Shot"])
    bob.lets_through()
    assert table.game.outcome.winners == (0,)


HILT = card_saying(
    "Your attacks do 1 additional damage.", name="Ivory", type="object", kinds="Hilt", of="Kane,Katana", mark="S"
)
PLOT = card_saying("Your maximum Ability is increased by 1.", name="Dream", type="plot", of="Kane", mark="S")
KATANA = card_saying(name="Katana", type="weapon of choice", hands="1")


@rule("HLT 875", "The weapon has to match the Hilt; without a Hilt there is no weapon.")
def test_decks_of_plot_and_hilt() -> None:
    axe = card_saying(name="Axe", type="weapon of choice", hands="1")

    assert rules_of(deck(KANE, KATANA, HILT, PLOT), "plot-hilt") == set()
    assert "HLT 875" in rules_of(deck(KANE, axe, HILT, PLOT), "plot-hilt")
    assert rules_of(deck(KANE, KATANA, PLOT), "plot-hilt") == {"HLT 875"}


@rule("HLT 875", "Who has several Hilts begins with one of them; the other stays in the deck.")
def test_one_of_several_hilts_is_chosen(table: Table) -> None:
    ebony = card_saying(name="Ebony", type="object", kinds="Hilt", of="Kane,Katana", mark="S")
    alice, bob = opening(table, "type-one", [deck(KANE, KATANA, HILT, ebony, ebony), deck(DUNCAN)], style="plot-hilt")

    assert {option.name for option in alice.must_decide().options} == {"Ivory", "Ebony"}
    alice.chooses("Begin with Ebony")

    assert (alice.in_play, bob.in_play) == (["Ebony"], [])
    rest = [name for name in (*alice.endurance, *alice.hand) if name in ("Ivory", "Ebony")]
    assert sorted(rest) == ["Ebony", "Ivory"]


@rule("HLT 874", "HLT 875", "Hilt and Plot start in play and stay; a lost weapon only nullifies the Hilt.")
def test_hilt_and_plot_cannot_be_removed(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = "plot-hilt"
    bob.uses_pre_game(KANE, KATANA)
    bob.has_on_top(HILT, PLOT)
    prepare(table.game)
    assert bob.in_play == ["Ivory", "Dream"]
    assert bob.maximum == 16

    alice.has(card_saying("Remove all Plots from play.", name="Exposure"))
    alice.goes_to("attack")
    alice.plays("Exposure")
    assert bob.in_play == ["Ivory", "Dream"]
    assert bob.in_play == ["Ivory", "Dream"]


def with_a_hilt(table: Table) -> tuple[HighlanderPlayer, HighlanderPlayer]:
    """Bob has Hilt and Plot in play, and attacks."""
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = "plot-hilt"
    bob.uses_pre_game(KANE, KATANA)
    bob.has_on_top(HILT, PLOT)
    prepare(table.game)
    bob.has(card_saying(name="Kick", type="attack", kinds="Martial Arts", grid="000/0X0/000"))
    bob.attacks("Kick")
    assert bob.damage("Kick") == 3
    return alice, bob


@rule("HLT 875", "A lost weapon nullifies the Hilt of the format, but does not remove it.")
@pytest.mark.parametrize("broken", [True, False])
def test_a_lost_weapon_nullifies_the_hilt(table: Table, broken: bool) -> None:
    _, bob = with_a_hilt(table)

    bob.is_disarmed_of("Katana", broken=broken)

    assert bob.damage("Kick") == 2
    assert (bob.in_play[:2], bob.maximum) == (["Ivory", "Dream"], 16)


@rule("HLT 875", "HLT 74", "Who is considered Disarmed has no use of the Hilt for that time; the opponent’s counts.")
def test_considered_disarmed_nullifies_the_hilt(table: Table) -> None:
    alice, bob = with_a_hilt(table)
    awe = card_saying("Your opponent is considered to be Disarmed.", name="Awe", type="situation")

    bob.has_in_play(awe)
    assert bob.damage("Kick") == 3
    alice.has_in_play(awe)

    assert bob.damage("Kick") == 2
    assert (bob.in_play[:2], bob.maximum) == (["Ivory", "Dream"], 16)
    move(table.game, alice.card("Awe"), REMOVED)
    assert bob.damage("Kick") == 3


@rule(
    "HLT 866",
    "In Sealed play every card drafted is used, whoever it belongs to; of Personas and weapons one is chosen.",
)
def test_every_drafted_card_is_used() -> None:
    rage = card_saying(name="Rage", of="The Kurgan", mark="S", restriction="1")
    pool = [DUNCAN, KANE, KATANA, *[rage] * 7]

    gifts = [card_saying(name=name, type="premium") for name in ("First Gift", "Second Gift")]

    assert judge_sealed(pool, [DUNCAN, KATANA, *[rage] * 7]) == []
    assert judge_sealed([*pool, *gifts], [DUNCAN, KATANA, *gifts, *[rage] * 7]) == [], (
        "of other kinds there may be two"
    )
    assert [str(one.rule) for one in judge_sealed(pool, [DUNCAN, KATANA, *[rage] * 6])] == ["HLT 866"]
    assert [one.rule for one in judge_sealed(pool, [DUNCAN, KANE, *[rage] * 7])] == ["HLT 866"]
    assert [one.rule for one in judge_sealed(pool, [DUNCAN, PLOT, *[rage] * 7])] == ["HLT 866"]


@rule("HLT 870", "HLT 70", "The cards of an immortal who lost his head are played with an Allowance, and only so.")
def test_a_card_of_the_lost_immortal(table: Table) -> None:
    alice, _ = table.highlander("Alice", "Bob", edition="type-one")
    alice.uses_pre_game(DUNCAN, KANE)
    move(table.game, alice.card("Kane"), REMOVED)
    teacher = card_saying(
        "Play in conjunction with a Persona Specific card.", name="Teacher", type="edge", kinds="Allowance"
    )
    alice.has(card_saying("Draw a card.", name="Trick", type="edge", of="Kane"))
    alice.goes_to("attack")
    assert alice.why_not("Trick").rule == "HLT 870"

    alice.has(teacher)
    alice.plays("Trick", with_=["Teacher"])

    assert "Trick" in alice.in_play


@rule("HLT 869", "Of each attribute the better of the two immortals counts, up to 13.")
def test_the_attributes_of_two() -> None:
    pair = [
        card_saying(name="Ann", type="persona", gems="A2 S20"),
        card_saying(name="Ben", type="persona", gems="A4 S3"),
    ]
    leaps = [card_saying(name=f"Leap {n}", gems="A") for n in range(5)]
    blows = [card_saying(name=f"Blow {n}", gems="S") for n in range(14)]

    assert rules_of(deck(*pair, *leaps[:4], *blows[:13]), "two-headed") == set()
    assert rules_of(deck(*pair, *leaps), "two-headed") == {"HLT 869"}
    assert rules_of(deck(*pair, *blows), "two-headed") == {"HLT 869"}


@rule("HLT 874a", "The Hilt and the Plot of the format are not taken over; nullified they are.")
def test_hilt_and_plot_change_no_sides(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = "plot-hilt"
    bob.uses_pre_game(KANE, KATANA)
    plot = card_saying("Your maximum Ability is increased by 1.", name="Dream", type="plot", of="Kane", mark="S")
    bob.has_on_top(HILT, plot)
    prepare(table.game)
    alice.has(card_saying("Take control of a Plot, even if Signature.", name="Pearl", type="edge"))
    alice.has(card_saying("Nullify a Plot this turn.", name="Doubt", type="edge"))
    alice.goes_to("attack")
    alice.plays("Pearl")
    assert "Dream" in bob.in_play
    assert bob.maximum == 16

    alice.plays("Doubt")

    assert bob.maximum == 15


@rule("HLT 875a", "The Pre-Game card of the Four Horsemen is not for this format, nor is a second weapon.")
def test_what_plot_and_hilt_bans() -> None:
    horsemen, dagger = (
        card_named("1E-x166"),
        card_saying(name="Dagger", type="weapon of choice", kinds="Off-Hand", hands="1"),
    )

    assert rules_of(deck(KANE, KATANA, HILT, PLOT), "plot-hilt") == set()
    assert rules_of(deck(KANE, KATANA, HILT, PLOT, horsemen), "plot-hilt") == {"HLT 875"}
    assert rules_of(deck(KANE, KATANA, HILT, PLOT, dagger), "plot-hilt") == {"HLT 875"}


@rule("HLT 865", "Whoever takes the head, it is the other one who forfeits Quickenings.")
def test_who_forfeits_the_quickenings(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    alice.uses_pre_game(card_saying(name="Quickening", type="quickening", of="Kane"))
    bob.has("Upper Left Attack", HEAD_SHOT)
    bob.attacks("Upper Left Attack", with_=["Head Shot"])

    alice.lets_through()

    assert table.game.outcome.winners == (1,)
    assert [card.name for card in forfeited(table.game)] == ["Quickening"]


@rule("HLT 865", "To concede again while the opponent is asked changes nothing.")
def test_a_concession_is_asked_for_once(table: Table) -> None:
    alice, bob = facing_a_head_shot(table, "standard")
    table.game.concede(bob.number)
    asked = alice.must_decide()

    table.game.concede(bob.number)

    assert not table.game.over
    assert alice.must_decide() == asked


@rule("HLT 874", "Only Signature cards of the Persona begin in play: neither others' nor plain ones.")
def test_which_cards_begin_in_play(table: Table) -> None:
    plain = card_saying(name="Iron", type="object", kinds="Hilt", of="Kane,Katana")
    strange = card_saying(name="Gold", type="object", kinds="Hilt", of="Duncan MacLeod,Katana", mark="S")
    _, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = "plot-hilt"
    bob.uses_pre_game(KANE, KATANA)
    bob.has_on_top(plain, strange, HILT)

    prepare(table.game)

    assert bob.in_play == ["Ivory"]


@rule("HLT 874", "HLT 105", "Who comes to have a second Hilt gives that one up: the Hilt of the format stays.")
def test_the_hilt_of_the_format_is_not_given_up(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = "plot-hilt"
    bob.uses_pre_game(KANE, KATANA)
    bob.has_on_top(HILT)
    prepare(table.game)
    alice.has_in_play(card_saying(name="Bone", type="object", kinds="Hilt"))
    bob.has(card_saying("Take control of an Object your opponent has in play.", name="Steal", type="edge"))
    bob.goes_to("attack")

    bob.plays("Steal")

    assert bob.in_play == ["Ivory", "Steal"]
    assert "Bone" in alice.discard_pile


@rule("HLT 865", "With an attack on its way that is no Head Shot, a player may give up at any time.")
def test_a_concession_before_a_plain_attack(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = "standard"
    alice.has("Upper Left Attack")
    alice.attacks("Upper Left Attack")
    bob.goes_to("defense")

    table.game.concede(bob.number)

    assert table.game.outcome.winners == (0,)


@rule("HLT 865", "Before the turn of the one who faces a Head Shot, too, the opponent is asked once.")
def test_a_concession_in_the_opponents_turn_is_asked_for_once(table: Table) -> None:
    alice, bob = table.highlander("Alice", "Bob", edition="type-one")
    table.game.format = "standard"
    alice.has("Upper Left Attack", HEAD_SHOT)
    alice.attacks("Upper Left Attack", with_=["Head Shot"])
    table.game.concede(bob.number)
    asked = alice.must_decide()

    table.game.concede(bob.number)

    assert alice.must_decide() == asked
    alice.takes("refuse")
    assert alice.is_asked("Attack Phase")
