"""`quickening tournament`: bots play one, and it is the same for the same seed."""

from __future__ import annotations

from typing import Any

from tests.cli.conftest import Run


def test_bots_play_a_tournament(run: Run) -> None:
    wanted = ("tournament", "huntik", "--style", "swiss", "--rounds", "1", "--bot", "random", "--seed", "4")
    said: dict[str, Any] = run(*wanted, "--json").json()

    assert said["style"] == "swiss"
    assert len(said["rounds"]) == 1
    assert said["winner"] == said["standings"][0]["player"]
    assert run(*wanted, "--json").json() == said
    assert f"{said['winner']} wins." in run(*wanted).out


def test_a_tournament_that_cannot_be_is_refused(run: Run) -> None:
    assert "there is no tournament 'cup'" in run("tournament", "huntik", "--style", "cup").err
    assert "huntik is played by 2 at most" in run("tournament", "huntik", "--style", "pods").err


def test_a_tournament_is_played_in_a_style_with_decks_made_for_it(run: Run) -> None:
    wanted = ("tournament", "highlander", "--format", "two-headed", "--style", "single", "--bot", "random", "--json")
    said: dict[str, Any] = run(*wanted).json()

    assert {one["player"] for one in said["standings"]} == {"Kurgan and Katana", "Two Swift Blades"}
    assert "not a legal lean deck" in run("deck", "check", "general", "--game", "highlander", "--format", "lean").err
    judged = run("deck", "check", "two-swift-blades", "--game", "highlander", "--format", "two-headed")
    assert "a legal two-headed deck of highlander" in judged.out
