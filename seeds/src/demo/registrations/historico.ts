import {sql, type Database} from '@clube/backend';
import {addMonths, decimalOfCents, firstDayOfMonth, type CivilDate} from '@clube/domain';
import type {Catalogue, Rede} from '../../catalogue';
import type {Random} from '../../random';
import type {Purchase} from '../plan/purchases';
import {instant} from '../time';
import {insertRows} from './insert-rows';

/** Months of history before a network joined, with which its growth is measured. */
const MONTHS_BEFORE = 12;
/** Factor of a network's sales after joining the programme. */
const GROWTH = 1.35;
/** The network with more of a product scored than it reports as sold. */
const EXCEEDED = 'Aliança Sulista';

interface Past {
  purchases: readonly Purchase[];
  today: CivilDate;
  random: Random;
}

/**
 * Creates each network's reported sales by month, up to the last complete one: more than is scored, except for one
 * product of one network.
 */
export async function registerHistorico(db: Database, catalogue: Catalogue, past: Past): Promise<void> {
  const ids = new Map(
    (await db.query(sql<{id: number; nome: string}>`SELECT id, nome FROM rede`)).map(r => [r.nome, r.id]),
  );
  const createdAt = instant(past.today, 480);
  const rows = catalogue.redes.flatMap(rede =>
    monthsOf(rede, catalogue, past).map(row => ({
      ...row,
      rede_id: ids.get(rede.nome),
      criado_em: createdAt,
      atualizado_em: createdAt,
    })),
  );
  await insertRows(db, 'historico_rede', rows);
}

function monthsOf(rede: Rede, {produtos, revendas}: Catalogue, {purchases, today, random}: Past) {
  const cnpjs = new Set(revendas.filter(revenda => revenda.rede === rede.nome).map(({cnpj}) => cnpj));
  const claimed = new Map<string, number>();
  for (const {nota} of purchases) {
    if (!cnpjs.has(nota.issuer.cnpj)) continue;
    for (const {codigoPadrao, qtde} of nota.itens)
      if (codigoPadrao) claimed.set(codigoPadrao, (claimed.get(codigoPadrao) ?? 0) + qtde);
  }
  const [most] = [...claimed].sort(([a, m], [b, n]) => n - m || a.localeCompare(b))[0] ?? [];
  const joined = firstDayOfMonth(rede.dataCadastro);
  const months: CivilDate[] = [];
  for (let mes = addMonths(joined, -MONTHS_BEFORE); mes < firstDayOfMonth(today); mes = addMonths(mes, 1))
    months.push(mes);
  const stream = random.fork(rede.nome);
  return produtos.flatMap(({codigo, valorUnitario}) => {
    const usual = stream.int(4, 14);
    const share = (claimed.get(codigo) ?? 0) / Math.max(1, months.filter(mes => mes >= joined).length);
    const exceeded = rede.nome === EXCEEDED && codigo === most;
    return months.map(mes => {
      const volume = mes < joined ? usual : usual * GROWTH + 2 * share;
      const quantidade = exceeded ? Math.floor(share / 4) : Math.max(1, Math.round(volume * stream.float(0.85, 1.2)));
      const price = Math.round(valorUnitario * stream.float(0.96, 1.04));
      return {mes, codigo_produto: codigo, quantidade, valor: decimalOfCents(price * quantidade)};
    });
  });
}
