import {z} from 'zod';
import {digitsOnly, endOfDay, normaliseCnpj, periodFault, startOfDay} from '@clube/domain';
import {param} from './list';

/**
 * `filtros={cpf}` on a column with a painter's id. The storefront sends the painter's own CPF, but its rows are
 * selected by the session only.
 */
export const cpfOfPintor = (column: string) =>
  param(z.string().max(14), (cpf, values, actor) =>
    actor.kind === 'loja'
      ? undefined
      : `${column} = (SELECT id FROM pintor WHERE cpf = ${values.add(digitsOnly(cpf))})`,
  );

const YES = z.literal([true, 1, 'true', '1']).transform(() => undefined);
const period = z
  .tuple([z.iso.date(), z.iso.date()])
  .refine(([dataInicial, dataFinal]) => !periodFault({dataInicial, dataFinal}));

/**
 * `filtros={pontuado: true}`: rows with a scored sale (venda v) that meets the condition. `{pontuado: [de, até]}`: rows
 * with a sale scored on those days in São Paulo.
 */
export const scored = (condition: string) =>
  param(z.union([YES, period]), (days, values) => {
    const [from, until] = days ?? [];
    const during =
      from && until
        ? ` AND v.pontuado_em BETWEEN ${values.add(startOfDay(from).toISOString())} AND ${values.add(endOfDay(until).toISOString())}`
        : '';
    return `EXISTS (SELECT FROM venda v WHERE ${condition} AND v.estado = 'pontuada'${during})`;
  });

/** A CNPJ, with or without its mask; `condition` gets its placeholder. */
export const byCnpj = (condition: (cnpj: string) => string) =>
  param(z.string().min(1).max(18).transform(normaliseCnpj), (cnpj, values) => condition(values.add(cnpj)));
