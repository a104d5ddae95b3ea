-- Up Migration

-- How a person of the staff has set up the panel: an object of the panel's own under each name.
CREATE TABLE preferencia (
  usuario_id    integer NOT NULL REFERENCES usuario ON DELETE CASCADE,
  chave         text NOT NULL,
  valor         jsonb NOT NULL,
  atualizada_em timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (usuario_id, chave)
);

-- A list as somebody wants to see it again: what it is narrowed to, its order, the columns that are put away.
CREATE TABLE visao (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  usuario_id    integer NOT NULL REFERENCES usuario ON DELETE CASCADE,
  lista         text NOT NULL,
  nome          text NOT NULL,
  compartilhada boolean NOT NULL DEFAULT false,
  filtros       jsonb NOT NULL,
  ordem         jsonb,
  ocultas       jsonb,
  criada_em     timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX visao_nome ON visao (usuario_id, lista, lower(nome));
CREATE INDEX visao_lista ON visao (lista) WHERE compartilhada;
