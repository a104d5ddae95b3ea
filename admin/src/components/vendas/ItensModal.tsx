import {Modal} from '@clube/ui';
import {LocalGrid} from '../grid/LocalGrid';
import type {Column} from '../grid/columns';
import {Passos} from './Passos';
import type {ItemPontuado, Pontuacao} from './tipos';

const COLUMNS: readonly Column<ItemPontuado>[] = [
  {kind: 'text', field: 'nome', title: 'Produto', main: true, note: ({codigo}) => codigo},
  {kind: 'number', field: 'qtde', title: 'Qtde', width: 70},
  {kind: 'money', field: 'valorUnitario', title: 'Unitário', width: 100},
  {kind: 'money', field: 'valorDesconto', title: 'Desconto', width: 100},
  {kind: 'money', field: 'subTotal', title: 'Subtotal', width: 100},
  {kind: 'points', field: 'valorPontos', title: 'Pontos', width: 80},
];

/** What was bought, and why it was worth that many points. */
export function ItensModal({pontuacao, onClose}: {pontuacao: Pontuacao; onClose: () => void}) {
  const titulo = `Itens da venda ${pontuacao.identificador}`;
  return (
    <Modal aberto titulo={titulo} onClose={onClose} largura={860}>
      <div style={{display: 'grid', gap: 16, minWidth: 0}}>
        <LocalGrid label={titulo} columns={COLUMNS} rows={pontuacao.itens} unpaged />
        {pontuacao.calculo && <Passos passos={pontuacao.calculo.passos} total={pontuacao.totalPontos} />}
      </div>
    </Modal>
  );
}
