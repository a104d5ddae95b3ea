-- Up Migration

-- What painters say of a prize that they were given, once each. One that staff hide stays: its painter has had a say.
CREATE TABLE avaliacao_premio (
  id         integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  premio_id  integer NOT NULL REFERENCES premio,
  pintor_id  integer NOT NULL REFERENCES pintor,
  nota       integer NOT NULL CHECK (nota BETWEEN 1 AND 5),
  descricao  text CHECK (descricao <> ''),
  oculta     boolean NOT NULL DEFAULT false,
  criado_em  timestamptz NOT NULL,
  UNIQUE (pintor_id, premio_id)
);
CREATE INDEX avaliacao_premio_premio ON avaliacao_premio (premio_id, id);

CREATE TABLE avaliacao_foto (
  arquivo_id    integer PRIMARY KEY REFERENCES arquivo,
  avaliacao_id  integer NOT NULL REFERENCES avaliacao_premio ON DELETE CASCADE,
  ordem         integer NOT NULL CHECK (ordem > 0),
  UNIQUE (avaliacao_id, ordem)
);

-- Prizes that a painter wants to keep in sight; one of them at most is what the points are saved for.
CREATE TABLE favorito (
  pintor_id  integer NOT NULL REFERENCES pintor,
  premio_id  integer NOT NULL REFERENCES premio,
  objetivo   boolean NOT NULL DEFAULT false,
  criado_em  timestamptz NOT NULL,
  PRIMARY KEY (pintor_id, premio_id)
);
CREATE UNIQUE INDEX favorito_objetivo ON favorito (pintor_id) WHERE objetivo;
CREATE INDEX favorito_premio ON favorito (premio_id);
