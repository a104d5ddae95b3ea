-- Up Migration

-- An account of a social network by which a painter enters: one painter's alone, and of each network one a painter. Of the
-- account nothing is kept but the name that its network knows it by. The columns pintor.google_auth_id and
-- pintor.facebook_id never held anything, as nothing proved it; the version before still reads them.
CREATE TABLE identidade (
  provedor   text NOT NULL CHECK (provedor IN ('google', 'facebook')),
  sujeito    text NOT NULL,
  pintor_id  integer NOT NULL REFERENCES pintor,
  ligada_em  timestamptz NOT NULL,
  PRIMARY KEY (provedor, sujeito),
  UNIQUE (pintor_id, provedor)
);

-- Links that were sent to who forgot the password: hashes alone, so that nobody who reads the table can use one. A row goes
-- with its use; `email` is where the letter went, so that a link to an address that was given up opens nothing.
CREATE TABLE recuperacao_senha (
  token_hash  text PRIMARY KEY,
  pintor_id   integer NOT NULL REFERENCES pintor,
  email       text NOT NULL,
  criada_em   timestamptz NOT NULL,
  expira_em   timestamptz NOT NULL
);
CREATE INDEX recuperacao_senha_pintor ON recuperacao_senha (pintor_id);
CREATE INDEX recuperacao_senha_expira ON recuperacao_senha (expira_em);
