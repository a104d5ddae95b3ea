-- Up Migration

-- The last moment at which the clock was known to be right: what cannot be undone, as points that expire, does not run by a
-- clock that is far ahead of it.
CREATE TABLE relogio (
  unico        boolean PRIMARY KEY DEFAULT true CHECK (unico),
  confiado_em  timestamptz NOT NULL
);
INSERT INTO relogio (confiado_em) VALUES (clock_timestamp());
