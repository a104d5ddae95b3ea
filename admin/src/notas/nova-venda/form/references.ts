import type {CodigoDaVenda, PintorDaVenda, RevendaDaVenda} from './lookups';
import type {CampoVenda, VendaEmEdicao} from '../venda';
import {pontuar, type Pontuacao} from '@clube/domain';

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
export function withoutStale(mudaram: ReadonlySet<string>, refs: Referencias): Referencias {
  const depois = {...refs};
  for (const [campo, ref] of Object.entries(ESQUECE)) if (mudaram.has(campo)) delete depois[ref];
  return depois;
}

/** The points that the sale would be worth as the form stands, by the rule that the server scores with. */
export function calcularPontos(venda: Pick<VendaEmEdicao, 'itens'>, refs: Referencias): Pontuacao {
  const {pintor, revenda, codigo} = refs;
  return pontuar({
    itens: venda.itens,
    fatorPontuacao: revenda?.fatorPontuacao ?? 1,
    valorPontoCluster: pintor?.clusterValorPonto ?? 1,
    revendaMaster: revenda?.rm === 1,
    ...(pintor?.clusterNome && {clusterNome: pintor.clusterNome}),
    ...(codigo && {codigo}),
  });
}
