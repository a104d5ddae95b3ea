import {centsRead, spreadDiscount} from '@clube/domain';
import type {NotaReading} from './types';

const cents = (reais: number | null): number => centsRead(reais) ?? 0;

/**
 * Distributes a discount on the whole receipt over its lines, as a sale's total is the sum of its lines and must equal
 * what the painter paid. Only if the lines minus the discount equal the total.
 */
export function withSpreadDiscount(reading: NotaReading): NotaReading {
  const {itens, total} = reading;
  const discount = cents(reading.descontos);
  const sum = itens.reduce((subtotal, {subTotal}) => subtotal + cents(subTotal), 0);
  const onLines = itens.some(({valorDesconto, subTotal}) => subTotal === null || cents(valorDesconto) > 0);
  if (discount <= 0 || onLines || total === null || sum - discount !== cents(total)) return reading;
  const shares = spreadDiscount(
    itens.map(({subTotal}) => ({qtde: 1, valorUnitario: cents(subTotal), valorDesconto: 0})),
    discount,
  );
  return {
    ...reading,
    itens: itens.map((item, i) => {
      const share = shares[i]?.valorDesconto ?? 0;
      return {...item, valorDesconto: share / 100, subTotal: (cents(item.subTotal) - share) / 100};
    }),
  };
}
