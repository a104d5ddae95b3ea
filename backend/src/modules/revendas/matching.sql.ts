import type {ProdutoCandidate} from '@clube/domain';
import {sql, type Bound} from '../../kernel/persistence/sql';

/**
 * SQL: the products that a receipt's lines may match, one row per kind of match: `linhas` are the lines as JSON (linha,
 * codigo, formas de GTIN, descrição por extenso e como lida, nomes), `cnpj` is the shop's. Only active products that
 * are not removed. Codes are compared without leading zeros; similarity uses the trigram index. Each step is computed
 * once (MATERIALIZED): without statistics the planner would compute the similarities again for every product.
 */
export const candidates = (linesJson: string, cnpj: Bound<string | null>) => sql<
  ProdutoCandidate & {linha: number | null}
>`
WITH linhas AS MATERIALIZED (
  SELECT linha, codigo, ltrim(codigo, '0') AS sem_zeros, gtins, extenso, lida, nomes
    FROM jsonb_to_recordset(${linesJson}::jsonb) AS x(linha int, codigo text, gtins text[], extenso text, lida text, nomes text[])
), das_revendas AS MATERIALIZED (
  SELECT cnpj_revenda = ${cnpj} AS propria, r.codigo, ltrim(r.codigo, '0') AS sem_zeros, r.nome, r.criado_em, p.id
    FROM produto_revenda r JOIN produto p ON p.codigo = r.codigo_padrao AND p.removido_em IS NULL AND p.ativo
   WHERE left(cnpj_revenda, 8) = left(${cnpj}, 8)
), por_revenda AS MATERIALIZED (
  SELECT l.linha, CASE WHEN r.propria THEN 'revenda' ELSE 'raiz' END AS via, r.id, r.nome AS nome_revenda, 0::real AS parecido,
         r.propria AND l.codigo = r.codigo AS exata, bool_or(r.propria) OVER (PARTITION BY l.linha) AS tem_propria,
         bool_or(r.propria AND l.codigo = r.codigo) OVER (PARTITION BY l.linha) AS tem_exata
    FROM linhas l JOIN das_revendas r ON r.sem_zeros = l.sem_zeros WHERE l.sem_zeros <> ''
), por_nome AS MATERIALIZED (
  SELECT DISTINCT l.linha, p.id FROM linhas l CROSS JOIN LATERAL unnest(l.nomes) AS termo
    CROSS JOIN LATERAL (SELECT id FROM produto WHERE ativo AND removido_em IS NULL AND termo <% semelhanca) p
), por_texto AS MATERIALIZED (
  SELECT l.linha, p.id FROM linhas l
    CROSS JOIN LATERAL (SELECT id FROM produto WHERE ativo AND removido_em IS NULL AND (semelhanca % l.extenso OR semelhanca % l.lida)) p
   WHERE l.extenso <> '' AND l.linha NOT IN (SELECT linha FROM por_nome GROUP BY linha HAVING count(*) >= 3)
), por_descricao AS MATERIALIZED (
  SELECT linha, id, parecido FROM (
    SELECT linha, id, parecido, row_number() OVER (PARTITION BY linha ORDER BY parecido DESC, id) AS lugar FROM (
      SELECT x.linha, x.id, greatest(similarity(p.semelhanca, l.extenso), word_similarity(l.extenso, p.semelhanca)) AS parecido
        FROM (SELECT * FROM por_nome UNION SELECT * FROM por_texto) x JOIN linhas l ON l.linha = x.linha JOIN produto p ON p.id = x.id) c) d
   WHERE lugar <= 24
), achados AS MATERIALIZED (
  SELECT linha, via, id, nome_revenda, parecido FROM por_revenda WHERE tem_propria = (via = 'revenda') AND tem_exata = exata
  UNION ALL
  SELECT l.linha, 'codigo', p.id, NULL, 0 FROM linhas l JOIN produto p ON ltrim(p.codigo, '0') = l.sem_zeros AND p.removido_em IS NULL WHERE l.sem_zeros <> ''
  UNION ALL
  SELECT l.linha, 'gtin', p.id, NULL, 0 FROM linhas l JOIN produto p ON p.gtin = ANY(l.gtins)
  UNION ALL
  SELECT linha, 'descricao', id, NULL, parecido FROM por_descricao
)
SELECT a.linha, a.via, p.codigo, p.nome, p.valor_pontos AS "valorPontos", p.valor_unitario AS "valorUnitario", a.nome_revenda AS "nomeRevenda"
  FROM achados a JOIN produto p ON p.id = a.id WHERE p.ativo AND p.removido_em IS NULL ORDER BY a.linha, a.parecido DESC, p.id`;
