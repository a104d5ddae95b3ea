import {Modal} from '@clube/ui';
import {LocalGrid} from '../grid/LocalGrid';
import {numberOrNothing, reaisOrNothing} from '../format/values';
import type {Column} from '../grid/columns';
import {Steps} from './Steps';
import type {ScoredItem, Pontuacao} from './types';

const COLUMNS: readonly Column<ScoredItem>[] = [
  {
    key: 'nome',
    title: 'Produto',
    main: true,
    cell: item => (
      <>
        <strong>{item.nome}</strong>
        <small>{item.codigo}</small>
      </>
    ),
  },
  {key: 'qtde', title: 'Qtde', numeric: true, cell: item => numberOrNothing(item.qtde)},
  {key: 'valorUnitario', title: 'Unitário', numeric: true, cell: item => reaisOrNothing(item.valorUnitario)},
  {key: 'valorDesconto', title: 'Desconto', numeric: true, cell: item => reaisOrNothing(item.valorDesconto)},
  {key: 'subTotal', title: 'Subtotal', numeric: true, cell: item => reaisOrNothing(item.subTotal)},
  {key: 'valorPontos', title: 'Pontos', numeric: true, cell: item => numberOrNothing(item.valorPontos)},
];

/** What was bought, and why it was worth that many points. */
export function ItemsDialog({pontuacao, onClose}: {pontuacao: Pontuacao; onClose: () => void}) {
  const title = `Itens da venda ${pontuacao.identificador}`;
  return (
    <Modal open title={title} onClose={onClose} width={860}>
      <div style={{display: 'grid', gap: 16, minWidth: 0}}>
        <LocalGrid caption={title} columns={COLUMNS} rows={pontuacao.itens} unpaged />
        <Steps steps={pontuacao.calculo.passos} total={pontuacao.totalPontos} />
      </div>
    </Modal>
  );
}
