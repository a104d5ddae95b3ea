import {textoDe} from '../formularios/erros-campos.js';
import {arredondar, decimal, multiplicar} from '../valores/decimal.js';
import {lerReais, multiplicarCentavos} from '../valores/dinheiro.js';

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
  /** At least 1, up to three decimals. */
  readonly qtde: number;
  /** Integer cents. */
  readonly valorUnitario: number;
  /** Integer cents. */
  readonly valorDesconto: number;
}

const QTDE_MAXIMA = 999_999;

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
 * discount are not negative, the quantity is at least 1 and the discount is no more than what it is taken from.
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
  if (qtde < 1 || qtde > QTDE_MAXIMA || valorUnitario < 0 || valorDesconto < 0) return invalido;
  if (!cabeEmNumero(valorUnitario, qtde)) return invalido;
  const valores = {qtde, valorUnitario, valorDesconto};
  return subtotalItem(valores) < 0 ? invalido : valores;
}

function cabeEmNumero(valorUnitario: number, qtde: number): boolean {
  const milesimos = multiplicar(decimal(valorUnitario), decimal(qtde));
  return milesimos.unidades <= BigInt(Number.MAX_SAFE_INTEGER) && arredondar(milesimos) >= 0;
}

/** The totals of a sale in integer cents: what was paid, and how much of a discount there was. */
export function totaisVenda(itens: readonly ValoresItem[]): {totalVenda: number; totalDescontos: number} {
  return {
    totalVenda: itens.reduce((soma, item) => soma + subtotalItem(item), 0),
    totalDescontos: itens.reduce((soma, item) => soma + item.valorDesconto, 0),
  };
}
