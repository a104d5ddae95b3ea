import {pontuar, type Pontuacao} from '@clube/domain';
import type {Referencias} from './referencias';
import type {VendaEmEdicao} from '../venda';

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
