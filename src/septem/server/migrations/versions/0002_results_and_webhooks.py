"""How a finished game ended, for the day when its rules are no longer ours; and webhooks of people.

Games that ended before have no result. People have a webhook of their own, and what it has to be told waits in a table;
tables never used theirs.
"""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
    op.add_column("identities", sa.Column("webhook", sa.Text, nullable=False, server_default=""))
    op.add_column("identities", sa.Column("home", sa.Text, nullable=False, server_default=""))
    op.drop_column("tables", "webhook")
    op.create_table(
        "calls",
        sa.Column("table", sa.String(22), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
    )
    op.create_index("ix_calls_due", "calls", ["due"])
