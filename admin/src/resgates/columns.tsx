import {dateOrDash, reaisOrDash} from '../components/format/values';
import type {ListColumn} from '../components/grid/columns';
import {toTitleCase} from '../components/format/text';
import {RowMenu} from './RowMenu';
import {ResgateStatusChip} from '../components/ResgateStatusChip';
import type {RowAction, Resgate} from './types';

function Forecast({resgate}: {resgate: Resgate}) {
  return (
    <span style={resgate.atrasado ? {color: 'var(--zarcao-texto)', fontWeight: 650} : undefined}>
      {dateOrDash(resgate.previsaoEntrega)}
      {resgate.atrasado && ' · vencida'}
    </span>
  );
}

export const columnsOf = (act: (action: RowAction, resgate: Resgate) => void): ListColumn<Resgate>[] => [
  {kind: 'text', field: 'id', sortable: true, width: 64},
  {
    kind: 'text',
    field: 'nome',
    sortable: true,
    main: true,
    value: ({nome}) => toTitleCase(nome),
    to: ({cpf}) => `/painel/pintor/${cpf}`,
    files: ['nome', 'endCidade', 'endEstado'],
    note: ({endCidade, endEstado}) => [endCidade, endEstado].filter(Boolean).join('/'),
  },
  {
    kind: 'text',
    field: 'premio',
    sortable: true,
    width: 150,
    value: ({qtde, premio}) => (qtde > 1 ? `${qtde} × ${premio}` : premio),
    files: ['premio', 'qtde', 'obs'],
    note: ({obs}) => obs,
  },
  {kind: 'points', field: 'pontosGastos', sortable: true, total: true, width: 80},
  {
    kind: 'money',
    field: 'totalApagar',
    total: true,
    hidden: true,
    width: 116,
    cell: ({totalApagar}) => <span>{reaisOrDash(totalApagar)}</span>,
  },
  {
    kind: 'status',
    field: 'status',
    sortable: true,
    width: 140,
    cell: ({status}) => <ResgateStatusChip status={status} />,
  },
  {kind: 'date', field: 'resgatadoEm', sortable: true, width: 110},
  {
    kind: 'custom',
    field: 'previsaoEntrega',
    sortable: true,
    width: 150,
    cell: resgate => <Forecast resgate={resgate} />,
    files: ['previsaoEntrega', 'dataEntrega'],
    note: ({dataEntrega}) => dataEntrega && `entrega ${dateOrDash(dataEntrega)}`,
  },
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Ações',
    width: 52,
    cell: resgate => <RowMenu resgate={resgate} onChoose={action => act(action, resgate)} />,
  },
];
