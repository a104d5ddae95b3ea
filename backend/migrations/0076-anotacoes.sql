-- Up Migration

-- What staff note about a painter for each other: who wrote it, when.
CREATE TABLE anotacao_pintor (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id   integer NOT NULL REFERENCES pintor,
  texto       text NOT NULL CHECK (texto <> '' AND length(texto) <= 1000),
  usuario_id  integer NOT NULL REFERENCES usuario,
  criado_em   timestamptz NOT NULL
);
CREATE INDEX anotacao_pintor_pintor ON anotacao_pintor (pintor_id, id);
CREATE INDEX anotacao_pintor_usuario ON anotacao_pintor (usuario_id);
