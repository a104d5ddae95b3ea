-- A month's report to the networks as it was made: the value of a point and the rate of success then, so that a later change of either
-- charges nobody anew. Its key is ano * 100 + mes.
CREATE TABLE relatorio_periodo (
  id            integer PRIMARY KEY CHECK (id % 100 BETWEEN 1 AND 12),
  valor_ponto   numeric(8,3) NOT NULL,
  taxa_sucesso  numeric(5,2) NOT NULL,
  gerado_em     timestamptz NOT NULL,
  usuario_id    integer NOT NULL REFERENCES usuario
);
CREATE INDEX lancamento_resgates ON lancamento (ocorrido_em) WHERE tipo IN ('resgate', 'estorno_resgate');
