-- Up Migration

-- A push that staff send to many painters. What each is told is an `aviso` of the kind `comunicado`, whose key names this row; the figures
-- here are counted from those. `publico` says in words whom it was for, `filtro` as the server reads it. `pintores`: expected until
-- it was sent, told from then on.
CREATE TABLE notificacao (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  titulo        text NOT NULL,
  texto         text NOT NULL,
  publico       text NOT NULL,
  filtro        jsonb NOT NULL,
  usuario_id    integer NOT NULL REFERENCES usuario,
  trabalho_id   integer REFERENCES trabalho ON DELETE SET NULL,
  estado        text NOT NULL CHECK (estado IN ('agendada', 'enviando', 'enviada', 'cancelada', 'falhou')),
  pintores      integer NOT NULL CHECK (pintores >= 0),
  entregues     integer NOT NULL DEFAULT 0 CHECK (entregues >= 0),
  falhas        integer NOT NULL DEFAULT 0 CHECK (falhas >= 0),
  abertas       integer NOT NULL DEFAULT 0 CHECK (abertas >= 0),
  agendada_para timestamptz,
  criada_em     timestamptz NOT NULL,
  encerrada_em  timestamptz,
  CHECK ((encerrada_em IS NULL) = (estado IN ('agendada', 'enviando')))
);
CREATE INDEX notificacao_usuario ON notificacao (usuario_id);
CREATE INDEX notificacao_trabalho ON notificacao (trabalho_id);
CREATE INDEX notificacao_aberta ON notificacao (id) WHERE encerrada_em IS NULL;
CREATE INDEX notificacao_criada ON notificacao (criada_em);

CREATE INDEX aviso_comunicado ON aviso (chave) WHERE tipo = 'comunicado';

-- A work that is not to begin before its time waits in the queue until then.
ALTER TABLE trabalho ADD COLUMN comecar_em timestamptz;
