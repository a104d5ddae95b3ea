import type {VendaCodigo, VendaPintor, VendaRevenda} from './lookups';
import type {VendaField, EditedVenda} from '../venda';
import {scoreVenda, type Pontuacao} from '@clube/domain';

/** What was looked up for the form. */
export interface References {
  pintor?: VendaPintor;
  revenda?: VendaRevenda;
  codigo?: VendaCodigo;
}

/** What a changed field makes unknown again. */
const FORGETS: Partial<Record<VendaField, keyof References>> = {
  cpf: 'pintor',
  cnpjLoja: 'revenda',
  codigoPromocional: 'codigo',
};

/** What is still known once these fields have changed. */
export function withoutStale(changed: ReadonlySet<string>, refs: References): References {
  const after = {...refs};
  for (const [field, ref] of Object.entries(FORGETS)) if (changed.has(field)) delete after[ref];
  return after;
}

/** The points that the sale would be worth as the form stands, by the rule that the server scores with. */
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
