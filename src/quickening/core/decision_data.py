"""A decision as it goes over the wire: its facts, its options, and what a person reads beside them."""

from __future__ import annotations

from typing import Any

from quickening.core.decisions import Decision, Option
from quickening.core.prompts import NO_CHOICE, Choice, Prompt

#: What of a decision goes over the wire as it is.
_SAID = ("seat", "question", "least", "most", "may_decline", "repeats", "ordered", "source", "rule", "sort", "rests")


def decision_facts(decision: Decision, prompt: Prompt | None = None) -> dict[str, Any]:
    """A decision for the outside, but for its options; the answer that goes on by places of those that are listed."""
    data: dict[str, Any] = {name: getattr(decision, name) for name in _SAID}
    places = decision.next
    if places:
        listed = [place for place, option in enumerate(decision.options) if option.listed]
        places = tuple([listed.index(place) for place in places])
    data["next"] = places
    if prompt is not None:
        data |= {"title": prompt.title, "why": prompt.why, "after": prompt.after}
    return data


def choices_of(decision: Decision, prompt: Prompt | None) -> list[tuple[Option, Choice]]:
    """The options that are listed, each with what it is about."""
    listed = [option for option in decision.options if option.listed]
    about = prompt.choices if prompt is not None else (NO_CHOICE,) * len(listed)
    return list(zip(listed, about, strict=True))


def decision_data(decision: Decision, prompt: Prompt | None = None) -> dict[str, Any]:
    """A decision for the outside: options as id, label and the cards they are about, with what a person reads."""
    data = decision_facts(decision, prompt)
    data["options"] = [
        {
            "id": option.id,
            "kind": option.kind,
            "label": option.label,
            "cards": option.cards,
            "number": option.number,
            "seat": option.seat,
            **({"wasteful": True} if option.wasteful else {}),
            **{name: told for name in choice.__struct_fields__ if (told := getattr(choice, name))},
        }
        for option, choice in choices_of(decision, prompt)
    ]
    return data
