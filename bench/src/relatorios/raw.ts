/** A statement of the benchmark, written independently of the product's. */
export interface RawStatement {
  text: string;
  values?: unknown[];
}

const dashboard = (when: string, values: unknown[] = []): RawStatement[] =>
  [
    `SELECT count(DISTINCT pintor_id)::int AS pintores, count(DISTINCT revenda_id)::int AS revendas, count(DISTINCT cnpj_loja)::int AS lojas
       FROM venda v WHERE v.estado = 'pontuada' AND ${when}`,
    `SELECT pintor_id, sum(total_pontos)::int AS acumulado, sum(total_venda) AS vendido
       FROM venda v WHERE v.estado = 'pontuada' AND ${when} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 20`,
    `SELECT revenda_id, sum(total_pontos)::bigint AS acumulado, sum(total_venda) AS vendido
       FROM venda v WHERE v.estado = 'pontuada' AND revenda_id IS NOT NULL AND ${when} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 20`,
    `SELECT i.produto_id, round(sum(i.qtde * i.valor_pontos))::bigint AS acumulado, sum(i.qtde) AS quantidade, sum(i.sub_total) AS vendido
       FROM venda_item i JOIN venda v ON v.id = i.venda_id AND v.estado = 'pontuada' WHERE ${when} GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT 20`,
  ].map(text => ({text, values}));

/** The panel's dashboard, computed from the sales. */
export const DASHBOARD = dashboard('true');

/** The same for sales scored between two days, inclusive, in São Paulo time. */
export const dashboardOf = (from: string, until: string): readonly RawStatement[] =>
  dashboard(`(v.pontuado_em AT TIME ZONE 'America/Sao_Paulo')::date BETWEEN $1 AND $2`, [from, until]);

const VENDAS = `SELECT id, pintor_id, nota_id, total_venda, realizado_em FROM venda
  WHERE left(cnpj_loja, 8) = $1 AND estado = 'pontuada' AND realizado_em >= $2`;

/** A reseller's report, computed from sales: by painter, by product, by month. */
export const revenda = (root: string, from: string): readonly RawStatement[] =>
  [
    `SELECT pintor_id, count(*)::int AS qtde, sum(total_venda) AS total FROM (${VENDAS}) v GROUP BY 1 ORDER BY 3 DESC, 1`,
    `SELECT i.produto_id, sum(i.qtde) AS qtde, sum(i.sub_total) AS vendido FROM (${VENDAS}) v JOIN venda_item i ON i.venda_id = v.id
      GROUP BY 1 ORDER BY 3 DESC, 1 LIMIT 20`,
    `SELECT to_char(v.realizado_em, 'YYYY-MM') AS mes, sum(v.total_venda) AS total, count(n.id)::int AS notas
       FROM (${VENDAS}) v JOIN nota n ON n.id = v.nota_id GROUP BY 1 ORDER BY 1`,
  ].map(text => ({text, values: [root, from]}));

/** The points of each network that were redeemed in a month, computed from the ledger. */
export const rede = (first: string): readonly RawStatement[] => [
  {
    text: `SELECT l.rede_id, -sum(a.pontos)::int AS pontos
      FROM lancamento e JOIN alocacao a ON a.lancamento_id = e.id JOIN lote l ON l.id = a.lote_id
     WHERE e.tipo IN ('resgate', 'estorno_resgate') AND e.ocorrido_em >= $1::timestamp AT TIME ZONE 'America/Sao_Paulo'
       AND e.ocorrido_em < ($1::timestamp + interval '1 month') AT TIME ZONE 'America/Sao_Paulo' GROUP BY 1`,
    values: [first],
  },
];

/** The sales of each product in each month of a year, of one reseller or of all. */
export const produtos = (cnpj: string | null, ano: number): readonly RawStatement[] => [
  {
    text: `SELECT i.codigo, to_char(v.realizado_em, 'YYYY-MM') AS mes, sum(i.qtde) AS qtde, sum(i.sub_total) AS valor
      FROM venda v JOIN venda_item i ON i.venda_id = v.id
     WHERE ($1::text IS NULL OR v.cnpj_loja = $1) AND v.revenda_id IS NOT NULL AND v.estado = 'pontuada'
       AND v.realizado_em >= $2 AND v.realizado_em < $3 GROUP BY 1, 2 ORDER BY 2, 1`,
    values: [cnpj, `${ano}-01-01`, `${ano + 1}-01-01`],
  },
];
