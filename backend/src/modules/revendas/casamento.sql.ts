/**
 * The products that the lines of a receipt may mean, one row for each way: $1 the lines as JSON (linha, codigo, formas
 * de GTIN, descrição por extenso e como lida), $2 the shop's CNPJ or null. Only products that are active and kept.
 * Codes are compared without leading zeros; likeness goes through the trigram index.
 */
export const CANDIDATOS = `
WITH linhas AS (
  SELECT linha, codigo, ltrim(codigo, '0') AS sem_zeros, gtins, extenso, lida
    FROM jsonb_to_recordset($1::jsonb) AS x(linha int, codigo text, gtins text[], extenso text, lida text)
), vivos AS (
  SELECT id, codigo, nome, valor_pontos, valor_unitario, gtin FROM produto WHERE ativo AND removido_em IS NULL
), das_revendas AS (
  SELECT cnpj_revenda, codigo, ltrim(codigo, '0') AS sem_zeros, codigo_padrao, nome, criado_em FROM produto_revenda
   WHERE $2::text IS NOT NULL AND left(cnpj_revenda, 8) = left($2, 8)
), achados AS (
  SELECT l.linha, 'revenda' AS via, p.id, r.nome AS nome_revenda, 0::real AS parecido
    FROM linhas l CROSS JOIN LATERAL (
      SELECT codigo_padrao, nome FROM das_revendas d WHERE d.cnpj_revenda = $2 AND d.sem_zeros = l.sem_zeros AND l.sem_zeros <> ''
       ORDER BY d.codigo = l.codigo DESC, d.criado_em DESC LIMIT 1) r JOIN vivos p ON p.codigo = r.codigo_padrao
  UNION ALL
  SELECT l.linha, 'raiz', p.id, r.nome, 0
    FROM linhas l JOIN das_revendas r ON r.sem_zeros = l.sem_zeros AND l.sem_zeros <> '' AND r.cnpj_revenda <> $2
    JOIN vivos p ON p.codigo = r.codigo_padrao
   WHERE NOT EXISTS (SELECT 1 FROM das_revendas d WHERE d.cnpj_revenda = $2 AND d.sem_zeros = l.sem_zeros)
  UNION ALL
  SELECT l.linha, 'codigo', p.id, NULL, 0
    FROM linhas l JOIN vivos p ON ltrim(p.codigo, '0') = l.sem_zeros AND l.sem_zeros <> ''
  UNION ALL
  SELECT l.linha, 'gtin', p.id, NULL, 0 FROM linhas l JOIN vivos p ON p.gtin = ANY(l.gtins)
  UNION ALL
  SELECT l.linha, 'descricao', p.id, NULL, p.parecido
    FROM linhas l CROSS JOIN LATERAL (
      SELECT p.id, greatest(similarity(sem_acento(p.nome), l.extenso), word_similarity(l.extenso, sem_acento(p.nome)),
                            similarity(sem_acento(p.nome), l.lida)) AS parecido
        FROM produto p
       WHERE p.ativo AND p.removido_em IS NULL AND l.extenso <> ''
         AND (sem_acento(p.nome) % l.extenso OR l.extenso <% sem_acento(p.nome) OR sem_acento(p.nome) % l.lida)
       ORDER BY parecido DESC, p.id LIMIT 24) p
)
SELECT a.linha, a.via, p.codigo, p.nome, p.valor_pontos AS "valorPontos", p.valor_unitario AS "valorUnitario", a.nome_revenda AS "nomeRevenda"
  FROM achados a JOIN vivos p ON p.id = a.id ORDER BY a.linha, a.parecido DESC, p.id`;
