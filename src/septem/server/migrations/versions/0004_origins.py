"""Where a game was played on from: the table, and how many moves were taken over from there."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("origin", sa.String(22), nullable=True))
    op.add_column("tables", sa.Column("branch", sa.Integer, nullable=False, server_default="0"))
