import {TIPO_FISCAL_LABELS} from '@clube/domain';
import {Button} from '@clube/ui';
import {dateOrNothing, momentOrNothing, numberOrNothing} from '../format/values';
import type {Column} from '../grid/columns';
import type {Pontuacao} from './types';

const countItems = ({itens}: Pontuacao): string => `${itens.length} ${itens.length === 1 ? 'item' : 'itens'}`;

/** What the tables of scored sales have in common. */
export const vendaColumns = ({showItems}: {showItems: (venda: Pontuacao) => void}): Column<Pontuacao>[] => [
  {
    key: 'identificador',
    title: 'Número fiscal',
    sortable: true,
    cell: venda => (
      <span>
        {venda.identificador}
        <small>{TIPO_FISCAL_LABELS[venda.tipoFiscal]}</small>
      </span>
    ),
  },
  {key: 'realizadoEm', title: 'Venda em', sortable: true, cell: venda => dateOrNothing(venda.realizadoEm)},
  {key: 'pontuadoEm', title: 'Pontuada em', sortable: true, cell: venda => momentOrNothing(venda.pontuadoEm)},
  {key: 'venceEm', title: 'Vence em', sortable: true, cell: venda => dateOrNothing(venda.venceEm)},
  {
    key: 'totalPontos',
    title: 'Pontos',
    sortable: true,
    numeric: true,
    cell: venda => (
      <span>
        <strong>{numberOrNothing(venda.totalPontos)}</strong>
        {venda.codigo && <small>código {venda.codigo}</small>}
        {venda.pontosDobrados === 1 && <small>REVENDAMASTER</small>}
      </span>
    ),
  },
  {
    key: 'itens',
    title: 'Itens',
    numeric: true,
    cell: venda => (
      <Button
        variant="texto"
        small
        onClick={() => showItems(venda)}
        aria-label={`${countItems(venda)} da venda ${venda.identificador}`}
      >
        {countItems(venda)}
      </Button>
    ),
  },
];
