"""The tables of the database about passkeys."""

from __future__ import annotations

from sqlalchemy import BigInteger, ForeignKey, String, Text
from sqlalchemy.orm import Mapped, mapped_column

from tabletown.server.store.models import DIGEST, Model


class PasskeyRow(Model):
    """A passkey of an account; the secret half stays on the device."""

    __tablename__ = "passkeys"
    id: Mapped[str] = mapped_column(String(1400), primary_key=True)
    user: Mapped[str] = mapped_column(ForeignKey("users.id", ondelete="CASCADE"), index=True)
    public_key: Mapped[str] = mapped_column(Text)
    uses: Mapped[int] = mapped_column(BigInteger)  # as the device counts them; many always say 0
    name: Mapped[str] = mapped_column(Text)
    created: Mapped[float]
    used: Mapped[float | None]


class ChallengeRow(Model):
    """A challenge that a browser may answer once; the browser is known by the digest of one of its cookies."""

    __tablename__ = "challenges"
    browser: Mapped[str] = mapped_column(DIGEST, primary_key=True)
    kind: Mapped[str] = mapped_column(String(16), primary_key=True)
    challenge: Mapped[str] = mapped_column(String(128))
    expires: Mapped[float]
