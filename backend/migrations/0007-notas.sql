-- Up Migration
-- Receipts and the sales they become.
CREATE TABLE nota (
  id                  integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id           integer NOT NULL REFERENCES pintor,
  estado              text NOT NULL DEFAULT 'pendente' CHECK (estado IN ('pendente', 'pontuada', 'reprovada', 'encerrada', 'cancelada')),
  nome_arquivo        text NOT NULL UNIQUE,
  origem              text NOT NULL DEFAULT 'foto' CHECK (origem IN ('foto', 'csv')),
  codigo_promocional  text,
  reprovado_motivo    text,
  reprovado_por       text,
  chave               text CHECK (chave ~ '^[0-9A-Z]{44}$'),
  analise_por         integer REFERENCES usuario,
  analise_ate         timestamptz,
  criado_em           timestamptz NOT NULL DEFAULT now(),
  atualizado_em       timestamptz NOT NULL
);
CREATE INDEX nota_pendente ON nota (criado_em, id) WHERE estado = 'pendente';
CREATE INDEX nota_estado ON nota (estado, atualizado_em);
CREATE INDEX nota_pintor ON nota (pintor_id, criado_em);
CREATE INDEX nota_chave ON nota (chave) WHERE chave IS NOT NULL;

CREATE TABLE nota_arquivo (
  nota_id     integer NOT NULL REFERENCES nota,
  arquivo_id  integer NOT NULL REFERENCES arquivo,
  ordem       smallint NOT NULL DEFAULT 1,
  PRIMARY KEY (nota_id, arquivo_id)
);
CREATE INDEX nota_arquivo_arquivo ON nota_arquivo (arquivo_id);

CREATE TABLE nota_evento (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nota_id      integer NOT NULL REFERENCES nota,
  de           text,
  para         text NOT NULL,
  motivo       text,
  tipo_ator    text NOT NULL,
  ator_id      integer,
  ocorrido_em  timestamptz NOT NULL
);
CREATE INDEX nota_evento_nota ON nota_evento (nota_id, id);
CREATE TRIGGER nota_evento_so_inclui BEFORE UPDATE OR DELETE ON nota_evento
  FOR EACH ROW EXECUTE FUNCTION recusar_alteracao();

CREATE TABLE venda (
  id                integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  nota_id           integer NOT NULL REFERENCES nota,
  pintor_id         integer NOT NULL REFERENCES pintor,
  estado            text NOT NULL DEFAULT 'pontuada' CHECK (estado IN ('pontuada', 'cancelada', 'devolvida')),
  tipo_fiscal       text NOT NULL CHECK (tipo_fiscal IN ('N', 'C')),
  identificador     text NOT NULL,
  serie             integer,
  chave             text CHECK (chave ~ '^[0-9A-Z]{44}$'),
  cnpj_loja         text NOT NULL REFERENCES loja,
  revenda_id        integer REFERENCES revenda,
  rede_id           integer REFERENCES rede,
  realizado_em      date NOT NULL,
  total_venda       numeric(14,2) NOT NULL,
  total_descontos   numeric(14,2) NOT NULL DEFAULT 0,
  total_pontos      integer NOT NULL CHECK (total_pontos >= 0),
  calculo           jsonb NOT NULL,
  pontos_dobrados   smallint NOT NULL DEFAULT 0 CHECK (pontos_dobrados IN (0, 1)),
  codigo            text,
  lancamento_id     bigint UNIQUE REFERENCES lancamento,
  vence_em          timestamptz NOT NULL,
  operador_id       integer REFERENCES usuario,
  pontuado_em       timestamptz NOT NULL,
  encerrada_em      timestamptz,
  CHECK ((estado = 'pontuada') = (encerrada_em IS NULL))
);
CREATE UNIQUE INDEX venda_chave_viva ON venda (chave) WHERE estado = 'pontuada';
CREATE UNIQUE INDEX venda_nota_viva ON venda (nota_id) WHERE estado = 'pontuada';
CREATE INDEX venda_fiscal_viva ON venda (cnpj_loja, identificador, tipo_fiscal) WHERE estado = 'pontuada';
CREATE INDEX venda_pontuada ON venda (pontuado_em, id) WHERE estado = 'pontuada';
CREATE INDEX venda_pintor ON venda (pintor_id, pontuado_em);
CREATE INDEX venda_loja_raiz ON venda (left(cnpj_loja, 8), pontuado_em);

CREATE TABLE venda_item (
  id              integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  venda_id        integer NOT NULL REFERENCES venda,
  produto_id      integer NOT NULL REFERENCES produto,
  codigo          text NOT NULL,
  nome            text NOT NULL,
  qtde            numeric(12,3) NOT NULL CHECK (qtde > 0),
  valor_unitario  numeric(14,2) NOT NULL CHECK (valor_unitario >= 0),
  valor_desconto  numeric(14,2) NOT NULL DEFAULT 0 CHECK (valor_desconto >= 0),
  valor_pontos    integer NOT NULL,
  sub_total       numeric(14,2) NOT NULL
);
CREATE INDEX venda_item_venda ON venda_item (venda_id);
CREATE INDEX venda_item_produto ON venda_item (produto_id);
ALTER TABLE uso_codigo ADD FOREIGN KEY (venda_id) REFERENCES venda;

-- The bonus for bringing a colleague: one live row for each referred painter.
CREATE TABLE bonus_indicacao (
  id             integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  indicado_id    integer NOT NULL REFERENCES pintor,
  indicador_id   integer NOT NULL REFERENCES pintor,
  venda_id       integer NOT NULL REFERENCES venda,
  lancamento_id  bigint NOT NULL UNIQUE REFERENCES lancamento,
  estorno_id     bigint UNIQUE REFERENCES lancamento,
  criado_em      timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX bonus_indicacao_vivo ON bonus_indicacao (indicado_id) WHERE estorno_id IS NULL;
CREATE INDEX bonus_indicacao_indicador ON bonus_indicacao (indicador_id);

-- What the system read of a receipt by itself, with its confidence; the person always has the last word.
CREATE TABLE nota_leitura (
  nota_id       integer PRIMARY KEY REFERENCES nota,
  estado        text NOT NULL DEFAULT 'em_leitura' CHECK (estado IN ('em_leitura', 'lida', 'nao_lida')),
  chave         text CHECK (chave ~ '^[0-9A-Z]{44}$'),
  tipo_fiscal   text CHECK (tipo_fiscal IN ('N', 'C')),
  modelo        text,
  serie         integer,
  numero        text,
  uf            text,
  cidade        text,
  cnpj          text,
  loja          text,
  data_emissao  date,
  total         numeric(14,2),
  descontos     numeric(14,2),
  itens         jsonb NOT NULL DEFAULT '[]',
  campos        jsonb NOT NULL DEFAULT '{}',
  avisos        jsonb NOT NULL DEFAULT '[]',
  atualizado_em timestamptz NOT NULL
);
CREATE INDEX nota_leitura_chave ON nota_leitura (chave) WHERE chave IS NOT NULL;
