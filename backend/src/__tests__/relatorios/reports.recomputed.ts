import {civilDateOf, monthOf} from '@clube/domain';
import {sql} from '../../kernel/persistence/sql';
import type {TestApp} from '../support';

/** Figures by key: amounts in BRL, quantities, points. */
export type Figures = Record<string, number[]>;
export type Reports = Record<
  'historico' | 'mensuracao' | 'taxas' | 'ultimas' | 'vendidos' | 'daRevenda' | 'redes' | 'resgates',
  Figures
>;

const sorted = (entries: Iterable<readonly [string, number[]]>): Figures => Object.fromEntries([...entries].sort());
const cents = (value: number): number => Math.round(value * 100) / 100;
const thousandths = (value: number): number => Math.round(value * 1000) / 1000;
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function groups<T>(rows: readonly T[], keyOf: (row: T) => string): [key: string, rows: T[]][] {
  const found = new Map<string, T[]>();
  for (const row of rows) found.set(keyOf(row), [...(found.get(keyOf(row)) ?? []), row]);
  return [...found];
}

/** The sales reported by networks, each with its current network. */
async function history({db}: TestApp) {
  return db.query(sql<{
    rede: number;
    entrou: string;
    mes: string;
    codigo: string;
    qtde: number;
    valor: number;
    unitario: number;
  }>`
    SELECT r.id AS rede, to_char(r.data_cadastro, 'YYYY-MM') AS entrou, to_char(h.mes, 'YYYY-MM') AS mes, h.codigo_produto AS codigo,
           h.quantidade::float8 AS qtde, h.valor::float8 AS valor, p.valor_unitario::float8 AS unitario
      FROM historico_rede h LEFT JOIN revenda v ON v.id = h.revenda_id JOIN rede r ON r.id = h.rede_id OR r.id = v.rede_id
      JOIN produto p ON p.codigo = h.codigo_produto`);
}
type Told = Awaited<ReturnType<typeof history>>[number];

function measured(rows: readonly Told[]): number[] {
  const before = rows.filter(({mes, entrou}) => mes < entrou);
  const since = rows.filter(({mes, entrou}) => mes >= entrou);
  const [months, monthsSince] = [before, since].map(part => new Set(part.map(({mes}) => mes)).size) as [number, number];
  const mean = (part: readonly Told[], of: number) => (of === 0 ? 0 : sum(part.map(({valor}) => valor)) / of);
  const [old, now] = [cents(mean(before, months)), cents(mean(since, monthsSince))];
  return [months, monthsSince, old, now, cents(now - old), cents(sum(since.map(({valor}) => valor)))];
}

/** 0-rules, 8: months before the network joined count for all its products, even those without sales in them. */
function rates(rows: readonly Told[], percent: number, year: string, limit = Infinity): [string, number[]][] {
  return groups(rows, ({rede}) => String(rede)).flatMap(([rede, told]) => {
    const before = told.filter(({mes, entrou}) => mes < entrou);
    const months = [...new Set(before.map(({mes}) => mes))].sort().reverse().slice(0, limit);
    const since = told.filter(({mes, entrou}) => mes >= entrou && mes.startsWith(year));
    return groups(since, ({codigo, mes}) => `${rede}/${codigo}/${mes}`).map(
      ([key, [first, ...others]]): [string, number[]] => {
        const {codigo, unitario} = first as Told;
        const sold = sum([first as Told, ...others].map(({qtde}) => qtde));
        const soldBefore = sum(
          before.filter(row => row.codigo === codigo && months.includes(row.mes)).map(({qtde}) => qtde),
        );
        const mean = months.length === 0 ? 0 : soldBefore / months.length;
        const more = (sold - mean) * unitario;
        const rate = months.length === 0 || more <= 0 ? 0 : (more * percent) / 100;
        return [key, [months.length, thousandths(soldBefore), thousandths(sold), cents(rate)]];
      },
    );
  });
}

