-- Up Migration
-- Links with which somebody of staff, or who reads the report, chooses the own password: one each, the latest. Hashes alone, so that
-- nobody who reads the table can use one; `email` is where the letter went. A row goes with its use.
CREATE TABLE convite (
  tipo_sessao  text NOT NULL CHECK (tipo_sessao IN ('painel', 'relatorio')),
  sujeito_id   integer NOT NULL,
  token_hash   text NOT NULL UNIQUE,
  email        text NOT NULL,
  criado_em    timestamptz NOT NULL,
  expira_em    timestamptz NOT NULL,
  PRIMARY KEY (tipo_sessao, sujeito_id)
);
CREATE INDEX convite_expira ON convite (expira_em);
