"""`python -m quickening` is the command, for who has no folder of scripts on the path."""

from quickening.cli import main

if __name__ == "__main__":
    main()
