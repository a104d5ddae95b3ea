import type {Period} from '@clube/domain';
import {sql, type Bound} from '../../kernel/persistence/sql';
import {cadastrosByRevenda, cadastrosEver} from '../revendas';
import type {Dashboard, Figures} from './painel.schema';

const TOP = 20;

/** A row of a table, with the same figure for the preceding period. */
type Compared<T extends `top${string}` & keyof Dashboard> = Omit<Dashboard[T][number], 'antes'> & {antes: number};

/** The first and last day of a period, in São Paulo. */
export interface Bounds {
  from: Bound<string>;
  until: Bound<string>;
}

const ZONE = sql`'America/Sao_Paulo'`;
const during = (column: string, m: Bounds | undefined) =>
  m
    ? sql`(${sql.raw(column)} >= ${m.from}::timestamp AT TIME ZONE ${ZONE} AND ${sql.raw(column)} < (${m.until}::timestamp + interval '1 day') AT TIME ZONE ${ZONE})`
    : sql`true`;

export const boundsOf = (period: Period | undefined): Bounds | undefined =>
  period && {from: sql.bound(period.dataInicial), until: sql.bound(period.dataFinal)};

// All-time totals are read from rollups; those of a period from the sales, as rollups are grouped by the day of
// purchase instead of scoring.
const scoredIn = (m: Bounds) => sql`v.estado = 'pontuada' AND ${during('v.pontuado_em', m)}`;

const pintores = (m: Bounds | undefined) =>
  m
    ? sql`SELECT v.pintor_id, sum(v.total_pontos)::bigint AS acumulado, sum(v.total_venda) AS vendido
            FROM venda v WHERE ${scoredIn(m)} GROUP BY v.pintor_id`
    : sql`SELECT pintor_id, pontos AS acumulado, valor AS vendido FROM resumo_pintor WHERE vendas > 0`;

const revendas = (m: Bounds | undefined) =>
  m
    ? sql`SELECT v.revenda_id, sum(v.total_pontos)::bigint AS acumulado, sum(v.total_venda) AS vendido
            FROM venda v WHERE v.revenda_id IS NOT NULL AND ${scoredIn(m)} GROUP BY v.revenda_id`
    : sql`SELECT revenda_id, sum(pontos)::bigint AS acumulado, sum(valor) AS vendido
            FROM resumo_loja WHERE revenda_id IS NOT NULL GROUP BY revenda_id HAVING sum(vendas) > 0`;

const lojas = (m: Bounds | undefined) =>
  m
    ? sql`SELECT DISTINCT v.cnpj_loja FROM venda v WHERE ${scoredIn(m)}`
    : sql`SELECT cnpj_loja FROM resumo_loja GROUP BY cnpj_loja HAVING sum(vendas) > 0`;

const produtos = (m: Bounds | undefined) =>
  m
    ? sql`SELECT i.produto_id, round(sum(i.qtde * i.valor_pontos))::bigint AS acumulado, sum(i.qtde) AS quantidade, sum(i.sub_total) AS vendido
            FROM venda_item i WHERE ${during('i.pontuado_em', m)} GROUP BY i.produto_id`
    : sql`SELECT produto_id, round(sum(pontos))::bigint AS acumulado, sum(qtde) AS quantidade, sum(valor) AS vendido
            FROM resumo_produto GROUP BY produto_id HAVING sum(qtde) > 0`;

/**
 * SQL: numbers of painters, without erased ones, and of scored sales, which stay. Referrals are those of the painters registered in the period.
 */
export const figuresOf = (m: Bounds | undefined) =>
  m
    ? figuresIn(m)
    : sql<Figures>`
  SELECT x.cadastrados AS "parceirosCadastrados",
         (SELECT count(*)::int FROM revenda WHERE ativo) AS "revendasCadastradas",
         x.pontuados - (SELECT count(*)::int FROM pintor p JOIN resumo_pintor r ON r.pintor_id = p.id
                         WHERE p.anonimizado_em IS NOT NULL AND r.vendas > 0) AS "parceirosPontuados",
         (SELECT count(*)::int FROM (${revendas(m)}) r) AS "revendasPontuadas",
         (SELECT count(*)::int FROM (${lojas(m)}) l) AS "lojasPontuadas",
         x.indicados AS "qtdParceirosIndicados", x.validados AS "qtdParceirosIndicadosValidados"
    FROM (SELECT coalesce(sum(cadastrados), 0)::int AS cadastrados, coalesce(sum(pontuados), 0)::int AS pontuados,
                 coalesce(sum(indicados), 0)::int AS indicados, coalesce(sum(validados), 0)::int AS validados FROM resumo_cadastro) x`;

