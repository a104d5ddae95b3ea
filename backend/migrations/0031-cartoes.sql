-- Up Migration

-- The prepaid card: one for each CPF, there once the operator has made it. It comes blocked. `saldo` is what the operator's
-- file said last, at `saldo_em`; `nome` is what is printed on it, `codigo_barras` what the operator knows it by (its proxy).
CREATE TABLE cartao (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id      integer NOT NULL UNIQUE REFERENCES pintor,
  numero         text NOT NULL UNIQUE CHECK (numero ~ '^[0-9]{12,19}$'),
  codigo_barras  text UNIQUE,
  nome           text NOT NULL,
  saldo          numeric(14,2) NOT NULL DEFAULT 0,
  saldo_em       timestamptz,
  bloqueado      boolean NOT NULL DEFAULT true,
  entregue_em    timestamptz,
  criado_em      timestamptz NOT NULL
);

-- What is asked of the operator. A redemption of credit asks for the card (`cartao`, with the name to print) or, once there
-- is one or one was asked for, for a recharge; a painter asks that the card be blocked or unblocked.
CREATE TABLE pedido_cartao (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id   integer NOT NULL REFERENCES pintor,
  tipo        text NOT NULL CHECK (tipo IN ('cartao', 'recarga', 'bloqueio', 'desbloqueio')),
  estado      text NOT NULL DEFAULT 'pedido' CHECK (estado IN ('pedido', 'enviado', 'confirmado', 'entregue', 'recusado', 'cancelado')),
  nome        text,
  resgate_id  integer UNIQUE REFERENCES resgate,
  motivo      text,
  pedido_em   timestamptz NOT NULL,
  mudado_em   timestamptz NOT NULL,
  CHECK ((tipo IN ('cartao', 'recarga')) = (resgate_id IS NOT NULL)),
  CHECK (tipo <> 'cartao' OR nome IS NOT NULL),
  CHECK (estado <> 'entregue' OR tipo = 'cartao')
);
CREATE INDEX pedido_cartao_pintor ON pedido_cartao (pintor_id, id);
CREATE INDEX pedido_cartao_aberto ON pedido_cartao (id) WHERE estado IN ('pedido', 'enviado');
-- One card for each painter, and one change of its status at a time.
CREATE UNIQUE INDEX pedido_cartao_unico ON pedido_cartao (pintor_id) WHERE tipo = 'cartao' AND estado NOT IN ('recusado', 'cancelado');
CREATE UNIQUE INDEX pedido_cartao_mudanca ON pedido_cartao (pintor_id)
  WHERE tipo IN ('bloqueio', 'desbloqueio') AND estado IN ('pedido', 'enviado');

-- What painters write to the support; `encaminhada_em` once the letter has left.
CREATE TABLE mensagem_contato (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id       integer NOT NULL REFERENCES pintor,
  mensagem        text NOT NULL,
  criada_em       timestamptz NOT NULL,
  encaminhada_em  timestamptz
);
CREATE INDEX mensagem_contato_pintor ON mensagem_contato (pintor_id, id);
