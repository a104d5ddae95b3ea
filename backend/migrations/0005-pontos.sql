-- Up Migration
-- The points ledger. Entries are never changed; a reversal is an entry that points at what it reverses.
CREATE TABLE conta (
  pintor_id  integer PRIMARY KEY REFERENCES pintor,
  saldo      integer NOT NULL DEFAULT 0,
  seq        integer NOT NULL DEFAULT 0,
  divida     integer NOT NULL DEFAULT 0 CHECK (divida >= 0)
);

CREATE TABLE lancamento (
  id           bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id    integer NOT NULL REFERENCES conta,
  seq          integer NOT NULL,
  tipo         text NOT NULL,
  pontos       integer NOT NULL,
  saldo_apos   integer NOT NULL,
  referencia   text NOT NULL,
  estorna      bigint UNIQUE REFERENCES lancamento,
  ocorrido_em  timestamptz NOT NULL,
  UNIQUE (pintor_id, seq),
  UNIQUE (tipo, referencia)
);
CREATE TRIGGER lancamento_so_inclui BEFORE UPDATE OR DELETE ON lancamento
  FOR EACH ROW EXECUTE FUNCTION recusar_alteracao();
CREATE INDEX lancamento_quando ON lancamento (ocorrido_em);

CREATE TABLE lote (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id      integer NOT NULL REFERENCES conta,
  lancamento_id  bigint NOT NULL REFERENCES lancamento,
  concedido      integer NOT NULL CHECK (concedido > 0),
  restante       integer NOT NULL CHECK (restante BETWEEN 0 AND concedido),
  vence_em       timestamptz NOT NULL,
  origem         text NOT NULL,
  cnpj_loja      text,
  rede_id        integer REFERENCES rede
);
CREATE INDEX lote_vivo ON lote (pintor_id, vence_em, id) WHERE restante > 0;
CREATE INDEX lote_vence ON lote (vence_em) WHERE restante > 0;
CREATE INDEX lote_lancamento ON lote (lancamento_id);

-- Which lot an entry fed or drained; a row without lot is the debt left by a reversal of points already spent.
CREATE TABLE alocacao (
  id             bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lancamento_id  bigint NOT NULL REFERENCES lancamento,
  lote_id        bigint REFERENCES lote,
  pontos         integer NOT NULL CHECK (pontos <> 0)
);
CREATE INDEX alocacao_lancamento ON alocacao (lancamento_id);
CREATE INDEX alocacao_lote ON alocacao (lote_id);
CREATE TRIGGER alocacao_so_inclui BEFORE UPDATE OR DELETE ON alocacao
  FOR EACH ROW EXECUTE FUNCTION recusar_alteracao();

CREATE TABLE ponto_expirado (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id      integer NOT NULL REFERENCES pintor,
  lote_id        bigint NOT NULL UNIQUE REFERENCES lote,
  lancamento_id  bigint NOT NULL UNIQUE REFERENCES lancamento,
  pontos         integer NOT NULL CHECK (pontos > 0),
  expirado_em    timestamptz NOT NULL,
  reativado_em   timestamptz
);
CREATE INDEX ponto_expirado_quando ON ponto_expirado (expirado_em);

CREATE TABLE lote_codigo (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  qtd           integer NOT NULL CHECK (qtd > 0),
  prefixo       text,
  treinamento   boolean NOT NULL DEFAULT false,
  usuario_id    integer REFERENCES usuario,
  criado_em     timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE codigo_promocional (
  id            integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  lote_codigo_id integer REFERENCES lote_codigo,
  codigo        text NOT NULL UNIQUE CHECK (codigo = upper(codigo)),
  operacao      text NOT NULL CHECK (operacao IN ('ADICIONAR', 'MULTIPLICAR')),
  valor         numeric(10,2) NOT NULL CHECK (valor > 0),
  apenas_venda  boolean NOT NULL DEFAULT false,
  treinamento   boolean NOT NULL DEFAULT false,
  expira_em     date,
  usos          smallint NOT NULL DEFAULT 0 CHECK (usos BETWEEN 0 AND 1),
  criado_em     timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE voucher (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  voucher     text NOT NULL UNIQUE CHECK (voucher = upper(voucher)),
  operacao    text NOT NULL CHECK (operacao IN ('ADICIONAR', 'MULTIPLICAR')),
  valor       numeric(10,2) NOT NULL CHECK (valor > 0),
  inicia_em   date,
  expira_em   date,
  usos        integer NOT NULL DEFAULT 0 CHECK (usos >= 0),
  criado_em   timestamptz NOT NULL DEFAULT now()
);

CREATE TABLE codigo_cadastro (
  id               integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  codigo           text NOT NULL UNIQUE CHECK (codigo = upper(codigo)),
  pontos           integer NOT NULL CHECK (pontos > 0),
  usos             integer NOT NULL CHECK (usos > 0),
  usos_realizados  integer NOT NULL DEFAULT 0 CHECK (usos_realizados BETWEEN 0 AND usos),
  expira_em        date,
  criado_em        timestamptz NOT NULL DEFAULT now()
);

-- One row a use. It stops counting when its sale is cancelled or returned (liberado_em).
CREATE TABLE uso_codigo (
  id                     integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id              integer NOT NULL REFERENCES pintor,
  codigo_promocional_id  integer REFERENCES codigo_promocional,
  voucher_id             integer REFERENCES voucher,
  codigo_cadastro_id     integer REFERENCES codigo_cadastro,
  codigo                 text NOT NULL,
  operacao               text NOT NULL,
  valor                  numeric(10,2) NOT NULL,
  pontos                 integer NOT NULL,
  venda_id               integer,
  lancamento_id          bigint REFERENCES lancamento,
  utilizado_em           timestamptz NOT NULL,
  liberado_em            timestamptz,
  CHECK (num_nonnulls(codigo_promocional_id, voucher_id, codigo_cadastro_id) = 1)
);
CREATE UNIQUE INDEX uso_promocional_vivo ON uso_codigo (codigo_promocional_id) WHERE liberado_em IS NULL;
CREATE UNIQUE INDEX uso_voucher_vivo ON uso_codigo (voucher_id, pintor_id) WHERE liberado_em IS NULL;
CREATE UNIQUE INDEX uso_cadastro_vivo ON uso_codigo (codigo_cadastro_id, pintor_id) WHERE liberado_em IS NULL;
CREATE INDEX uso_codigo_pintor ON uso_codigo (pintor_id, utilizado_em);
CREATE INDEX uso_codigo_venda ON uso_codigo (venda_id);
