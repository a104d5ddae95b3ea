-- Up Migration

-- A large file that comes in pieces: what it is for, whose it is ("painel:3"), how much of it is on disk for certain.
-- `escrita` goes up with everyone who begins to write: who holds an older number writes nothing any more. `vivo_em`, by the
-- database's own clock, is when something last came of who is writing now. `caminho` is there once it is whole, `usado_em`
-- once it was taken over and lives on as a row of `arquivo`.
CREATE TABLE envio (
  id         text PRIMARY KEY CHECK (id ~ '^[0-9a-f]{32}$'),
  tipo       text NOT NULL,
  ator       text NOT NULL,
  nome       text NOT NULL,
  bytes      bigint NOT NULL CHECK (bytes > 0),
  recebidos  bigint NOT NULL DEFAULT 0 CHECK (recebidos BETWEEN 0 AND bytes),
  mime       text,
  caminho    text UNIQUE,
  sha256     text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  escrita    integer NOT NULL DEFAULT 0,
  vivo_em    timestamptz,
  criado_em  timestamptz NOT NULL,
  expira_em  timestamptz NOT NULL,
  usado_em   timestamptz,
  CHECK (caminho IS NULL OR (recebidos = bytes AND mime IS NOT NULL AND sha256 IS NOT NULL)),
  CHECK (usado_em IS NULL OR caminho IS NOT NULL)
);
CREATE INDEX envio_ator ON envio (ator);
CREATE INDEX envio_expira ON envio (expira_em);

-- Photos and videos of what a painter was given.
CREATE TABLE resgate_midia (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  resgate_id  integer NOT NULL REFERENCES resgate,
  arquivo_id  integer NOT NULL UNIQUE REFERENCES arquivo,
  tipo        text NOT NULL CHECK (tipo IN ('foto', 'video')),
  criada_em   timestamptz NOT NULL
);
CREATE INDEX resgate_midia_resgate ON resgate_midia (resgate_id, id);
