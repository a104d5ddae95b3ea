import {z} from 'zod';
import {digitsOnly} from '@clube/domain';
import {param} from './list';

/**
 * `filtros={cpf}` over the column with the painter's id. The storefront sends its own CPF along; whose rows those are its session
 * already says.
 */
export const cpfOfPintor = (column: string) =>
  param(z.string().max(14), (cpf, values, actor) =>
    actor.kind === 'loja'
      ? undefined
      : `${column} = (SELECT id FROM pintor WHERE cpf = ${values.add(digitsOnly(cpf))})`,
  );
