import {multiplicarCentavos} from '@clube/domain';
import type {ItemLido} from '../documento/tipos';

/**
 * Cents that a line may be off: unit prices are often printed with fewer decimals than the store reckons with, half of
 * the last one for each unit. Never more than a hundredth of the line, so that a wrong digit still shows.
 */
const folga = (qtde: number, subTotal: number) => Math.max(1, Math.min(qtde * 0.5, subTotal / 100));

/** Quantity × unit price − discount gives what the line says it costs. */
export function linhaFecha({qtde, valorUnitario, valorDesconto = 0, subTotal}: ItemLido): boolean {
  if (qtde === undefined || valorUnitario === undefined || subTotal === undefined) return false;
  const bruto = multiplicarCentavos(Math.round(valorUnitario * 1e8), qtde) / 1e6;
  return Math.abs(bruto - valorDesconto - subTotal) <= folga(qtde, subTotal);
}

export interface Soma {
  /** Integer cents. */
  itens: number;
  fecha: boolean;
  /** The discount stands on the total only and is not part of the lines. */
  descontoNoTotal: boolean;
}

/** Whether the lines make up the total: as they are, or less a discount that was given on the whole. */
export function somar(itens: readonly ItemLido[], {total, descontos = 0}: {total?: number; descontos?: number}): Soma {
  const soma = itens.reduce((resto, {subTotal = 0}) => resto + subTotal, 0);
  const completos = itens.length > 0 && itens.every(({subTotal}) => subTotal !== undefined);
  const nasLinhas = itens.reduce((resto, {valorDesconto = 0}) => resto + valorDesconto, 0);
  const direto = completos && soma === total;
  const noTotal = completos && !direto && descontos > 0 && nasLinhas === 0 && soma - descontos === total;
  return {itens: soma, fecha: direto || noTotal, descontoNoTotal: noTotal};
}
