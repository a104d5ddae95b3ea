-- Up Migration

-- Counters of the throttle (rate-limiter-flexible's own shape); earlier versions made the table when they started.
CREATE TABLE IF NOT EXISTS tentativa (
  key     varchar(255) PRIMARY KEY,
  points  integer NOT NULL DEFAULT 0,
  expire  bigint
);
CREATE INDEX tentativa_expire ON tentativa (expire);

-- When the painter showed that the address is the own one. Addresses that have been written to until now count as
-- confirmed; the default is computed once, so no row is rewritten, and new painters have none.
ALTER TABLE pintor ADD COLUMN email_confirmado_em timestamptz DEFAULT now();
ALTER TABLE pintor ALTER COLUMN email_confirmado_em DROP DEFAULT;

-- Links that were sent to confirm an address: hashes alone, so that nobody who reads the table can use one.
CREATE TABLE confirmacao_email (
  token_hash  text PRIMARY KEY,
  pintor_id   integer NOT NULL REFERENCES pintor,
  email       text NOT NULL,
  criada_em   timestamptz NOT NULL,
  expira_em   timestamptz NOT NULL
);
CREATE INDEX confirmacao_email_pintor ON confirmacao_email (pintor_id);
CREATE INDEX confirmacao_email_expira ON confirmacao_email (expira_em);
