import {sql, type Bound, type Sql} from '../../kernel/persistence/sql';
import type {ReportDays} from './revenda.query';
import type {DashboardRevenda} from './revenda.schema';

export const ZONE = sql`'America/Sao_Paulo'`;

/** The shops and days of a report; days in São Paulo, both included. */
export interface Scope {
  /** The first 8 characters of all its CNPJs; undefined if one shop is requested. */
  root: Bound<string> | undefined;
  /** The CNPJs of its shops, or of the requested one; all queries are limited to them. */
  shops: Bound<readonly string[]>;
  from: Bound<string>;
  until: Bound<string>;
  /** All days are included, so stored sums are used. */
  always: boolean;
  /** The first day of the charts, and of the redemptions. */
  since: Bound<string>;
  resgatesSince: Bound<string>;
}

export const scopeOf = (root: string | undefined, shops: readonly string[], days: ReportDays): Scope => ({
  root: root === undefined ? undefined : sql.bound(root),
  shops: sql.bound(shops),
  from: sql.bound(days.from ?? '-infinity'),
  until: sql.bound(days.until ?? 'infinity'),
  always: days.from === undefined && days.until === undefined,
  since: sql.bound(days.chart.since),
  resgatesSince: sql.bound(days.resgatesSince),
});

/** The timestamps at which a day begins and ends in São Paulo. */
export const startOf = (day: Bound<string>) => sql`(${day}::date::timestamp AT TIME ZONE ${ZONE})`;
export const endOf = (day: Bound<string>) => sql`((${day}::date + 1)::timestamp AT TIME ZONE ${ZONE})`;

/**
 * SQL: the shops of a CNPJ root: registered ones with the name that painters choose, others with the name on receipts.
 */
export const lojas = (root: string) => sql<DashboardRevenda['lojas'][number]>`
  SELECT x.cnpj, x.nome FROM (
    SELECT r.cnpj, r.nome_input AS nome FROM revenda r WHERE left(r.cnpj, 8) = ${root}
    UNION ALL
    SELECT l.cnpj, l.nome FROM loja l WHERE left(l.cnpj, 8) = ${root} AND NOT EXISTS (SELECT 1 FROM revenda r WHERE r.cnpj = l.cnpj)) x
   ORDER BY x.nome COLLATE "pt-BR-x-icu", x.cnpj`;

/** SQL: the single items of consecutive days. */
const itensOfDays = ({shops}: Scope, first: Sql, last: Sql) =>
  sql`SELECT produto_id, qtde, valor FROM resumo_item WHERE cnpj_loja = ANY(${shops}) AND dia BETWEEN ${first} AND ${last}`;

/**
 * SQL: the items of the period: whole months from the company's rollup; the remaining days, and a single shop, from the
 * items.
 */
function itens(scope: Scope): Sql {
  const {root, from, until} = scope;
  const first = sql`${from}::date`;
  const last = sql`${until}::date`;
  if (root === undefined) return itensOfDays(scope, first, last);
  const begin = sql`(date_trunc('month', ${from}::date::timestamp - interval '1 day') + interval '1 month')::date`;
  const end = sql`date_trunc('month', ${until}::date::timestamp + interval '1 day')::date`;
  return sql`
    SELECT produto_id, qtde, valor FROM resumo_mes_produto WHERE raiz = ${root} AND mes >= ${begin} AND mes < ${end}
    UNION ALL ${itensOfDays(scope, first, sql`least(${last}, ${begin} - 1)`)}
    UNION ALL ${itensOfDays(scope, sql`greatest(${begin}, ${end})`, last)}`;
}

export const topProdutos = (scope: Scope) => sql<DashboardRevenda['topProdutos'][number]>`
  SELECT p.nome AS produto, x.qtde, x.vendido AS "totalVendido"
    FROM (SELECT produto_id, sum(qtde) AS qtde, sum(valor) AS vendido FROM (${itens(scope)}) i
           GROUP BY produto_id HAVING sum(qtde) > 0 ORDER BY 3 DESC, 1 LIMIT 20) x
    JOIN produto p ON p.id = x.produto_id ORDER BY x.vendido DESC, p.id`;

/** SQL by month: sales by the day of the sale, receipts by the day on which they were sent. */
export const series = ({shops, since, until}: Scope) => sql<{mes: string; vendido: number; enviadas: number}>`
  SELECT to_char(dia, 'YYYY-MM') AS mes, sum(valor) AS vendido, sum(enviadas)::int AS enviadas
    FROM (SELECT dia, sum(valor) AS valor, sum(enviadas) AS enviadas FROM resumo_compra
           WHERE cnpj_loja = ANY(${shops}) AND dia BETWEEN ${since} AND ${until} GROUP BY dia) x GROUP BY 1`;
