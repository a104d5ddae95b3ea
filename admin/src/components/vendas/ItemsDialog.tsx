import {Modal} from '@clube/ui';
import {LocalGrid} from '../grid/LocalGrid';
import type {Column} from '../grid/columns';
import {NotaTimeline} from '../notas/NotaTimeline';
import {Steps} from './Steps';
import type {ScoredItem, Pontuacao} from './types';

const COLUMNS: readonly Column<ScoredItem>[] = [
  {kind: 'text', field: 'nome', title: 'Produto', main: true, note: ({codigo}) => codigo},
  {kind: 'number', field: 'qtde', title: 'Qtde', width: 70},
  {kind: 'money', field: 'valorUnitario', title: 'Unitário', width: 100},
  {kind: 'money', field: 'valorDesconto', title: 'Desconto', width: 100},
  {kind: 'money', field: 'subTotal', title: 'Subtotal', width: 100},
  {kind: 'points', field: 'valorPontos', title: 'Pontos', width: 80},
];

/** The items of a sale, and how its points were calculated. */
export function ItemsDialog({pontuacao, onClose}: {pontuacao: Pontuacao; onClose: () => void}) {
  const title = `Itens da venda ${pontuacao.identificador}`;
  return (
    <Modal open title={title} onClose={onClose} width={860}>
      <div style={{display: 'grid', gap: 16, minWidth: 0}}>
        <LocalGrid label={title} columns={COLUMNS} rows={pontuacao.itens} unpaged />
        <Steps steps={pontuacao.calculo.passos} total={pontuacao.totalPontos} />
        <NotaTimeline id={pontuacao.id} />
      </div>
    </Modal>
  );
}
