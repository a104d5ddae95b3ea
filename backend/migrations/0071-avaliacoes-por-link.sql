-- Up Migration

-- A rating is asked for by a link that the painter sends: one a job, good once and for some weeks. Of its token only the hash is kept.
ALTER TABLE avaliacao_pintor
  ADD COLUMN trabalho       text CHECK (trabalho <> ''),
  ADD COLUMN token_hash     text UNIQUE,
  ADD COLUMN expira_em      timestamptz,
  ADD COLUMN cliente        text CHECK (cliente <> ''),
  ADD COLUMN resposta       text CHECK (resposta <> ''),
  ADD COLUMN respondida_em  timestamptz,
  ADD CHECK ((token_hash IS NULL) = (expira_em IS NULL)),
  ADD CHECK ((resposta IS NULL) = (respondida_em IS NULL)),
  ADD CHECK (status = 'AVALIADO' OR (cliente IS NULL AND resposta IS NULL));
CREATE UNIQUE INDEX avaliacao_pintor_trabalho ON avaliacao_pintor (pintor_id, sem_acento(trabalho));

CREATE TABLE avaliacao_pintor_foto (
  avaliacao_id  integer NOT NULL REFERENCES avaliacao_pintor,
  arquivo_id    integer NOT NULL UNIQUE REFERENCES arquivo,
  ordem         smallint NOT NULL,
  PRIMARY KEY (avaliacao_id, ordem)
);
