import {sql, type Sql} from '../../kernel/persistence/sql';
import type {Grupo} from './revenda.query';
import {ZONE, endOf, startOf, type Scope} from './revenda.sql';

/** SQL: painters who ever bought at the shops or prefer one of them. */
export const base = ({shops}: Scope) => sql`
  clientes AS MATERIALIZED (SELECT pintor_id, sum(vendas)::int AS qtde, sum(valor) AS total FROM resumo_cliente
                             WHERE cnpj_loja = ANY(${shops}) GROUP BY 1 HAVING sum(vendas) > 0),
  pintores AS (SELECT pintor_id AS id FROM clientes UNION SELECT p.id FROM pintor p JOIN revenda r ON r.id = p.revenda_id WHERE r.cnpj = ANY(${shops}))`;

/** SQL: purchases by painter, in the period and in the months of its charts; only those days are read. */
const somas = ({shops, from, until, since, always}: Scope) =>
  always
    ? sql`SELECT c.pintor_id, c.qtde, c.total, coalesce(a.ano, 0) AS ano FROM clientes c LEFT JOIN (
            SELECT pintor_id, sum(valor) AS ano FROM resumo_compra WHERE cnpj_loja = ANY(${shops}) AND dia >= ${since} GROUP BY 1) a USING (pintor_id)`
    : sql`SELECT pintor_id, sum(vendas)::int AS qtde, sum(valor) AS total, coalesce(sum(valor) FILTER (WHERE dia >= ${since}), 0) AS ano
            FROM resumo_compra WHERE cnpj_loja = ANY(${shops}) AND dia BETWEEN ${from} AND ${until} GROUP BY pintor_id HAVING sum(vendas) > 0`;

/** SQL: the courses that they completed in the period. */
export const concluidos = ({from, until}: Scope) => sql`
  pintores JOIN inscricao i ON i.pintor_id = pintores.id JOIN curso c ON c.id = i.curso_id
  WHERE i.concluido_em >= ${startOf(from)} AND i.concluido_em < ${endOf(until)}`;

/** SQL: of the rows of `pintores` those who are still there; who erased the account counts by the purchases alone. */
export const IS_THERE = sql`NOT apagado`;

/** SQL: the painters; `mesCadastro` (2026-09) is the month of registration if the charts contain it. */
export const pintores = (scope: Scope, now: Date) => sql`
  WITH ${base(scope)}, somas AS (${somas(scope)}), resgataram AS (
    SELECT DISTINCT r.pintor_id FROM pintores JOIN resgate r ON r.pintor_id = pintores.id
     WHERE r.status NOT IN (3, 4) AND r.resgatado_em >= ${startOf(scope.from)} AND r.resgatado_em < ${endOf(scope.until)}
  ), estudaram AS (SELECT DISTINCT i.pintor_id FROM ${concluidos(scope)})
  SELECT p.id, p.nome, p.celular, p.end_cidade AS cidade, coalesce(p.end_estado, '') AS uf, p.cpf, p.ativo AS "estaAtivo", p.anonimizado_em IS NOT NULL AS apagado,
         CASE WHEN p.ache_seu_pintor THEN 'Ache Seu Pintor' ELSE 'Clube do Pintor' END AS programa,
         ((${now}::timestamptz AT TIME ZONE ${ZONE})::date - (p.ultimo_acesso_em AT TIME ZONE ${ZONE})::date) AS "diasSemAcesso",
         coalesce(s.qtde, 0) AS "qtdeVendas", coalesce(s.ano, 0) AS "totalVendas", coalesce(s.total, 0) AS "totalVendido",
         coalesce(round(s.total / s.qtde, 2), 0) AS "mediaNf", g.pintor_id IS NOT NULL AS "temResgate", k.pintor_id IS NOT NULL AS "temCursos",
         CASE WHEN p.criado_em >= ${startOf(scope.since)} AND p.criado_em < ${endOf(scope.until)}
              THEN to_char(p.criado_em AT TIME ZONE ${ZONE}, 'YYYY-MM') END AS "mesCadastro"
    FROM pintores JOIN pintor p USING (id) LEFT JOIN somas s ON s.pintor_id = p.id LEFT JOIN resgataram g ON g.pintor_id = p.id
    LEFT JOIN estudaram k ON k.pintor_id = p.id`;

/** SQL conditions for rows of `pintores` in each group. */
export const OF_GRUPO: Readonly<Record<Grupo, Sql>> = {
  pontuados: sql`"qtdeVendas" > 0`,
  ativos: sql`"estaAtivo"`,
  inativos: sql`NOT "estaAtivo"`,
  acheSeuPintor: sql`programa = 'Ache Seu Pintor'`,
  comResgate: sql`"temResgate"`,
  comCurso: sql`"temCursos"`,
};

export interface PintoresCounted extends Record<Grupo, number> {
  /** The month of registration; null: before the charts. */
  mes: string | null;
  pintores: number;
  notas: number;
  vendido: number;
}

/** SQL: numbers of painters and their purchases, by month of registration. */
export const counted = (scope: Scope, now: Date) => sql<PintoresCounted>`
  SELECT "mesCadastro" AS mes, count(*) FILTER (WHERE ${IS_THERE})::int AS pintores, sum("qtdeVendas")::int AS notas, sum("totalVendido") AS vendido,
         count(*) FILTER (WHERE ${OF_GRUPO.pontuados} AND ${IS_THERE})::int AS pontuados, count(*) FILTER (WHERE ${OF_GRUPO.ativos} AND ${IS_THERE})::int AS ativos,
         count(*) FILTER (WHERE ${OF_GRUPO.inativos} AND ${IS_THERE})::int AS inativos,
         count(*) FILTER (WHERE ${OF_GRUPO.acheSeuPintor} AND ${IS_THERE})::int AS "acheSeuPintor",
         count(*) FILTER (WHERE ${OF_GRUPO.comResgate} AND ${IS_THERE})::int AS "comResgate", count(*) FILTER (WHERE ${OF_GRUPO.comCurso} AND ${IS_THERE})::int AS "comCurso"
    FROM (${pintores(scope, now)}) x GROUP BY 1`;
