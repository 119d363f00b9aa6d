"""How a finished game ended, for the day when its rules are no longer ours. Games that ended before have none."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("tables", sa.Column("result", sa.Text, nullable=True))
