import type {VendaCodigo, VendaPintor, VendaRevenda} from './lookups';
import type {VendaField, EditedVenda} from '../venda';
import {scoreVenda, type Pontuacao} from '@clube/domain';

/** Results of the form's look-ups. */
export interface References {
  pintor?: VendaPintor;
  revenda?: VendaRevenda;
  codigo?: VendaCodigo;
}

/** The look-up result that a change of each field invalidates. */
const FORGETS: Partial<Record<VendaField, keyof References>> = {
  cpf: 'pintor',
  cnpjLoja: 'revenda',
  codigoPromocional: 'codigo',
};

/** The look-up results that remain valid after these fields have changed. */
export function withoutStale(changed: ReadonlySet<string>, refs: References): References {
  const after = {...refs};
  for (const [field, ref] of Object.entries(FORGETS)) if (changed.has(field)) delete after[ref];
  return after;
}

/** The points of the current form, calculated by the same rule as on the server. */
export function calculatePontos(venda: Pick<EditedVenda, 'itens'>, refs: References): Pontuacao {
  const {pintor, revenda, codigo} = refs;
  return scoreVenda({
    itens: venda.itens,
    fatorPontuacao: revenda?.fatorPontuacao ?? 1,
    valorPontoCluster: pintor?.clusterValorPonto ?? 1,
    revendaMaster: revenda?.rm === 1,
    ...(pintor?.clusterNome && {clusterNome: pintor.clusterNome}),
    ...(codigo && {codigo}),
  });
}
