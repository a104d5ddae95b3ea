-- Up Migration
-- What is bought and what is won: paint products, prizes, stock, the value of a point, the switches.
CREATE TABLE produto (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  codigo          text NOT NULL,
  nome            text NOT NULL,
  valor_unitario  numeric(14,2) NOT NULL CHECK (valor_unitario >= 0),
  valor_pontos    integer NOT NULL CHECK (valor_pontos >= 0),
  gtin            text,
  ativo           boolean NOT NULL DEFAULT true,
  removido_em     timestamptz,
  criado_em       timestamptz NOT NULL DEFAULT now(),
  busca           text NOT NULL GENERATED ALWAYS AS (sem_acento(codigo || ' ' || nome)) STORED
);
CREATE UNIQUE INDEX produto_codigo ON produto (codigo) WHERE removido_em IS NULL;
CREATE INDEX produto_busca ON produto USING gin (busca gin_trgm_ops);

CREATE TABLE produto_revenda (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  cnpj_revenda    text NOT NULL,
  codigo_padrao   text NOT NULL,
  codigo          text NOT NULL,
  nome            text NOT NULL,
  valor_unitario  numeric(14,2) NOT NULL CHECK (valor_unitario >= 0),
  criado_em       timestamptz NOT NULL DEFAULT now(),
  UNIQUE (cnpj_revenda, codigo)
);

CREATE TABLE premio (
  id                  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  codigo              text NOT NULL,
  nome                text NOT NULL,
  descricao           text NOT NULL,
  custo               numeric(14,2) NOT NULL CHECK (custo > 0),
  pontos_alternativo  integer CHECK (pontos_alternativo > 0),
  custo_real          numeric(14,2) CHECK (custo_real >= 0),
  tipo                text NOT NULL DEFAULT 'geral',
  tags                text[] NOT NULL DEFAULT '{}',
  is_combo            boolean NOT NULL DEFAULT false,
  quantidade          integer NOT NULL DEFAULT 0 CHECK (quantidade >= 0),
  foto_id             integer REFERENCES arquivo,
  ativo               boolean NOT NULL DEFAULT true,
  removido_em         timestamptz,
  criado_em           timestamptz NOT NULL DEFAULT now(),
  pontos_web          integer NOT NULL GENERATED ALWAYS AS ((custo * 100)::integer) STORED,
  busca               text NOT NULL GENERATED ALWAYS AS (sem_acento(codigo || ' ' || nome)) STORED
);
CREATE UNIQUE INDEX premio_codigo ON premio (codigo) WHERE removido_em IS NULL;
CREATE INDEX premio_busca ON premio USING gin (busca gin_trgm_ops);
CREATE INDEX premio_tags ON premio USING gin (tags);

CREATE TABLE valor_ponto (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  tipo            text NOT NULL UNIQUE CHECK (tipo IN ('RESGATE', 'REDE')),
  valor_ponto     numeric(9,3) NOT NULL CHECK (valor_ponto >= 0),
  trigger_limite  integer NOT NULL DEFAULT 0 CHECK (trigger_limite >= 0)
);
INSERT INTO valor_ponto (tipo, valor_ponto, trigger_limite) VALUES ('RESGATE', 0.010, 0), ('REDE', 0.010, 0);

CREATE TABLE configuracao (
  id                   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  bloquear_resgate     boolean NOT NULL DEFAULT false,
  bloquear_pontuacao   boolean NOT NULL DEFAULT false,
  bloquear_site        boolean NOT NULL DEFAULT false,
  codigos_por_dia      smallint NOT NULL DEFAULT 5 CHECK (codigos_por_dia >= 0),
  codigos_por_mes      smallint NOT NULL DEFAULT 20 CHECK (codigos_por_mes >= 0),
  dias_nota_atrasada   smallint NOT NULL DEFAULT 60 CHECK (dias_nota_atrasada > 0),
  taxa_sucesso         numeric(5,2) NOT NULL DEFAULT 3 CHECK (taxa_sucesso >= 0),
  unica                boolean NOT NULL DEFAULT true UNIQUE CHECK (unica)
);
