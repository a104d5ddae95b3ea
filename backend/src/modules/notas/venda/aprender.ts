import {normalizarGtin} from '@clube/domain';
import {recusarCampos} from '../../../kernel/errors';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {CodigoConfirmado, ProdutoDaVenda} from '../../revendas';
import type {NotaTravada} from '../eventos';
import type {ItemGuardado} from '../leitura/guardar';
import type {ItemConferido, VendaConferida} from './venda';

/** A code that was read with less than this may be another one. */
const CONFIANCA_MINIMA = 0.6;

/** The read lines that the items say they came from; refuses one that the reading does not have. */
export async function linhasDa(
  db: Database,
  nota: NotaTravada,
  {itens}: VendaConferida,
): Promise<Map<number, ItemGuardado>> {
  const usadas = itens.flatMap(({linha}) => (linha === undefined ? [] : [linha]));
  if (usadas.length === 0) return new Map();
  const leitura = await db.one(sql<{itens: ItemGuardado[]}>`SELECT itens FROM nota_leitura WHERE nota_id = ${nota.id}`);
  const lidas = new Map<number, ItemGuardado>();
  for (const linha of usadas) {
    const lida = leitura?.itens[linha];
    if (!lida) throw recusarCampos({itens: `A linha ${linha + 1} não está no que foi lido desta nota`});
    lidas.set(linha, lida);
  }
  return lidas;
}

/** What the shop's own codes turned out to mean, by the person who scored the sale. */
export function confirmadosDa(
  {itens}: VendaConferida,
  lidas: ReadonlyMap<number, ItemGuardado>,
  produtos: ReadonlyMap<string, ProdutoDaVenda>,
): CodigoConfirmado[] {
  return itens.flatMap(item => {
    const lida = item.linha === undefined ? undefined : lidas.get(item.linha);
    return lida ? confirmado(item, lida, produtos.get(item.codigo)?.gtin ?? null) : [];
  });
}

/**
 * A form that was opened before the receipt was read again counts other lines: whose price and subtotal were both read
 * otherwise is not the one that the person confirmed.
 */
function mesmaLinha(item: ItemConferido, {valorUnitario, subTotal}: ItemGuardado): boolean {
  const igual = (reais: number | null, centavos: number) => reais !== null && Math.round(reais * 100) === centavos;
  if (valorUnitario === null && subTotal === null) return true;
  return igual(valorUnitario, item.valorUnitario) || igual(subTotal, item.subTotal);
}

/** Nothing is learned from a code that is the product's own, or that was hardly read. */
function confirmado(item: ItemConferido, lida: ItemGuardado, gtin: string | null): CodigoConfirmado[] {
  const codigo = lida.codigo?.trim() ?? '';
  const semZeros = codigo.replace(/^0+/, '');
  if (semZeros === '' || lida.confianca < CONFIANCA_MINIMA || !mesmaLinha(item, lida)) return [];
  if (semZeros === item.codigo.replace(/^0+/, '')) return [];
  const lido = normalizarGtin(codigo);
  if (lido && lido === normalizarGtin(gtin)) return [];
  const nome = lida.nome?.trim() || item.codigo;
  return [{codigo, nome, codigoPadrao: item.codigo, valorUnitario: item.valorUnitario}];
}
