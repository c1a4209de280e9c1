"""The table's server: rooms, seats, sockets, the journal. It knows no rules."""
