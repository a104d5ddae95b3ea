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
  /** The CNPJ root that every shop of the reseller shares; it bounds whatever else is asked for. */
  root: Bound<string>;
  /** The CNPJ of one of them; null are all. */
  shop: Bound<string | null>;
  from: Bound<string>;
  until: Bound<string>;
  /** The first day of the charts, and of the redemptions. */
  since: Bound<string>;
  resgatesSince: Bound<string>;
}

/** `root`: the first 8 characters of the CNPJ; `shop`: one of its shops. */
export const scopeOf = (root: string, shop: string | undefined, days: ReportDays): Scope => ({
  root: sql.bound(root),
  shop: sql.bound(shop ?? null),
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

/** Live sales at the shops, those of the period, and the painters who bought there at any time or prefer one of them. */
const base = ({root, shop, from, until}: Scope) => sql`
  compras AS (SELECT v.id, v.pintor_id, v.nota_id, v.total_venda, v.realizado_em FROM venda v
               WHERE left(v.cnpj_loja, 8) = ${root} AND (${shop}::text IS NULL OR v.cnpj_loja = ${shop}) AND v.estado = 'pontuada'),
  vendas AS (SELECT * FROM compras WHERE realizado_em BETWEEN ${from} AND ${until}),
  pintores AS (SELECT pintor_id AS id FROM compras
                UNION SELECT p.id FROM pintor p JOIN revenda r ON r.id = p.revenda_id
                       WHERE left(r.cnpj, 8) = ${root} AND (${shop}::text IS NULL OR r.cnpj = ${shop}))`;

export const pintores = (scope: Scope, now: Date) => sql<PintorRow>`
  WITH ${base(scope)}, somas AS (
    SELECT pintor_id, count(*)::int AS qtde, sum(total_venda) AS total,
           coalesce(sum(total_venda) FILTER (WHERE realizado_em >= ${scope.since}), 0) AS ano FROM vendas GROUP BY pintor_id)
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

export const topProdutos = (scope: Scope) => sql<DashboardRevenda['topProdutos'][number]>`
  WITH ${base(scope)}
  SELECT p.nome AS produto, x.qtde, x.vendido AS "totalVendido"
    FROM (SELECT i.produto_id, sum(i.qtde) AS qtde, sum(i.sub_total) AS vendido
            FROM vendas v JOIN venda_item i ON i.venda_id = v.id GROUP BY i.produto_id ORDER BY 3 DESC, 1 LIMIT 20) x
    JOIN produto p ON p.id = x.produto_id ORDER BY x.vendido DESC, p.id`;

/** Three series in one: receipts by the month they were sent, sales by the month of the sale, painters by sign-up. */
export const series = (scope: Scope) => sql<MonthPoint & {serie: string}>`
  WITH ${base(scope)}, mensais AS (
    SELECT 'totalVendas' AS serie, to_char(realizado_em, 'YYYY-MM') AS mes, total_venda AS valor FROM vendas WHERE realizado_em >= ${scope.since}
    UNION ALL
    SELECT 'notasEnviadas', to_char(n.criado_em AT TIME ZONE ${ZONE}, 'YYYY-MM'), 1 FROM compras v JOIN nota n ON n.id = v.nota_id
     WHERE n.criado_em >= ${startOf(scope.since)} AND n.criado_em < ${endOf(scope.until)}
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
