"""The tables of the database. A table's truth is its append-only list of entries; the rest says who sits where.

Times are seconds since 1970 as integers of microseconds: both databases keep them exactly, and no time zone is lost.
"""

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

ID = String(22)
"""128 random bits, URL-safe."""
NAME = String(40)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

identities = Table(
    "identities",
    metadata,
    Column("id", ID, primary_key=True),
    Column("name", NAME, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("webhook", Text, nullable=False, server_default=""),  # where they are told that it is their turn
    Column("home", Text, nullable=False, server_default=""),  # how they reach this server: where links lead
)

keys = Table(
    "keys",
    metadata,
    Column("hash", LargeBinary(32), primary_key=True),  # SHA-256 of a random 256-bit key: the key itself is nowhere
    Column("identity", ID, ForeignKey("identities.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # `device`: in a cookie; `link`: to go on on another device
    Column("created", BigInteger, nullable=False),
    Column("expires", BigInteger, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", ID, primary_key=True),
    Column("game", String(20), nullable=False),
    Column("rules", String(20), nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", BigInteger, nullable=False),
    Column("status", String(10), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("timer", Integer, nullable=False),  # seconds for a decision; 0: as long as you like
    Column("host", ID, ForeignKey("identities.id"), nullable=False),
    Column("next", ID, nullable=True),  # the rematch
    Column("origin", ID, nullable=True),  # the table of the game that is played on here
    Column("branch", Integer, nullable=False, server_default="0"),  # so many of its moves were made there
    Column("number", Integer, nullable=False),  # of the last entry
    Column("due", BigInteger, nullable=True, index=True),  # when a bot has to move, or somebody's time is up
    Column("claimed", BigInteger, nullable=True),  # until then one process takes care of what is due
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("result", Text, nullable=True),  # JSON, of a finished game: it can be told when its rules are no longer ours
    Index("ix_tables_listed", "status", "public", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("identity", ID, ForeignKey("identities.id"), nullable=True, index=True),
    Column("name", NAME, nullable=False),
    Column("level", String(10), nullable=False),  # of a bot; empty: a person, or nobody yet
    Column("seen", BigInteger, nullable=False, server_default="0"),  # when the person was at the table last
)

entries = Table(
    "entries",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(10), nullable=False),
    Column("seat", Integer, nullable=False),  # -1: of the table
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

calls = Table(
    "calls",
    metadata,
    Column("table", ID, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, nullable=False),  # of the entry that made it the seat's turn
    Column("due", BigInteger, nullable=False, index=True),  # when to call; while one process calls: when others may
    Column("tries", Integer, nullable=False),
)
