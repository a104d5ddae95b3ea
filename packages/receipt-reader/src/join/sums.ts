import type {ItemLido} from '../document/types';

/** Quantities by weight or volume are printed with so many decimals; one that uses them all may be rounded. */
const CASAS_DA_QTDE = 3;

/**
 * Cents that a line may be off: prices and broken quantities are often printed with fewer decimals than the store
 * reckons with, half of the last one each. Never more than a hundredth of the line, so that a wrong digit still shows.
 */
function folga(qtde: number, valorUnitario: number, subTotal: number): number {
  const cortada = Math.round(qtde * 10 ** CASAS_DA_QTDE) % 10 !== 0;
  const daQtde = cortada ? 0.5 * 10 ** -CASAS_DA_QTDE * valorUnitario * 100 : 0;
  return Math.max(1, Math.min(qtde * 0.5 + daQtde, subTotal / 100));
}

/** Quantity × unit price − discount gives what the line says it costs. */
export function linhaFecha({qtde, valorUnitario, valorDesconto = 0, subTotal}: ItemLido): boolean {
  if (qtde === undefined || valorUnitario === undefined || subTotal === undefined) return false;
  const bruto = qtde * valorUnitario * 100;
  return Math.abs(bruto - valorDesconto - subTotal) <= folga(qtde, valorUnitario, subTotal);
}

/** The amounts at the foot of a receipt, in integer cents. */
export interface Rodape {
  total?: number;
  descontos?: number;
  /** What the receipt calls the total of its goods, before discounts, freight and taxes. */
  produtos?: readonly number[];
}

export interface Soma {
  /** Integer cents. */
  itens: number;
  /** The lines make up the total, or the total of the goods. */
  fecha: boolean;
  /** The discount stands on the total only and is not part of the lines. */
  descontoNoTotal: boolean;
  /** Integer cents that the total is more than the goods: freight, taxes added. */
  acrescimos: number;
}

/** Whether the lines make up the total: as they are, less a discount on the whole, or but for freight and taxes. */
export function somar(itens: readonly ItemLido[], {total, descontos = 0, produtos = []}: Rodape): Soma {
  const soma = itens.reduce((resto, {subTotal = 0}) => resto + subTotal, 0);
  const nada = {itens: soma, fecha: false, descontoNoTotal: false, acrescimos: 0};
  if (total === undefined || itens.length === 0 || itens.some(({subTotal}) => subTotal === undefined)) return nada;
  if (soma === total) return {...nada, fecha: true};
  const nasLinhas = itens.reduce((resto, {valorDesconto = 0}) => resto + valorDesconto, 0);
  if (descontos > 0 && nasLinhas === 0 && soma - descontos === total)
    return {...nada, fecha: true, descontoNoTotal: true};
  const liquido = nasLinhas === 0 ? soma - descontos : soma;
  const saoOsProdutos = produtos.some(valor => valor === soma || valor === soma + nasLinhas);
  // What the total of the goods cannot tell is which line has which discount: their sum must be the one that is printed.
  const descontosConferem = nasLinhas === 0 || nasLinhas === descontos;
  if (!saoOsProdutos || !descontosConferem || total <= liquido) return nada;
  return {...nada, fecha: true, descontoNoTotal: nasLinhas === 0 && descontos > 0, acrescimos: total - liquido};
}
