import {scoreVenda, type Pontuacao} from '@clube/domain';
import type {ApplicableCodigo} from '../../pontos';
import type {VendaLoja, VendaProduto} from '../../revendas';
import type {VendaPintor} from './save-venda';

export interface Calculation {
  itens: readonly {codigo: string; qtde: number | string}[];
  /** By code. */
  produtos: ReadonlyMap<string, Pick<VendaProduto, 'valorPontos'>>;
  loja: Pick<VendaLoja, 'fatorPontuacao' | 'rm'>;
  pintor: Pick<VendaPintor, 'valor_ponto' | 'cluster'>;
  codigo: ApplicableCodigo | undefined;
}

/** The points of these items at this shop for this painter, for scoring and for its preview. */
export const calculate = ({itens, produtos, loja, pintor, codigo}: Calculation): Pontuacao =>
  scoreVenda({
    itens: itens.map(item => ({valorPontos: produtos.get(item.codigo)?.valorPontos ?? 0, qtde: item.qtde})),
    fatorPontuacao: loja.fatorPontuacao,
    valorPontoCluster: pintor.valor_ponto,
    clusterNome: pintor.cluster ?? undefined,
    revendaMaster: loja.rm,
    codigo: codigo && {operacao: codigo.operacao, valor: codigo.valor},
  });
