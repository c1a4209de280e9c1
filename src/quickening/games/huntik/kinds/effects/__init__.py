"""What powers do to cards in play and to the combat (HK 707)."""
