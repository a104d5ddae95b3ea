import {TIPO_FISCAL_LABELS} from '@clube/domain';
import {Button} from '@clube/ui';
import type {Column} from '../grid/columns';
import type {Pontuacao} from './types';

const countItems = ({itens}: Pontuacao): string => `${itens.length} ${itens.length === 1 ? 'item' : 'itens'}`;

/**
 * The columns shared by the tables of scored sales. In a table of one painter, the sale's number identifies the row.
 */
export const saleColumns = (seeItems: (venda: Pontuacao) => void, onePainter = false): Column<Pontuacao>[] => [
  {
    kind: 'text',
    field: 'identificador',
    title: 'Número fiscal',
    sortable: true,
    main: onePainter,
    width: 160,
    files: ['identificador', 'tipoFiscal'],
    note: ({tipoFiscal}) => TIPO_FISCAL_LABELS[tipoFiscal],
  },
  {
    kind: 'points',
    field: 'totalPontos',
    title: 'Pontos',
    sortable: true,
    width: onePainter ? 220 : 166,
    total: true,
    files: ['totalPontos', 'codigo'],
    note: ({codigo, pontosDobrados}) =>
      [codigo && `código ${codigo}`, pontosDobrados === 1 && 'REVENDAMASTER'].filter(Boolean).join(', '),
  },
  {
    kind: 'custom',
    field: 'itens',
    title: 'Itens',
    width: 90,
    cell: venda => (
      <Button
        variant="text"
        small
        onClick={() => seeItems(venda)}
        aria-label={`${countItems(venda)} da venda ${venda.identificador}`}
      >
        {countItems(venda)}
      </Button>
    ),
  },
  {kind: 'date', field: 'realizadoEm', title: 'Venda em', sortable: true},
  {kind: 'timestamp', field: 'pontuadoEm', title: 'Pontuada em', sortable: true},
  {kind: 'date', field: 'venceEm', title: 'Vence em', sortable: true},
];
