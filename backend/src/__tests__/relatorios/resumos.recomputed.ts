import {civilDateOf, monthOf} from '@clube/domain';
import {sql, type Sql} from '../../kernel/persistence/sql';
import type {TestApp} from '../support';

/** Sums by key, amounts in hundredths and quantities in thousandths; without rows of zeros. */
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

/** Redeemed points by lot, computed from all entries; a cancellation returns the order's points in its own month. */
async function redemptions({db}: TestApp) {
  const entries = await db.query(
    sql<{
      id: number;
      estorna: number | null;
      em: Date;
    }>`SELECT id, estorna, ocorrido_em AS em FROM lancamento WHERE tipo IN ('resgate', 'estorno_resgate')`,
  );
  const taken = await db.query(sql<{entrada: number; rede: number | null; loja: string | null; pontos: number}>`
    SELECT a.lancamento_id AS entrada, l.rede_id AS rede, l.cnpj_loja AS loja, a.pontos FROM alocacao a JOIN lote l ON l.id = a.lote_id`);
  return entries.flatMap(({id, estorna, em}) =>
    taken
      .filter(({entrada}) => entrada === (estorna ?? id))
      .map(
        ({rede, loja, pontos}) =>
          [`${rede}/${loja}/${monthOf(civilDateOf(em))}`, [estorna ? pontos : -pontos]] as const,
      ),
  );
}

/** Painters by referring shop or reseller, and the counts without either. */
async function registrations({db}: TestApp, scored: Iterable<number>) {
  const pintores = await db.query(
    sql<{
      loja: string | null;
      revenda: number | null;
      apagado: boolean;
      indicado: boolean;
    }>`SELECT indicacao_loja AS loja, revenda_id AS revenda, anonimizado_em IS NOT NULL AS apagado, indicado_por IS NOT NULL AS indicado FROM pintor`,
  );
  const paid = await db.query(sql<{id: number}>`SELECT id FROM bonus_indicacao WHERE estorno_id IS NULL`);
  return sumOf([
    ...pintores.map(
      ({loja, revenda, apagado, indicado}) =>
        [`${loja}/${loja === null ? revenda : null}`, [1, Number(!apagado), Number(indicado), 0, 0]] as const,
    ),
    ['null/null', [0, 0, 0, paid.length, new Set(scored).size]] as const,
  ]);
}

/** The rollups, recomputed from the rows of sales, items, receipts, ledger entries, painters and networks' sales. */
export async function resumosRecomputed(t: TestApp) {
  const {db} = t;
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
  const history = await db.query(sql<{dono: string; mes: string; codigo: string; qtde: number; valor: number}>`
    SELECT concat(rede_id, '/', revenda_id) AS dono, mes::text AS mes, codigo_produto AS codigo, quantidade AS qtde, valor FROM historico_rede`);
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
    cliente: sumOf(vendas.map(({loja, pintor, valor}) => [`${loja}/${pintor}`, [1, cents(valor)]])),
    mesProduto: sumOf(
      live.flatMap(({loja, revenda, dia, produto, qtde, valor, pontos}) => {
        const amounts = [thousandths(qtde), cents(valor), pontos];
        const key = `${monthOf(dia)}/${produto}`;
        return [
          [`${loja.slice(0, 8)}/${key}`, amounts] as const,
          ...(revenda === null ? [] : [[`/${key}`, amounts] as const]),
        ];
      }),
    ),
    rede: sumOf(await redemptions(t)),
    cadastro: await registrations(
      t,
      vendas.map(({pintor}) => pintor),
    ),
    historicoMes: sumOf(history.map(({dono, mes, valor}) => [`${dono}/${monthOf(mes)}`, [1, cents(valor)]])),
    historicoAno: sumOf(
      history.map(({dono, mes, codigo, qtde}) => [`${dono}/${mes.slice(0, 4)}/${codigo}`, [thousandths(qtde)]]),
    ),
    pintor: sumOf(vendas.map(({pintor, valor, pontos}) => [`${pintor}`, [1, cents(valor), pontos]])),
    loja: sumOf(vendas.map(({loja, revenda, valor, pontos}) => [`${loja}/${revenda}`, [1, cents(valor), pontos]])),
    produto: sumOf(
      live.map(({produto, qtde, valor, pontos}) => [`${produto}`, [thousandths(qtde), cents(valor), pontos]]),
    ),
  };
}

/** The stored rollups. */
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
    cliente: await read(
      sql<Row>`SELECT concat_ws('/', cnpj_loja, pintor_id) AS chave, vendas AS n, valor, 0 AS outro FROM resumo_cliente`,
      ({n, valor}) => [n, cents(valor)],
    ),
    mesProduto: await read(
      sql<Row>`SELECT concat_ws('/', raiz, to_char(mes, 'YYYY-MM'), produto_id) AS chave, qtde AS n, valor, pontos AS outro FROM resumo_mes_produto`,
      ofItems,
    ),
    rede: await read(
      sql<Row>`SELECT concat(coalesce(rede_id::text, 'null'), '/', coalesce(cnpj_loja, 'null'), '/', to_char(mes, 'YYYY-MM')) AS chave,
                      pontos AS n, 0 AS valor, 0 AS outro FROM resumo_rede`,
      ({n}) => [n],
    ),
    cadastro: sumOf(
      (
        await db.query(sql<{
          chave: string;
          pintores: number;
          cadastrados: number;
          indicados: number;
          validados: number;
          pontuados: number;
        }>`
          SELECT concat(coalesce(indicacao_loja, 'null'), '/', coalesce(revenda_id::text, 'null')) AS chave, pintores, cadastrados, indicados, validados,
                 pontuados FROM resumo_cadastro`)
      ).map(row => [row.chave, [row.pintores, row.cadastrados, row.indicados, row.validados, row.pontuados]] as const),
    ),
    historicoMes: await read(
      sql<Row>`SELECT concat(rede_id, '/', revenda_id, '/', to_char(mes, 'YYYY-MM')) AS chave, linhas AS n, valor, 0 AS outro FROM resumo_historico_mes`,
      ({n, valor}) => [n, cents(valor)],
    ),
    historicoAno: await read(
      sql<Row>`SELECT concat(rede_id, '/', revenda_id, '/', ano, '/', codigo_produto) AS chave, quantidade AS n, 0 AS valor, 0 AS outro FROM resumo_historico_ano`,
      ({n}) => [thousandths(n)],
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
