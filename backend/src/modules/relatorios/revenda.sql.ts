import {sql, type Bound} from '../../kernel/persistence/sql';
import type {MonthPoint} from './months';
import type {DashboardRevenda, PintorDaRevenda} from './revenda.schema';

export type PintorRow = Omit<PintorDaRevenda, 'programa' | 'temCursos' | 'cidade' | 'uf'> & {
  cidade: string | null;
  uf: string | null;
  acheSeuPintor: boolean;
  temResgate: boolean;
  /** Completed courses, the newest first. */
  cursos: DashboardRevenda['usuariosCursos'][number]['cursos'];
};
export type ResgateRow = Omit<DashboardRevenda['resgates'][number], 'resgatadoEm'> & {
  resgatadoEm: Date;
  qtde: number;
};

const ZONE = sql`'America/Sao_Paulo'`;

/** Whose report it is, and how far back its charts go. */
export interface Period {
  /** The CNPJ root that every shop of the reseller shares. */
  root: Bound<string>;
  /** The first day of the twelve months, a day in São Paulo. */
  since: Bound<string>;
}

/** Live sales at the root's shops, and the painters who bought there or prefer one of them. */
const base = ({root}: Period) => sql`
  vendas AS (SELECT v.id, v.pintor_id, v.nota_id, v.total_venda, v.realizado_em FROM venda v
              WHERE left(v.cnpj_loja, 8) = ${root} AND v.estado = 'pontuada'),
  pintores AS (SELECT pintor_id AS id FROM vendas
                UNION SELECT p.id FROM pintor p JOIN revenda r ON r.id = p.revenda_id WHERE left(r.cnpj, 8) = ${root})`;

export const pintores = (period: Period, now: Date) => sql<PintorRow>`
  WITH ${base(period)}, somas AS (
    SELECT pintor_id, count(*)::int AS qtde, sum(total_venda) AS total,
           coalesce(sum(total_venda) FILTER (WHERE realizado_em >= ${period.since}), 0) AS ano FROM vendas GROUP BY pintor_id)
  SELECT p.id, p.nome, p.celular, p.end_cidade AS cidade, p.end_estado AS uf, p.cpf, p.ativo AS "estaAtivo",
         p.ache_seu_pintor AS "acheSeuPintor",
         ((${now}::timestamptz AT TIME ZONE ${ZONE})::date - (p.ultimo_acesso_em AT TIME ZONE ${ZONE})::date) AS "diasSemAcesso",
         coalesce(s.qtde, 0) AS "qtdeVendas", coalesce(s.ano, 0) AS "totalVendas", coalesce(s.total, 0) AS "totalVendido",
         coalesce(round(s.total / s.qtde, 2), 0) AS "mediaNf",
         EXISTS (SELECT 1 FROM resgate r WHERE r.pintor_id = p.id AND r.status NOT IN (3, 4)) AS "temResgate",
         coalesce((SELECT json_agg(json_build_object('nomeCurso', c.nome, 'dataConclusao', (i.concluido_em AT TIME ZONE ${ZONE})::date)
                                   ORDER BY i.concluido_em DESC, c.id)
                     FROM inscricao i JOIN curso c ON c.id = i.curso_id WHERE i.pintor_id = p.id AND i.concluido_em IS NOT NULL),
                  '[]') AS cursos
    FROM pintores JOIN pintor p USING (id) LEFT JOIN somas s ON s.pintor_id = p.id
   ORDER BY "totalVendido" DESC, p.nome, p.id`;

export const topProdutos = (period: Period) => sql<DashboardRevenda['topProdutos'][number]>`
  WITH ${base(period)}
  SELECT p.nome AS produto, x.qtde, x.vendido AS "totalVendido"
    FROM (SELECT i.produto_id, sum(i.qtde) AS qtde, sum(i.sub_total) AS vendido
            FROM vendas v JOIN venda_item i ON i.venda_id = v.id GROUP BY i.produto_id ORDER BY 3 DESC, 1 LIMIT 20) x
    JOIN produto p ON p.id = x.produto_id ORDER BY x.vendido DESC, p.id`;

/** Three series in one: receipts by the month they were sent, sales by the month of the sale, painters by sign-up. */
export const series = (period: Period) => sql<MonthPoint & {serie: string}>`
  WITH ${base(period)}, mensais AS (
    SELECT 'totalVendas' AS serie, to_char(realizado_em, 'YYYY-MM') AS mes, total_venda AS valor FROM vendas WHERE realizado_em >= ${period.since}
    UNION ALL
    SELECT 'notasEnviadas', to_char(n.criado_em AT TIME ZONE ${ZONE}, 'YYYY-MM'), 1 FROM vendas v JOIN nota n ON n.id = v.nota_id
     WHERE n.criado_em >= (${period.since}::date::timestamp AT TIME ZONE ${ZONE})
    UNION ALL
    SELECT 'novosParceiros', to_char(p.criado_em AT TIME ZONE ${ZONE}, 'YYYY-MM'), 1 FROM pintores JOIN pintor p USING (id)
     WHERE p.criado_em >= (${period.since}::date::timestamp AT TIME ZONE ${ZONE}))
  SELECT serie, mes, sum(valor) AS total FROM mensais GROUP BY serie, mes`;

/** Of the twelve months, the newest first. */
export const resgates = (period: Period) => sql<ResgateRow>`
  WITH ${base(period)}
  SELECT r.id, p.nome, r.premio, r.obs, r.pontos_gastos AS "pontosGastos", r.status, r.qtde, r.resgatado_em AS "resgatadoEm",
         r.previsao_entrega AS "previsaoEntrega", r.data_entrega AS "dataEntrega"
    FROM pintores JOIN pintor p USING (id) JOIN resgate r ON r.pintor_id = p.id
   WHERE r.resgatado_em >= (${period.since}::date::timestamp AT TIME ZONE ${ZONE}) ORDER BY r.resgatado_em DESC, r.id DESC`;
