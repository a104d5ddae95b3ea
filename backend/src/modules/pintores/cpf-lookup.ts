import {z} from 'zod';
import {digitsOnly} from '@clube/domain';
import {InvalidRequest} from '../../kernel/refusals/refusals';
import {jsonObject} from '../../kernel/entities/wire';

const filter = z.strictObject({cpf: z.string().max(20)});
const lookup = z.strictObject({filtros: jsonObject('filtros')});

/** The CPF that a visitor asks about; a visitor may ask nothing else of the painters. */
export function cpfLookedUp(query: Record<string, string>): string {
  const parsed = lookup.safeParse(query);
  const cpf = parsed.success ? filter.safeParse(parsed.data.filtros) : undefined;
  if (!cpf?.success) throw InvalidRequest({erro: 'Informe só o CPF: filtros={"cpf":"…"}.'});
  return digitsOnly(cpf.data.cpf);
}
