-- Up Migration

-- The product that a code names in what networks report: the live one, else the one that was removed last, as what it was worth stays.
CREATE VIEW produto_do_codigo AS
  SELECT DISTINCT ON (codigo) codigo, nome, valor_pontos, valor_unitario FROM produto ORDER BY codigo, removido_em DESC NULLS FIRST, id DESC;

-- A reseller takes along what was scored at it, as it does what it sold: a quota compares the two.
CREATE OR REPLACE FUNCTION historico_muda_de_rede() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO cota_rede AS c (rede_id, codigo_produto, vendida, pontuada)
  SELECT m.rede_id, x.codigo, sum(m.sinal * x.vendida), sum(m.sinal * x.pontuada)
    FROM (SELECT h.codigo_produto AS codigo, h.quantidade AS vendida, 0 AS pontuada FROM historico_rede h WHERE h.revenda_id = NEW.id
           UNION ALL SELECT i.codigo, 0, i.qtde FROM venda v JOIN venda_item i ON i.venda_id = v.id WHERE v.revenda_id = NEW.id AND v.estado = 'pontuada') x,
         (VALUES (OLD.rede_id, -1), (NEW.rede_id, 1)) AS m(rede_id, sinal)
   WHERE m.rede_id IS NOT NULL GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET vendida = c.vendida + EXCLUDED.vendida, pontuada = c.pontuada + EXCLUDED.pontuada;
  RETURN NULL;
END $$;

INSERT INTO cota_rede AS c (rede_id, codigo_produto, pontuada)
SELECT rede_id, codigo, sum(qtde)
  FROM (SELECT r.rede_id, i.codigo, i.qtde FROM revenda r JOIN venda v ON v.revenda_id = r.id JOIN venda_item i ON i.venda_id = v.id
         WHERE v.estado = 'pontuada' AND r.rede_id IS NOT NULL
         UNION ALL SELECT rede_id, codigo_produto, -pontuada FROM cota_rede WHERE pontuada <> 0) x
 GROUP BY 1, 2 HAVING sum(qtde) <> 0 ORDER BY 1, 2
ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET pontuada = c.pontuada + EXCLUDED.pontuada;
