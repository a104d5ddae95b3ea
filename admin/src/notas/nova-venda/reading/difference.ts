import {subtotalItem} from '@clube/domain';
import {centavosDe, type LinhaLida} from './lines.ts';
import type {ItemVenda, VendaEmEdicao} from '../venda';
import type {ItemLido, NotaLida} from './types';

/** How the lines compare with the total that was read. Integer cents. */
export interface Diferenca {
  total: number;
  /** What the lines make, those outside the programme included. */
  somado: number;
  /** Positive where the receipt says more than its lines. */
  falta: number;
}

const comoLida = (item: ItemVenda, lido: ItemLido): boolean =>
  item.qtde === lido.qtde &&
  item.valorUnitario === centavosDe(lido.valorUnitario) &&
  item.valorDesconto === (centavosDe(lido.valorDesconto) ?? 0);

/** Prices may be printed with more decimals than are sold with: what the receipt says of its own line is exact. */
function valorDa({item, lido}: LinhaLida): number {
  const impresso = centavosDe(lido.subTotal);
  if (item && !(impresso !== undefined && comoLida(item, lido))) return subtotalItem(item);
  return impresso ?? 0;
}

/** The sum of the lines against the total of the receipt; undefined where no total was read. */
export function diferencaDaNota(
  lida: Pick<NotaLida, 'total'>,
  linhas: readonly LinhaLida[],
  {itens}: Pick<VendaEmEdicao, 'itens'>,
): Diferenca | undefined {
  const total = centavosDe(lida.total);
  if (total === undefined) return undefined;
  const digitados = itens.filter(({lida: indice}) => indice === undefined);
  const somado =
    linhas.reduce((soma, linha) => soma + valorDa(linha), 0) +
    digitados.reduce((soma, item) => soma + subtotalItem(item), 0);
  return {total, somado, falta: total - somado};
}