/** Sales by product and month, of one reseller or of all registered ones. */
async function sold({db}: TestApp, revenda?: number): Promise<Figures> {
  const items = await db.query(sql<{mes: string; codigo: string; qtde: number; valor: number; pontos: number}>`
    SELECT to_char(v.realizado_em, 'YYYY-MM') AS mes, i.codigo, i.qtde::float8 AS qtde, i.sub_total::float8 AS valor, i.valor_pontos::float8 AS pontos
      FROM venda_item i, venda v WHERE v.id = i.venda_id AND v.encerrada_em IS NULL AND v.revenda_id IS NOT NULL
       AND (${revenda === undefined} OR v.revenda_id = ${revenda ?? 0})`);
  return sorted(
    groups(items, ({mes, codigo}) => `${codigo}/${mes}`).map(([key, rows]) => [
      key,
      [
        thousandths(sum(rows.map(({qtde}) => qtde))),
        cents(sum(rows.map(({valor}) => valor))),
        Math.round(sum(rows.map(({qtde, pontos}) => qtde * pontos))),
      ],
    ]),
  );
}

/** Redeemed points by network and month, computed from all ledger entries. */
async function charged({db}: TestApp): Promise<Map<string, number>> {
  const entries = await db.query(sql<{id: number; estorna: number | null; em: Date}>`
    SELECT id, estorna, ocorrido_em AS em FROM lancamento WHERE tipo IN ('resgate', 'estorno_resgate')`);
  const parts = await db.query(sql<{entrada: number; rede: number | null; pontos: number}>`
    SELECT a.lancamento_id AS entrada, l.rede_id AS rede, a.pontos FROM alocacao a JOIN lote l ON l.id = a.lote_id`);
  const points = new Map<string, number>();
  for (const {id, estorna, em} of entries)
    for (const {rede, pontos} of parts.filter(({entrada}) => entrada === (estorna ?? id))) {
      const key = `${rede ?? 'sem'}/${monthOf(civilDateOf(em))}`;
      points.set(key, (points.get(key) ?? 0) - (estorna ? -pontos : pontos));
    }
  return points;
}

/** All reports of 2026, recomputed from the rows of networks' sales, scored sales and the ledger. */
export async function reportsRecomputed(t: TestApp, revenda: number): Promise<Reports> {
  const told = await history(t);
  const percent = 3;
  const taxas = rates(told, percent, '2026');
  const points = await charged(t);
  const redes = await t.db.query(sql<{id: number}>`SELECT id FROM rede`);
  const value = await t.db.one(
    sql<{valor: number}>`SELECT valor_ponto::float8 AS valor FROM valor_ponto WHERE tipo = 'REDE'`,
  );
  const owed = [...redes.map(({id}) => String(id)), 'sem'].flatMap(rede =>
    ['2026-08', '2026-09', '2026-10'].map((mes): [string, number[]] => {
      const pontos = points.get(`${rede}/${mes}`) ?? 0;
      const rate = sum(
        taxas.filter(([key]) => key.startsWith(`${rede}/`) && key.endsWith(mes)).map(([, row]) => row[3] ?? 0),
      );
      const aPagar = cents(pontos * (value?.valor ?? 0));
      return [`${rede}/${mes}`, [pontos, aPagar, cents(rate), cents(aPagar + rate)]];
    }),
  );
  const orders = await t.db.query(sql<{id: number; pontos: number; valor: number; em: Date}>`
    SELECT id, pontos_gastos AS pontos, valor_do_ponto::float8 AS valor, resgatado_em AS em FROM resgate WHERE status IN (0, 1, 2)`);
  return {
    historico: sorted(
      groups(told, ({rede, mes}) => `${rede}/${mes}`).map(([key, rows]) => [
        key,
        [cents(sum(rows.map(({valor}) => valor)))],
      ]),
    ),
    mensuracao: sorted(
      redes.map(({id}): [string, number[]] => [String(id), measured(told.filter(({rede}) => rede === id))]),
    ),
    taxas: sorted(taxas),
    ultimas: sorted(rates(told, percent, '2026', 2)),
    vendidos: await sold(t),
    daRevenda: await sold(t, revenda),
    redes: sorted(owed.filter(([, figures]) => figures.some(figure => figure !== 0))),
    resgates: sorted(
      orders
        .filter(({em}) => monthOf(civilDateOf(em)) === '2026-09')
        .map(({id, pontos, valor}): [string, number[]] => [String(id), [pontos, cents(pontos * valor)]]),
    ),
  };
}
