-- Up Migration

-- Previews of imports whose file has gone: they held the first lines of it.
UPDATE importacao t SET amostra = '[]', correcoes = '{}',
       colunas = (SELECT coalesce(jsonb_agg(c || '{"exemplo": ""}' ORDER BY o), '[]') FROM jsonb_array_elements(t.colunas) WITH ORDINALITY AS x (c, o))
 WHERE arquivo_id IS NULL;
