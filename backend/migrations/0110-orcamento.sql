-- Up Migration

-- What estimates for customers reckon with: what a product is for, and how many m² a litre (a kilogram) of it covers in one coat.
ALTER TABLE produto
  ADD COLUMN uso         text CHECK (uso IN ('fosco', 'acetinado', 'semibrilho', 'massa', 'fundo')),
  ADD COLUMN rendimento  numeric(6,2) CHECK (rendimento > 0),
  ADD CHECK ((uso IS NULL) = (rendimento IS NULL));
CREATE INDEX produto_uso ON produto (uso) WHERE uso IS NOT NULL AND ativo AND removido_em IS NULL;

-- A customer who wants to be called back. Nobody hears of one that was not confirmed by the link that its e-mail brings.
CREATE TABLE pedido_orcamento (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id      integer NOT NULL REFERENCES pintor,
  estado         text NOT NULL DEFAULT 'a_confirmar' CHECK (estado IN ('a_confirmar', 'aberto', 'combinado', 'sem_acordo')),
  nome           text NOT NULL CHECK (nome <> ''),
  celular        text NOT NULL CHECK (celular ~ '^\d{10,11}$'),
  email          text NOT NULL CHECK (email <> ''),
  mensagem       text CHECK (mensagem <> ''),
  estimativa     jsonb,                       -- what was asked, and what the customer was told
  consentimento  smallint NOT NULL,           -- the version of the words that were agreed to
  token_hash     text UNIQUE,                 -- of the link in the e-mail, once there is one
  criado_em      timestamptz NOT NULL,
  confirmado_em  timestamptz,
  fechado_em     timestamptz,
  CHECK ((estado = 'a_confirmar') = (confirmado_em IS NULL)),
  CHECK ((estado IN ('combinado', 'sem_acordo')) = (fechado_em IS NOT NULL))
);
CREATE INDEX pedido_orcamento_pintor ON pedido_orcamento (pintor_id, id);
CREATE INDEX pedido_orcamento_criado ON pedido_orcamento (criado_em);
