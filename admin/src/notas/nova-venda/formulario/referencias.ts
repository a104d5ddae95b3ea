import type {CodigoDaVenda, PintorDaVenda, RevendaDaVenda} from './consultas';
import type {CampoVenda} from '../venda';

/** What was looked up for the form. */
export interface Referencias {
  pintor?: PintorDaVenda;
  revenda?: RevendaDaVenda;
  codigo?: CodigoDaVenda;
}

/** What a changed field makes unknown again. */
const ESQUECE: Partial<Record<CampoVenda, keyof Referencias>> = {
  cpf: 'pintor',
  cnpjLoja: 'revenda',
  codigoPromocional: 'codigo',
};

/** What is still known once these fields have changed. */
export function semAsDe(mudaram: ReadonlySet<string>, refs: Referencias): Referencias {
  const depois = {...refs};
  for (const [campo, ref] of Object.entries(ESQUECE)) if (mudaram.has(campo)) delete depois[ref];
  return depois;
}
