import {ratearDesconto} from '@clube/domain';
import {centavosDe} from './lines.ts';
import type {NotaLida} from './types';

const centavos = (reais: number | null): number => centavosDe(reais) ?? 0;

/**
 * A discount on the whole receipt stands on none of its lines, but a sale's totals are those of its lines: each takes
 * its share, so that the sale costs what the painter paid. Only where the lines, less the discount, make the total.
 */
export function comDescontoRateado(lida: NotaLida): NotaLida {
  const {itens, total} = lida;
  const desconto = centavos(lida.descontos);
  const soma = itens.reduce((resto, {subTotal}) => resto + centavos(subTotal), 0);
  const nasLinhas = itens.some(({valorDesconto, subTotal}) => subTotal === null || centavos(valorDesconto) > 0);
  if (desconto <= 0 || nasLinhas || total === null || soma - desconto !== centavos(total)) return lida;
  const partes = ratearDesconto(
    itens.map(({subTotal}) => ({qtde: 1, valorUnitario: centavos(subTotal), valorDesconto: 0})),
    desconto,
  );
  return {
    ...lida,
    itens: itens.map((item, i) => {
      const parte = partes[i]?.valorDesconto ?? 0;
      return {...item, valorDesconto: parte / 100, subTotal: (centavos(item.subTotal) - parte) / 100};
    }),
  };
}
