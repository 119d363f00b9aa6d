"""The first tables. What a migration makes never changes afterwards, so it does not read `columns`."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None

ID, NAME = sa.String(22), sa.String(40)


def upgrade() -> None:
    op.create_table(
        "identities",
        sa.Column("id", ID, primary_key=True),
        sa.Column("name", NAME, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keys",
        sa.Column("hash", sa.LargeBinary(32), primary_key=True),
        sa.Column("identity", ID, sa.ForeignKey("identities.id", ondelete="CASCADE"), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("expires", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_keys_identity", "keys", ["identity"])
    op.create_table(
        "tables",
        sa.Column("id", ID, primary_key=True),
        sa.Column("game", sa.String(20), nullable=False),
        sa.Column("rules", sa.String(20), nullable=False),
        sa.Column("players", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("status", sa.String(10), nullable=False),
        sa.Column("public", sa.Boolean, nullable=False),
        sa.Column("spectators", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("timer", sa.Integer, nullable=False),
        sa.Column("webhook", sa.Text, nullable=False),
        sa.Column("host", ID, sa.ForeignKey("identities.id"), nullable=False),
        sa.Column("next", ID, nullable=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=True),
        sa.Column("claimed", sa.BigInteger, nullable=True),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_tables_due", "tables", ["due"])
    op.create_index("ix_tables_listed", "tables", ["status", "public", "changed"])
    op.create_table(
        "seats",
        sa.Column("table", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("identity", ID, sa.ForeignKey("identities.id"), nullable=True),
        sa.Column("name", NAME, nullable=False),
        sa.Column("level", sa.String(10), nullable=False),
    )
    op.create_index("ix_seats_identity", "seats", ["identity"])
    op.create_table(
        "entries",
        sa.Column("table", ID, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
