"""What holds in every game, as `quickening check-game` asks it of any."""

from __future__ import annotations

from quickening.arena.invariants import (
    Watching,
    as_seen,
    assert_clone_agrees,
    assert_conserved,
    assert_record_replays,
    assert_refuses_what_is_no_option,
    assert_save_agrees,
    decisions_of,
    go_on,
    keys_of,
    let_others_decline,
    shown_cards,
)

__all__ = [
    "Watching",
    "as_seen",
    "assert_clone_agrees",
    "assert_conserved",
    "assert_record_replays",
    "assert_refuses_what_is_no_option",
    "assert_save_agrees",
    "decisions_of",
    "go_on",
    "keys_of",
    "let_others_decline",
    "shown_cards",
]
