-- Up Migration

-- What quotas lack of what networks sold, were scored for and were released. Releases are added with their row; the others follow what
-- is written elsewhere.
CREATE VIEW cota_rede_diferenca AS
  SELECT rede_id, codigo_produto, sum(vendida) AS vendida, sum(pontuada) AS pontuada, sum(liberada) AS liberada
    FROM (SELECT rede_id, codigo_produto, quantidade AS vendida, 0 AS pontuada, 0 AS liberada FROM historico_da_rede
           UNION ALL SELECT r.rede_id, i.codigo, 0, i.qtde, 0 FROM revenda r JOIN venda v ON v.revenda_id = r.id JOIN venda_item i ON i.venda_id = v.id
            WHERE v.estado = 'pontuada' AND r.rede_id IS NOT NULL
           UNION ALL SELECT c.rede_id, c.codigo_produto, 0, 0, l.quantidade FROM liberacao_cota l JOIN cota_rede c ON c.id = l.cota_id
           UNION ALL SELECT rede_id, codigo_produto, -vendida, -pontuada, -liberada FROM cota_rede) x
   GROUP BY 1, 2 HAVING sum(vendida) <> 0 OR sum(pontuada) <> 0 OR sum(liberada) <> 0;

-- A history could be written while its reseller changed network, and count for the wrong one.
INSERT INTO cota_rede AS c (rede_id, codigo_produto, vendida, pontuada)
SELECT rede_id, codigo_produto, vendida, pontuada FROM cota_rede_diferenca WHERE vendida <> 0 OR pontuada <> 0 ORDER BY 1, 2
ON CONFLICT (rede_id, codigo_produto) DO UPDATE SET vendida = c.vendida + EXCLUDED.vendida, pontuada = c.pontuada + EXCLUDED.pontuada;
