-- Up Migration

-- Long work that staff start and watch: what it is, how far it is, what came of it. `execucao` goes up with every start:
-- who holds an older number has lost the work and writes nothing any more. `vivo_em`, by the database's own clock, says that
-- somebody is at it; `tentativas` counts the starts since something last came of one.
CREATE TABLE trabalho (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo         text NOT NULL,
  titulo       text NOT NULL,
  usuario_id   integer NOT NULL REFERENCES usuario,
  estado       text NOT NULL DEFAULT 'fila' CHECK (estado IN ('fila', 'rodando', 'concluido', 'cancelado', 'falhou')),
  total        integer CHECK (total >= 0),
  feitos       integer NOT NULL DEFAULT 0 CHECK (feitos >= 0),
  falhas       integer NOT NULL DEFAULT 0 CHECK (falhas >= 0),
  parametros   jsonb NOT NULL,
  marca        jsonb,
  resultado    jsonb,
  mensagem     text,
  cancelar     boolean NOT NULL DEFAULT false,
  execucao     integer NOT NULL DEFAULT 0,
  tentativas   integer NOT NULL DEFAULT 0,
  vivo_em      timestamptz,
  criado_em    timestamptz NOT NULL,
  comecou_em   timestamptz,
  terminou_em  timestamptz,
  CHECK ((terminou_em IS NOT NULL) = (estado IN ('concluido', 'cancelado', 'falhou')))
);
CREATE INDEX trabalho_usuario ON trabalho (usuario_id, id);
CREATE INDEX trabalho_aberto ON trabalho (usuario_id) WHERE estado IN ('fila', 'rodando');
CREATE INDEX trabalho_terminado ON trabalho (terminou_em) WHERE terminou_em IS NOT NULL;

-- The rows that a work was started for, fixed at its start, and what came of each.
CREATE TABLE trabalho_linha (
  trabalho_id  integer NOT NULL REFERENCES trabalho ON DELETE CASCADE,
  ordem        integer NOT NULL,
  chave        text NOT NULL,
  nome         text,
  estado       text NOT NULL DEFAULT 'pendente' CHECK (estado IN ('pendente', 'feita', 'falhou')),
  mensagem     text,
  PRIMARY KEY (trabalho_id, ordem)
);
CREATE INDEX trabalho_linha_pendente ON trabalho_linha (trabalho_id, ordem) WHERE estado = 'pendente';
CREATE INDEX trabalho_linha_falhou ON trabalho_linha (trabalho_id, ordem) WHERE estado = 'falhou';
