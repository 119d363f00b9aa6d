"""The server: live tables over HTTP and Server-Sent Events. No rule and no sentence of a game lives in here."""