const figuresIn = (m: Bounds) => sql<Figures>`
  SELECT (SELECT count(*)::int FROM pintor WHERE anonimizado_em IS NULL AND ${during('criado_em', m)}) AS "parceirosCadastrados",
         (SELECT count(*)::int FROM revenda WHERE ativo AND ${during('criado_em', m)}) AS "revendasCadastradas",
         (SELECT count(*)::int FROM (${pintores(m)}) x JOIN pintor p ON p.id = x.pintor_id WHERE p.anonimizado_em IS NULL) AS "parceirosPontuados",
         (SELECT count(*)::int FROM (${revendas(m)}) x) AS "revendasPontuadas",
         (SELECT count(*)::int FROM (${lojas(m)}) x) AS "lojasPontuadas",
         (SELECT count(*)::int FROM pintor WHERE indicado_por IS NOT NULL AND ${during('criado_em', m)}) AS "qtdParceirosIndicados",
         (SELECT count(*)::int FROM bonus_indicacao b JOIN pintor p ON p.id = b.indicado_id
           WHERE b.estorno_id IS NULL AND ${during('p.criado_em', m)}) AS "qtdParceirosIndicadosValidados"`;

/** SQL: scored points of the preceding period; 0 without one. */
const before = (of: string, b: Bounds | undefined) =>
  b
    ? sql`(SELECT coalesce(sum(v.total_pontos), 0)::bigint FROM venda v WHERE ${sql.raw(of)} AND ${scoredIn(b)})`
    : sql`0::bigint`;

export const topPintores = (m: Bounds | undefined, b: Bounds | undefined) => sql<Compared<'topParceirosPontuados'>>`
  SELECT p.nome, p.cpf, x.acumulado::int AS acumulado, coalesce(c.saldo, 0) AS saldo, x.vendido, ${before('v.pintor_id = x.pintor_id', b)} AS antes
    FROM (SELECT t.* FROM (${pintores(m)}) t JOIN pintor o ON o.id = t.pintor_id AND o.anonimizado_em IS NULL ORDER BY 2 DESC, 1 LIMIT ${TOP}) x
    JOIN pintor p ON p.id = x.pintor_id LEFT JOIN conta c ON c.pintor_id = p.id ORDER BY x.acumulado DESC, p.id`;

export const topRevendas = (m: Bounds | undefined, b: Bounds | undefined) => sql<Compared<'topRevendasPontuadas'>>`
  SELECT r.nome_input AS nome, r.cnpj, x.acumulado, x.vendido, ${before('v.revenda_id = x.revenda_id', b)} AS antes
    FROM (${revendas(m)} ORDER BY 2 DESC, 1 LIMIT ${TOP}) x
    JOIN revenda r ON r.id = x.revenda_id ORDER BY x.acumulado DESC, r.id`;

/** SQL: registrations per reseller: counted for a period, read from the rollup for all time. */
const cadastros = (m: Bounds | undefined) => (m ? cadastrosByRevenda(during('criado_em', m)) : cadastrosEver);

const cadastrosBefore = (b: Bounds | undefined) =>
  b ? cadastros(b) : sql`(SELECT NULL::integer AS id, 0 AS quantidade WHERE false)`;
const produtosBefore = (b: Bounds | undefined) =>
  b ? produtos(b) : sql`SELECT NULL::integer AS produto_id, 0::bigint AS acumulado WHERE false`;

export const topReferring = (m: Bounds | undefined, b: Bounds | undefined) => sql<Compared<'topRevendasQueIndicam'>>`
  SELECT r.nome_input AS nome, r.cnpj, x.quantidade, coalesce(a.quantidade, 0) AS antes
    FROM ${cadastros(m)} x JOIN revenda r ON r.id = x.id LEFT JOIN ${cadastrosBefore(b)} a ON a.id = x.id
   ORDER BY x.quantidade DESC, r.nome_input LIMIT ${TOP}`;

export const topProdutos = (m: Bounds | undefined, b: Bounds | undefined) => sql<Compared<'topProdutosVendidos'>>`
  SELECT p.nome, p.codigo, x.acumulado, x.quantidade, x.vendido, coalesce(a.acumulado, 0) AS antes
    FROM (${produtos(m)} ORDER BY 2 DESC, 1 LIMIT ${TOP}) x
    JOIN produto p ON p.id = x.produto_id LEFT JOIN (${produtosBefore(b)}) a ON a.produto_id = x.produto_id
   ORDER BY x.acumulado DESC, p.id`;
