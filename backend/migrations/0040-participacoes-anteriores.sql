-- Up Migration

-- By what a painter who was erased is known again: keyed hashes of CPF, confirmed e-mail and telephones. Who it was does not
-- stand here, nor anywhere else. Deleted when `vale_ate` is over.
CREATE TABLE identificador_apagado (
  pintor_id   integer NOT NULL REFERENCES pintor,
  tipo        text NOT NULL CHECK (tipo IN ('cpf', 'email', 'telefone')),
  hash        text NOT NULL CHECK (hash ~ '^[A-Za-z0-9_-]{43}$'),
  -- Which key made the hash: with another key it is found no more.
  chave       text NOT NULL,
  -- Staff had shut the painter out before.
  desativado  boolean NOT NULL,
  vale_ate    timestamptz NOT NULL,
  PRIMARY KEY (pintor_id, tipo, hash)
);
CREATE INDEX identificador_apagado_hash ON identificador_apagado (hash, tipo);
CREATE INDEX identificador_apagado_prazo ON identificador_apagado (vale_ate);

-- A painter and an erased one who are the same person (por cpf), or may be (por email, telefone).
CREATE TABLE participacao_anterior (
  pintor_id       integer NOT NULL REFERENCES pintor,
  anterior_id     integer NOT NULL REFERENCES pintor,
  por             text NOT NULL CHECK (por IN ('cpf', 'email', 'telefone')),
  desativada      boolean NOT NULL,
  reconhecida_em  timestamptz NOT NULL,
  -- The registration code that gave nothing at the sign-up, because it had been used before.
  codigo_recusado text,
  vale_ate        timestamptz NOT NULL,
  PRIMARY KEY (pintor_id, anterior_id, por),
  CHECK (pintor_id <> anterior_id)
);
-- A CPF has one painter at a time, so an erased one has one successor: a debt cannot be carried to two.
CREATE UNIQUE INDEX participacao_anterior_sucessor ON participacao_anterior (anterior_id) WHERE por = 'cpf';
CREATE INDEX participacao_anterior_anterior ON participacao_anterior (anterior_id);
CREATE INDEX participacao_anterior_prazo ON participacao_anterior (vale_ate);
