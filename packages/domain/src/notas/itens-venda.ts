import {textoDe} from '../formularios/erros-campos.js';
import {formatarReais, lerReais, multiplicarCentavos} from '../valores/dinheiro.js';

/** An item as it is typed or sent: amounts in reais, the quantity with up to three decimals. */
export interface ItemDigitado {
  readonly codigo?: unknown;
  readonly qtde?: unknown;
  readonly valorUnitario?: unknown;
  /** Empty means none. */
  readonly valorDesconto?: unknown;
}

/** The amounts of an item that has been checked. */
export interface ValoresItem {
  /** 1 to 9,999, up to three decimals. */
  readonly qtde: number;
  /** Integer cents. */
  readonly valorUnitario: number;
  /** Integer cents. */
  readonly valorDesconto: number;
}

/** Units of one line; a receipt on which more stand was misread. */
export const QTDE_MAXIMA_ITEM = 9_999;
/** What a line, and a whole receipt, may cost at most, in integer cents: R$ 9.999.999,99. */
export const VALOR_MAXIMO_VENDA = 999_999_999;

/** Reads a quantity with up to three decimals, after a comma or a dot; undefined when it is none. */
export function lerQuantidade(valor: unknown): number | undefined {
  const texto = textoDe(valor).replace(',', '.');
  return /^\d{1,6}(\.\d{1,3})?$/.test(texto) ? Number(texto) : undefined;
}

function centavos(valor: unknown): number | undefined {
  return typeof valor === 'number' || typeof valor === 'string' ? lerReais(valor) : undefined;
}

/** Unit price × quantity − discount, in integer cents. */
export function subtotalItem({qtde, valorUnitario, valorDesconto}: ValoresItem): number {
  return multiplicarCentavos(valorUnitario, qtde) - valorDesconto;
}

/**
 * The amounts of an item, or why it cannot be added: product, unit value and quantity are needed; unit value and
 * discount are not negative, the quantity is 1 to 9,999 and the discount is no more than what it is taken from.
 */
export function lerItemVenda(item: ItemDigitado): {readonly erro: string} | ValoresItem {
  if ([item.codigo, item.valorUnitario, item.qtde].some(valor => textoDe(valor) === ''))
    return {erro: 'Informe todos os campos para adicionar um item'};
  const qtde = lerQuantidade(item.qtde);
  const valorUnitario = centavos(item.valorUnitario);
  const semDesconto = item.valorDesconto === undefined || item.valorDesconto === null || item.valorDesconto === '';
  const valorDesconto = semDesconto ? 0 : centavos(item.valorDesconto);
  const invalido = {erro: 'Informe somente valores válidos'};
  if (qtde === undefined || valorUnitario === undefined || valorDesconto === undefined) return invalido;
  if (qtde < 1 || valorUnitario < 0 || valorDesconto < 0) return invalido;
  if (qtde > QTDE_MAXIMA_ITEM) return {erro: 'Um item tem no máximo 9.999 unidades'};
  const valores = {qtde, valorUnitario, valorDesconto};
  if (valorUnitario > VALOR_MAXIMO_VENDA || subtotalItem({...valores, valorDesconto: 0}) > VALOR_MAXIMO_VENDA)
    return {erro: `Um item custa no máximo ${formatarReais(VALOR_MAXIMO_VENDA)}`};
  return subtotalItem(valores) < 0 ? invalido : valores;
}

/** What is wrong with the items of a sale, each and all together; undefined when nothing is. */
export function erroDosItens(itens: readonly ItemDigitado[]): string | undefined {
  const lidos: ValoresItem[] = [];
  for (const item of itens) {
    const lido = lerItemVenda(item);
    if ('erro' in lido) return lido.erro;
    lidos.push(lido);
  }
  const {totalVenda, totalDescontos} = totaisVenda(lidos);
  return totalVenda + totalDescontos > VALOR_MAXIMO_VENDA
    ? `Uma nota custa no máximo ${formatarReais(VALOR_MAXIMO_VENDA)}`
    : undefined;
}

/** The totals of a sale in integer cents: what was paid, and how much of a discount there was. */
export function totaisVenda(itens: readonly ValoresItem[]): {totalVenda: number; totalDescontos: number} {
  return {
    totalVenda: itens.reduce((soma, item) => soma + subtotalItem(item), 0),
    totalDescontos: itens.reduce((soma, item) => soma + item.valorDesconto, 0),
  };
}
