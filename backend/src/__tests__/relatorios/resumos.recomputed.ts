import {civilDateOf} from '@clube/domain';
import {sql, type Sql} from '../../kernel/persistence/sql';
import type {TestApp} from '../support';

/** By key, amounts in hundredths and quantities in thousandths: what is all zero is left out. */
type Sums = Record<string, number[]>;

function sumOf(rows: Iterable<readonly [key: string, amounts: readonly number[]]>): Sums {
  const sums = new Map<string, number[]>();
  for (const [key, amounts] of rows) {
    const before = sums.get(key) ?? amounts.map(() => 0);
    sums.set(
      key,
      amounts.map((amount, i) => (before[i] ?? 0) + amount),
    );
  }
  return Object.fromEntries([...sums].filter(([, amounts]) => amounts.some(amount => amount !== 0)).sort());
}

const [cents, thousandths] = [(value: number) => Math.round(value * 100), (value: number) => Math.round(value * 1000)];

/** The rollups once more, row by row from the sales, their items and their receipts. */
export async function resumosRecomputed({db}: TestApp) {
  const vendas = await db.query(sql<{
    id: number;
    loja: string;
    revenda: number | null;
    dia: string;
    pintor: number;
    valor: number;
    pontos: number;
    enviada: Date;
  }>`SELECT v.id, v.cnpj_loja AS loja, v.revenda_id AS revenda, v.realizado_em::text AS dia, v.pintor_id AS pintor, v.total_venda AS valor,
            v.total_pontos AS pontos, n.criado_em AS enviada
       FROM venda v JOIN nota n ON n.id = v.nota_id WHERE v.encerrada_em IS NULL`);
  const itens = await db.query(sql<{venda: number; produto: number; qtde: number; valor: number; pontos: number}>`
    SELECT venda_id AS venda, produto_id AS produto, qtde, sub_total AS valor, valor_pontos AS pontos FROM venda_item`);
  const byId = new Map(vendas.map(venda => [venda.id, venda]));
  const live = itens.flatMap(({venda, qtde, pontos, ...item}) => {
    const of = byId.get(venda);
    return of ? [{...of, ...item, qtde, pontos: thousandths(qtde) * pontos}] : [];
  });
  return {
    compra: sumOf(
      vendas.flatMap(({loja, dia, pintor, valor, enviada}) => [
        [`${loja}/${dia}/${pintor}`, [1, cents(valor), 0]] as const,
        [`${loja}/${civilDateOf(enviada)}/${pintor}`, [0, 0, 1]] as const,
      ]),
    ),
    item: sumOf(
      live.map(({loja, dia, produto, pintor, qtde, valor, pontos}) => [
        `${loja}/${dia}/${produto}/${pintor}`,
        [thousandths(qtde), cents(valor), pontos],
      ]),
    ),
    pintor: sumOf(vendas.map(({pintor, valor, pontos}) => [`${pintor}`, [1, cents(valor), pontos]])),
    loja: sumOf(vendas.map(({loja, revenda, valor, pontos}) => [`${loja}/${revenda}`, [1, cents(valor), pontos]])),
    produto: sumOf(
      live.map(({produto, qtde, valor, pontos}) => [`${produto}`, [thousandths(qtde), cents(valor), pontos]]),
    ),
  };
}

/** The rollups as they are kept. */
export async function resumosStored({db}: TestApp) {
  type Row = {chave: string; n: number; valor: number; outro: number};
  const read = async (rows: Sql<Row>, of: (row: Row) => number[]) =>
    sumOf((await db.query(rows)).map(row => [row.chave, of(row)] as const));
  const ofItems = ({n, valor, outro}: Row) => [thousandths(n), cents(valor), thousandths(outro)];
  const ofSales = ({n, valor, outro}: Row) => [n, cents(valor), outro];
  return {
    compra: await read(
      sql<Row>`SELECT concat_ws('/', cnpj_loja, dia, pintor_id) AS chave, vendas AS n, valor, enviadas AS outro FROM resumo_compra`,
      ofSales,
    ),
    item: await read(
      sql<Row>`SELECT concat_ws('/', cnpj_loja, dia, produto_id, pintor_id) AS chave, qtde AS n, valor, pontos AS outro FROM resumo_item`,
      ofItems,
    ),
    pintor: await read(
      sql<Row>`SELECT pintor_id::text AS chave, vendas AS n, valor, pontos AS outro FROM resumo_pintor`,
      ofSales,
    ),
    loja: await read(
      sql<Row>`SELECT cnpj_loja || '/' || coalesce(revenda_id::text, 'null') AS chave, vendas AS n, valor, pontos AS outro FROM resumo_loja`,
      ofSales,
    ),
    produto: await read(
      sql<Row>`SELECT produto_id::text AS chave, qtde AS n, valor, pontos AS outro FROM resumo_produto`,
      ofItems,
    ),
  };
}
