-- Up Migration
-- Orders of prizes, the monthly limit, the movements of stock.
CREATE TABLE resgate (
  id                   integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  pintor_id            integer NOT NULL REFERENCES pintor,
  premio_id            integer NOT NULL REFERENCES premio,
  codigo               text NOT NULL,
  premio               text NOT NULL,
  tipo                 text NOT NULL,
  opcao                jsonb,
  obs                  text,
  observacao           text,
  qtde                 smallint NOT NULL CHECK (qtde > 0),
  pontos_gastos        integer NOT NULL CHECK (pontos_gastos > 0),
  saldo_anterior       integer NOT NULL,
  valor_do_ponto       numeric(9,3) NOT NULL,
  status               smallint NOT NULL DEFAULT 0 CHECK (status BETWEEN 0 AND 4),
  mes                  date NOT NULL CHECK (date_part('day', mes) = 1),
  resgatado_em         timestamptz NOT NULL,
  previsao_entrega     date NOT NULL,
  data_entrega         date,
  entrega_nome         text,
  entrega_rua          text,
  entrega_numero       text,
  entrega_complemento  text,
  entrega_bairro       text,
  entrega_cidade       text,
  entrega_estado       text,
  entrega_cep          text,
  lancamento_id        bigint NOT NULL UNIQUE REFERENCES lancamento,
  estorno_id           bigint UNIQUE REFERENCES lancamento,
  CHECK ((status IN (3, 4)) = (estorno_id IS NOT NULL))
);
CREATE INDEX resgate_pintor ON resgate (pintor_id, id);
CREATE INDEX resgate_quando ON resgate (resgatado_em);
CREATE INDEX resgate_status ON resgate (status, previsao_entrega);
CREATE INDEX resgate_cota ON resgate (pintor_id, premio_id, mes);

CREATE TABLE cota_mensal (
  pintor_id  integer NOT NULL REFERENCES pintor,
  premio_id  integer NOT NULL REFERENCES premio,
  mes        date NOT NULL,
  usados     smallint NOT NULL CHECK (usados BETWEEN 0 AND 5),
  PRIMARY KEY (pintor_id, premio_id, mes)
);

CREATE TABLE movimento_estoque (
  id           integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  premio_id    integer NOT NULL REFERENCES premio,
  quantidade   integer NOT NULL CHECK (quantidade <> 0),
  motivo       text NOT NULL CHECK (motivo IN ('pedido', 'devolucao', 'correcao')),
  resgate_id   integer REFERENCES resgate,
  usuario_id   integer REFERENCES usuario,
  observacao   text,
  ocorrido_em  timestamptz NOT NULL
);
CREATE INDEX movimento_estoque_premio ON movimento_estoque (premio_id, id);
CREATE TRIGGER movimento_estoque_so_inclui BEFORE UPDATE OR DELETE ON movimento_estoque
  FOR EACH ROW EXECUTE FUNCTION recusar_alteracao();
