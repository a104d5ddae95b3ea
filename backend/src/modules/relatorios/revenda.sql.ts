import {sql, type Bound} from '../../kernel/persistence/sql';
import type {MonthPoint} from './months';
import type {ReportDays} from './revenda.query';
import type {DashboardRevenda, PintorDaRevenda} from './revenda.schema';

export type PintorRow = Omit<PintorDaRevenda, 'programa' | 'temCursos' | 'cidade' | 'uf'> & {
  cidade: string | null;
  uf: string | null;
  acheSeuPintor: boolean;
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
  /** The CNPJs of its shops, or of the one that is asked for: they bound whatever else is. */
  shops: Bound<readonly string[]>;
  from: Bound<string>;
  until: Bound<string>;
  /** The first day of the charts, and of the redemptions. */
  since: Bound<string>;
  resgatesSince: Bound<string>;
}

export const scopeOf = (shops: readonly string[], days: ReportDays): Scope => ({
  shops: sql.bound(shops),
  from: sql.bound(days.from ?? '-infinity'),
  until: sql.bound(days.until ?? 'infinity'),
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

/** Who bought at the shops at any time or prefers one of them, and what was bought, by painter and day. */
const base = ({shops}: Scope) => sql`
  compras AS MATERIALIZED (SELECT pintor_id, dia, vendas, valor, enviadas FROM resumo_compra WHERE cnpj_loja = ANY(${shops})),
  pintores AS (SELECT pintor_id AS id FROM compras GROUP BY 1 HAVING sum(vendas) > 0
                UNION SELECT p.id FROM pintor p JOIN revenda r ON r.id = p.revenda_id WHERE r.cnpj = ANY(${shops}))`;

export const pintores = (scope: Scope, now: Date) => sql<PintorRow>`
  WITH ${base(scope)}, somas AS (
    SELECT pintor_id, sum(vendas)::int AS qtde, sum(valor) AS total, coalesce(sum(valor) FILTER (WHERE dia >= ${scope.since}), 0) AS ano
      FROM compras WHERE dia BETWEEN ${scope.from} AND ${scope.until} GROUP BY pintor_id HAVING sum(vendas) > 0)
  SELECT p.id, p.nome, p.celular, p.end_cidade AS cidade, p.end_estado AS uf, p.cpf, p.ativo AS "estaAtivo",
         p.ache_seu_pintor AS "acheSeuPintor",
         ((${now}::timestamptz AT TIME ZONE ${ZONE})::date - (p.ultimo_acesso_em AT TIME ZONE ${ZONE})::date) AS "diasSemAcesso",
         coalesce(s.qtde, 0) AS "qtdeVendas", coalesce(s.ano, 0) AS "totalVendas", coalesce(s.total, 0) AS "totalVendido",
         coalesce(round(s.total / s.qtde, 2), 0) AS "mediaNf",
         EXISTS (SELECT 1 FROM resgate r WHERE r.pintor_id = p.id AND r.status NOT IN (3, 4)
                   AND r.resgatado_em >= ${startOf(scope.from)} AND r.resgatado_em < ${endOf(scope.until)}) AS "temResgate",
         coalesce((SELECT json_agg(json_build_object('nomeCurso', c.nome, 'dataConclusao', (i.concluido_em AT TIME ZONE ${ZONE})::date)
                                   ORDER BY i.concluido_em DESC, c.id)
                     FROM inscricao i JOIN curso c ON c.id = i.curso_id WHERE i.pintor_id = p.id AND i.concluido_em IS NOT NULL
                      AND i.concluido_em >= ${startOf(scope.from)} AND i.concluido_em < ${endOf(scope.until)}),
                  '[]') AS cursos
    FROM pintores JOIN pintor p USING (id) LEFT JOIN somas s ON s.pintor_id = p.id
   ORDER BY "totalVendido" DESC, p.nome, p.id`;

export const topProdutos = ({shops, from, until}: Scope) => sql<DashboardRevenda['topProdutos'][number]>`
  SELECT p.nome AS produto, x.qtde, x.vendido AS "totalVendido"
    FROM (SELECT produto_id, sum(qtde) AS qtde, sum(valor) AS vendido FROM resumo_item
           WHERE cnpj_loja = ANY(${shops}) AND dia BETWEEN ${from} AND ${until}
           GROUP BY produto_id HAVING sum(qtde) > 0 ORDER BY 3 DESC, 1 LIMIT 20) x
    JOIN produto p ON p.id = x.produto_id ORDER BY x.vendido DESC, p.id`;

/** Three series in one: receipts by the month they were sent, sales by the month of the sale, painters by sign-up. */
export const series = (scope: Scope) => sql<MonthPoint & {serie: string}>`
  WITH ${base(scope)}, mensais AS (
    SELECT x.serie, to_char(c.dia, 'YYYY-MM') AS mes, x.valor FROM compras c
     CROSS JOIN LATERAL (VALUES ('totalVendas', c.valor), ('notasEnviadas', c.enviadas)) AS x(serie, valor)
     WHERE c.dia BETWEEN ${scope.since} AND ${scope.until}
    UNION ALL
    SELECT 'novosParceiros', to_char(p.criado_em AT TIME ZONE ${ZONE}, 'YYYY-MM'), 1 FROM pintores JOIN pintor p USING (id)
     WHERE p.criado_em >= ${startOf(scope.since)} AND p.criado_em < ${endOf(scope.until)})
  SELECT serie, mes, sum(valor) AS total FROM mensais GROUP BY serie, mes`;

/** Of the period, or of the twelve months, the newest first. */
export const resgates = (scope: Scope) => sql<ResgateRow>`
  WITH ${base(scope)}
  SELECT r.id, p.nome, r.premio, r.obs, r.pontos_gastos AS "pontosGastos", r.status, r.qtde, r.resgatado_em AS "resgatadoEm",
         r.previsao_entrega AS "previsaoEntrega", r.data_entrega AS "dataEntrega"
    FROM pintores JOIN pintor p USING (id) JOIN resgate r ON r.pintor_id = p.id
   WHERE r.resgatado_em >= ${startOf(scope.resgatesSince)} AND r.resgatado_em < ${endOf(scope.until)} ORDER BY r.resgatado_em DESC, r.id DESC`;
