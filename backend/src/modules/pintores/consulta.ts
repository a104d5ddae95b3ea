import {z} from 'zod';
import {somenteDigitos} from '@clube/domain';
import {PedidoInvalido} from '../../kernel/errors';
import {jsonObject} from '../../kernel/resources/wire';

const filtro = z.strictObject({cpf: z.string().max(20)});
const consulta = z.strictObject({filtros: jsonObject('filtros')});

/** The CPF that a visitor asks about; a visitor may ask nothing else of the painters. */
export function cpfConsultado(query: Record<string, string>): string {
  const parsed = consulta.safeParse(query);
  const cpf = parsed.success ? filtro.safeParse(parsed.data.filtros) : undefined;
  if (!cpf?.success) throw PedidoInvalido({erro: 'Informe só o CPF: filtros={"cpf":"…"}.'});
  return somenteDigitos(cpf.data.cpf);
}
