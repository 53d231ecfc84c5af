"""The tables of the history, and how older files are brought up to date."""

from __future__ import annotations

APPLICATION = 0x53636868
"""Marks our files in SQLite's header."""

MIGRATIONS: list[tuple[str, ...]] = [
    (
        """CREATE TABLE files (
            name TEXT PRIMARY KEY,
            size INTEGER NOT NULL,
            changed INTEGER NOT NULL,
            problem TEXT
        ) WITHOUT ROWID""",
        """CREATE TABLE games (
            id INTEGER PRIMARY KEY,
            file TEXT NOT NULL REFERENCES files (name) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            day TEXT NOT NULL,
            at INTEGER NOT NULL,
            game TEXT NOT NULL,
            rules TEXT NOT NULL,
            names TEXT NOT NULL,
            players TEXT NOT NULL,
            level TEXT NOT NULL,
            seed TEXT,
            sides INTEGER NOT NULL,
            taken_back INTEGER NOT NULL,
            watched INTEGER NOT NULL,
            again INTEGER NOT NULL DEFAULT 0,
            winners TEXT,
            won INTEGER
        )""",
        """CREATE TABLE deals (
            id INTEGER PRIMARY KEY,
            game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
            number INTEGER NOT NULL,
            dealer INTEGER NOT NULL,
            declarer INTEGER,
            bid INTEGER,
            trump TEXT,
            made INTEGER,
            thrown_in INTEGER NOT NULL
        )""",
        """CREATE TABLE calls (
            deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
            place INTEGER NOT NULL,
            seat INTEGER NOT NULL,
            amount INTEGER,
            PRIMARY KEY (deal, place)
        ) WITHOUT ROWID""",
        """CREATE TABLE points (
            deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
            point TEXT NOT NULL,
            side INTEGER,
            PRIMARY KEY (deal, point)
        ) WITHOUT ROWID""",
        """CREATE TABLE scores (
            deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
            side INTEGER NOT NULL,
            pips INTEGER NOT NULL,
            change INTEGER NOT NULL,
            score INTEGER NOT NULL,
            PRIMARY KEY (deal, side)
        ) WITHOUT ROWID""",
        """CREATE TABLE held (
            deal INTEGER NOT NULL REFERENCES deals (id) ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            trumps INTEGER NOT NULL,
            aces INTEGER NOT NULL,
            bowers INTEGER NOT NULL,
            joker INTEGER NOT NULL,
            tens INTEGER NOT NULL,
            PRIMARY KEY (deal, seat)
        ) WITHOUT ROWID""",
        "CREATE INDEX games_file ON games (file)",
        "CREATE INDEX games_seed ON games (seed)",
        "CREATE INDEX deals_game ON deals (game)",
    ),
]
"""From version to version: an old one is never changed, only followed by a new one.

`name` of a file within the person's folder; `changed`, `at`: nanoseconds since 1970 of its last change; `day`: the date in its name, else
that of its last change; `problem`: why it can't be read. `level`: the opponents' profile, "mixed" where they differ. `watched`: no person
sat in seat 0. `again`: another game counts for the same seed. `winners`, `won` are null while a game is unfinished; `declarer`, `bid`,
`trump`, `made` while it is not known, and in a deal that was thrown in. `held`: what each seat was dealt (facts.holdings).
"""
