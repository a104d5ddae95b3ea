import {sql, type Bound, type Sql} from '../../kernel/persistence/sql';
import type {ReportDays} from './revenda.query';
import type {DashboardRevenda, PintorDaRevenda} from './revenda.schema';

export type PintorRow = Omit<PintorDaRevenda, 'programa' | 'temCursos' | 'cidade' | 'uf'> & {
  cidade: string | null;
  uf: string | null;
  acheSeuPintor: boolean;
  /** 2026-09: when the painter registered, if in the months of the charts. */
  mesCadastro: string | null;
  /** Completed courses, the newest first. */
  cursos: DashboardRevenda['usuariosCursos'][number]['cursos'];
};
export type ResgateRow = Omit<DashboardRevenda['resgates'][number], 'resgatadoEm'> & {
  resgatadoEm: Date;
  qtde: number;
};

const ZONE = sql`'America/Sao_Paulo'`;

/** Whose report it is, and of which days: in São Paulo, both included. */
export interface Scope {
  /** The first 8 characters of all its CNPJs, unless one shop is asked for. */
  root: Bound<string> | undefined;
  /** The CNPJs of its shops, or of the one that is asked for: they bound whatever else is. */
  shops: Bound<readonly string[]>;
  from: Bound<string>;
  until: Bound<string>;
  /** Of all days: sums of them are kept. */
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

/** The moment that a day begins, and the one that it ends. */
const startOf = (day: Bound<string>) => sql`(${day}::date::timestamp AT TIME ZONE ${ZONE})`;
const endOf = (day: Bound<string>) => sql`((${day}::date + 1)::timestamp AT TIME ZONE ${ZONE})`;

/** The shops of a root: registered ones by the name that painters choose, others as their receipts call them. */
export const lojas = (root: string) => sql<DashboardRevenda['lojas'][number]>`
  SELECT x.cnpj, x.nome FROM (
    SELECT r.cnpj, r.nome_input AS nome FROM revenda r WHERE left(r.cnpj, 8) = ${root}
    UNION ALL
    SELECT l.cnpj, l.nome FROM loja l WHERE left(l.cnpj, 8) = ${root} AND NOT EXISTS (SELECT 1 FROM revenda r WHERE r.cnpj = l.cnpj)) x
   ORDER BY x.nome COLLATE "pt-BR-x-icu", x.cnpj`;

/** Who bought at the shops at any time or prefers one of them. */
const base = ({shops}: Scope) => sql`
  clientes AS MATERIALIZED (SELECT pintor_id, sum(vendas)::int AS qtde, sum(valor) AS total FROM resumo_cliente
                             WHERE cnpj_loja = ANY(${shops}) GROUP BY 1 HAVING sum(vendas) > 0),
  pintores AS (SELECT pintor_id AS id FROM clientes UNION SELECT p.id FROM pintor p JOIN revenda r ON r.id = p.revenda_id WHERE r.cnpj = ANY(${shops}))`;

/** What was bought, by painter, of the period and of the months of its charts; days are read of those alone. */
const somas = ({shops, from, until, since, always}: Scope) =>
  always
    ? sql`SELECT c.pintor_id, c.qtde, c.total, coalesce(a.ano, 0) AS ano FROM clientes c LEFT JOIN (
            SELECT pintor_id, sum(valor) AS ano FROM resumo_compra WHERE cnpj_loja = ANY(${shops}) AND dia >= ${since} GROUP BY 1) a USING (pintor_id)`
    : sql`SELECT pintor_id, sum(vendas)::int AS qtde, sum(valor) AS total, coalesce(sum(valor) FILTER (WHERE dia >= ${since}), 0) AS ano
            FROM resumo_compra WHERE cnpj_loja = ANY(${shops}) AND dia BETWEEN ${from} AND ${until} GROUP BY pintor_id HAVING sum(vendas) > 0`;

export const pintores = (scope: Scope, now: Date) => sql<PintorRow>`
  WITH ${base(scope)}, somas AS (${somas(scope)}), resgataram AS (
    SELECT DISTINCT r.pintor_id FROM pintores JOIN resgate r ON r.pintor_id = pintores.id
     WHERE r.status NOT IN (3, 4) AND r.resgatado_em >= ${startOf(scope.from)} AND r.resgatado_em < ${endOf(scope.until)}
  ), concluidos AS (
    SELECT i.pintor_id, json_agg(json_build_object('nomeCurso', c.nome, 'dataConclusao', (i.concluido_em AT TIME ZONE ${ZONE})::date)
                                 ORDER BY i.concluido_em DESC, c.id) AS cursos
      FROM pintores JOIN inscricao i ON i.pintor_id = pintores.id JOIN curso c ON c.id = i.curso_id
     WHERE i.concluido_em >= ${startOf(scope.from)} AND i.concluido_em < ${endOf(scope.until)} GROUP BY 1)
  SELECT p.id, p.nome, p.celular, p.end_cidade AS cidade, p.end_estado AS uf, p.cpf, p.ativo AS "estaAtivo",
         p.ache_seu_pintor AS "acheSeuPintor",
         ((${now}::timestamptz AT TIME ZONE ${ZONE})::date - (p.ultimo_acesso_em AT TIME ZONE ${ZONE})::date) AS "diasSemAcesso",
         coalesce(s.qtde, 0) AS "qtdeVendas", coalesce(s.ano, 0) AS "totalVendas", coalesce(s.total, 0) AS "totalVendido",
         coalesce(round(s.total / s.qtde, 2), 0) AS "mediaNf", g.pintor_id IS NOT NULL AS "temResgate", coalesce(k.cursos, '[]') AS cursos,
         CASE WHEN p.criado_em >= ${startOf(scope.since)} AND p.criado_em < ${endOf(scope.until)}
              THEN to_char(p.criado_em AT TIME ZONE ${ZONE}, 'YYYY-MM') END AS "mesCadastro"
    FROM pintores JOIN pintor p USING (id) LEFT JOIN somas s ON s.pintor_id = p.id LEFT JOIN resgataram g ON g.pintor_id = p.id
    LEFT JOIN concluidos k ON k.pintor_id = p.id
   ORDER BY "totalVendido" DESC, p.nome, p.id`;

/** Items of days that follow one another, one by one. */
const itensOfDays = ({shops}: Scope, first: Sql, last: Sql) =>
  sql`SELECT produto_id, qtde, valor FROM resumo_item WHERE cnpj_loja = ANY(${shops}) AND dia BETWEEN ${first} AND ${last}`;

/** Items of the days: whole months as the rollup of the company sums them, the days around them and those of one shop one by one. */
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

/** By month: sales of the day of the sale, receipts of the day that they were sent. */
export const series = ({shops, since, until}: Scope) => sql<{mes: string; vendido: number; enviadas: number}>`
  SELECT to_char(dia, 'YYYY-MM') AS mes, sum(valor) AS vendido, sum(enviadas)::int AS enviadas
    FROM (SELECT dia, sum(valor) AS valor, sum(enviadas) AS enviadas FROM resumo_compra
           WHERE cnpj_loja = ANY(${shops}) AND dia BETWEEN ${since} AND ${until} GROUP BY dia) x GROUP BY 1`;

/** Of the period, or of the twelve months, the newest first. */
export const resgates = (scope: Scope) => sql<ResgateRow>`
  WITH ${base(scope)}
  SELECT r.id, p.nome, r.premio, r.obs, r.pontos_gastos AS "pontosGastos", r.status, r.qtde, r.resgatado_em AS "resgatadoEm",
         r.previsao_entrega AS "previsaoEntrega", r.data_entrega AS "dataEntrega"
    FROM pintores JOIN pintor p USING (id) JOIN resgate r ON r.pintor_id = p.id
   WHERE r.resgatado_em >= ${startOf(scope.resgatesSince)} AND r.resgatado_em < ${endOf(scope.until)} ORDER BY r.resgatado_em DESC, r.id DESC`;
