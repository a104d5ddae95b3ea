import {Modal} from '@clube/ui';
import {GradeLocal} from '../grade/GradeLocal';
import {numeroOuNada, reaisOuNada} from '../formatos';
import type {Coluna} from '../grade/colunas';
import {Passos} from './Passos';
import type {ItemPontuado, Pontuacao} from './tipos';

const COLUNAS: readonly Coluna<ItemPontuado>[] = [
  {
    chave: 'nome',
    titulo: 'Produto',
    principal: true,
    celula: item => (
      <>
        <strong>{item.nome}</strong>
        <small>{item.codigo}</small>
      </>
    ),
  },
  {chave: 'qtde', titulo: 'Qtde', numerica: true, celula: item => numeroOuNada(item.qtde)},
  {chave: 'valorUnitario', titulo: 'Unitário', numerica: true, celula: item => reaisOuNada(item.valorUnitario)},
  {chave: 'valorDesconto', titulo: 'Desconto', numerica: true, celula: item => reaisOuNada(item.valorDesconto)},
  {chave: 'subTotal', titulo: 'Subtotal', numerica: true, celula: item => reaisOuNada(item.subTotal)},
  {chave: 'valorPontos', titulo: 'Pontos', numerica: true, celula: item => numeroOuNada(item.valorPontos)},
];

/** What was bought, and why it was worth that many points. */
export function ItensModal({pontuacao, onClose}: {pontuacao: Pontuacao; onClose: () => void}) {
  const titulo = `Itens da venda ${pontuacao.identificador}`;
  return (
    <Modal aberto titulo={titulo} onClose={onClose} largura={860}>
      <div style={{display: 'grid', gap: 16, minWidth: 0}}>
        <GradeLocal legenda={titulo} colunas={COLUNAS} linhas={pontuacao.itens} semPaginas />
        <Passos passos={pontuacao.calculo.passos} total={pontuacao.totalPontos} />
      </div>
    </Modal>
  );
}
