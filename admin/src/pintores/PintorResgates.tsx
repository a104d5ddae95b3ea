import type {Row} from '@clube/api-client';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {ResgateStatusChip} from '../components/ResgateStatusChip';
import {useResgatesOf} from './queries';

type Resgate = Row<'/api/resgates'>;

const addressOf = ({id}: Resgate): string => `/painel/resgates/${id}`;

const COLUMNS: readonly Column<Resgate>[] = [
  {kind: 'text', field: 'id', title: 'Id', sortable: true, width: 64},
  {
    kind: 'text',
    field: 'premio',
    title: 'Prêmio',
    sortable: true,
    main: true,
    value: ({qtde, premio}) => (qtde > 1 ? `${qtde} × ${premio}` : premio),
    to: addressOf,
    note: ({obs}) => obs,
  },
  {kind: 'points', field: 'pontosGastos', title: 'Pontos', sortable: true},
  {
    kind: 'status',
    field: 'status',
    title: 'Status',
    sortable: true,
    cell: ({status}) => <ResgateStatusChip status={status} />,
  },
  {kind: 'date', field: 'resgatadoEm', title: 'Resgatado em', sortable: true, width: 120},
  {kind: 'date', field: 'previsaoEntrega', title: 'Previsão', sortable: true},
  {kind: 'date', field: 'dataEntrega', title: 'Entrega', sortable: true},
];

/** The painter's orders, each with a link to its page. */
export function PintorResgates({cpf}: {cpf: string}) {
  const {data, error, refetch} = useResgatesOf(cpf);
  return (
    <LocalGrid
      label="Resgates do pintor"
      columns={COLUMNS}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      sort={{field: 'id', order: 'DESC'}}
      opens={addressOf}
      empty="Este pintor ainda não resgatou nada."
    />
  );
}
