-- What staff note of a network's measurement (3-panel-processing, 3).
CREATE TABLE observacao_rede (
  id          integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  rede_id     integer NOT NULL REFERENCES rede,
  observacao  text NOT NULL,
  usuario_id  integer NOT NULL REFERENCES usuario,
  criada_em   timestamptz NOT NULL
);
CREATE INDEX observacao_rede_rede ON observacao_rede (rede_id, id);
CREATE TRIGGER observacao_rede_so_inclui BEFORE UPDATE OR DELETE ON observacao_rede FOR EACH ROW EXECUTE FUNCTION recusar_alteracao();

-- Whose a month's history is, whoever told it; for sums over months.
CREATE VIEW historico_da_rede AS
  SELECT rede_id, mes, codigo_produto, quantidade, valor FROM historico_rede WHERE rede_id IS NOT NULL
  UNION ALL
  SELECT r.rede_id, h.mes, h.codigo_produto, h.quantidade, h.valor FROM historico_rede h JOIN revenda r ON r.id = h.revenda_id
   WHERE r.rede_id IS NOT NULL;
