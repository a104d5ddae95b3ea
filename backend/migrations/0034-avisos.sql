-- Up Migration

-- What a painter is told of, each thing once: `chave` names it. `no_app` is what the painter had chosen then; without it the
-- notice is in no list and only left by the other ways.
CREATE TABLE aviso (
  id         bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id  integer NOT NULL REFERENCES pintor,
  tipo       text NOT NULL CHECK (tipo ~ '^[a-z_]{1,40}$'),
  chave      text NOT NULL,
  titulo     text NOT NULL,
  texto      text NOT NULL,
  detalhe    text,
  destino    text NOT NULL CHECK (destino ~ '^/([^/]|$)'),
  no_app     boolean NOT NULL,
  criado_em  timestamptz NOT NULL,
  lido_em    timestamptz,
  UNIQUE (pintor_id, chave)
);
CREATE INDEX aviso_pintor ON aviso (pintor_id, id) WHERE no_app;
CREATE INDEX aviso_nao_lido ON aviso (pintor_id, id) WHERE no_app AND lido_em IS NULL;
CREATE INDEX aviso_criado ON aviso (criado_em);

-- Where a painter chose otherwise than what holds for everybody.
CREATE TABLE aviso_preferencia (
  pintor_id integer NOT NULL REFERENCES pintor,
  tipo      text NOT NULL,
  canal     text NOT NULL CHECK (canal IN ('app', 'push', 'email')),
  ligado    boolean NOT NULL,
  PRIMARY KEY (pintor_id, tipo, canal)
);

-- A device that may be pushed to, by its address at the push service of its browser. It goes with the session that named it.
CREATE TABLE aparelho_push (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id     integer NOT NULL REFERENCES pintor,
  sessao_hash   text NOT NULL REFERENCES sessao (token_hash) ON DELETE CASCADE,
  endereco      text NOT NULL UNIQUE,
  chave_publica text NOT NULL,
  segredo       text NOT NULL,
  nome          text NOT NULL,
  falhas        integer NOT NULL DEFAULT 0,
  criado_em     timestamptz NOT NULL,
  entregue_em   timestamptz
);
CREATE INDEX aparelho_push_pintor ON aparelho_push (pintor_id);
CREATE INDEX aparelho_push_sessao ON aparelho_push (sessao_hash);

-- What became of a notice on one of its ways out. The device may be forgotten since: its number refers to nothing.
CREATE TABLE aviso_entrega (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  aviso_id     bigint NOT NULL REFERENCES aviso ON DELETE CASCADE,
  canal        text NOT NULL CHECK (canal IN ('push', 'email')),
  aparelho_id  integer,
  estado       text NOT NULL DEFAULT 'pendente' CHECK (estado IN ('pendente', 'entregue', 'falhou', 'desnecessaria')),
  tentativas   integer NOT NULL DEFAULT 0,
  erro         text,
  criada_em    timestamptz NOT NULL,
  encerrada_em timestamptz,
  CHECK ((canal = 'push') = (aparelho_id IS NOT NULL)),
  CHECK ((estado = 'pendente') = (encerrada_em IS NULL))
);
CREATE INDEX aviso_entrega_aviso ON aviso_entrega (aviso_id);
CREATE INDEX aviso_entrega_pendente ON aviso_entrega (criada_em) WHERE estado = 'pendente';
CREATE INDEX aviso_entrega_encerrada ON aviso_entrega (encerrada_em);
