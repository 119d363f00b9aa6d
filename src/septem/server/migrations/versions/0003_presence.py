"""When the person of a seat was last at their table: from then on the others need not wait for ever."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("seats", sa.Column("seen", sa.BigInteger, nullable=False, server_default="0"))
