"""What Shadowfist's words do: its senses, and the way from the ability language to the nodes of the rules."""
