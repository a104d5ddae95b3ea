import type {Row} from '@clube/api-client';
import {formatTelefone} from '@clube/domain';
import type {ListColumn} from '../grid/columns';
import {PAINTER} from '../pintores/columns';
import {RelatedList} from '../record-page/RelatedList';

type Pintor = Row<'/api/parceiros'>;

const COLUMNS: readonly ListColumn<Pintor>[] = [
  PAINTER,
  {kind: 'text', field: 'celular', value: ({celular}) => celular && formatTelefone(celular), width: 140},
  {
    kind: 'text',
    field: 'endCidade',
    sortable: true,
    value: ({endCidade, endEstado}) => [endCidade, endEstado].filter(Boolean).join('/'),
  },
  {kind: 'points', field: 'saldoPontos', sortable: true},
  {kind: 'points', field: 'totalPontos', sortable: true},
  {kind: 'date', field: 'ultimaPontuacao', sortable: true, width: 136},
];

/** The painters who scored with purchases at a store. */
export const LojaPintores = ({cnpj}: {cnpj: string}) => (
  <RelatedList<Pintor>
    resource="pintores"
    screen="/painel/pintores"
    label="Pintores que compram na loja"
    filter={{compraEm: cnpj}}
    columns={COLUMNS}
    sort={{field: 'ultimaPontuacao', order: 'DESC'}}
    opens={({cpf}) => `/painel/pintor/${cpf}`}
    empty="Nenhum pintor com venda pontuada nesta loja."
  />
);
