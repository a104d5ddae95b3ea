import type {Row} from '@clube/api-client';
import {LANCAMENTO_LABELS} from '@clube/domain';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {useLotesOf} from './queries';

const COLUMNS: readonly Column<Row<'/api/pontuacoes/lotes'>>[] = [
  {
    kind: 'text',
    field: 'tipo',
    title: 'Origem',
    main: true,
    width: 260,
    value: ({tipo}) => LANCAMENTO_LABELS[tipo],
    note: ({loja, identificador, codigo}) =>
      [loja, identificador && `nota ${identificador}`, codigo && `código ${codigo}`].filter(Boolean).join(' · '),
  },
  {kind: 'date', field: 'ganhoEm', title: 'Ganho em', sortable: true},
  {kind: 'points', field: 'concedido', title: 'Pontos', sortable: true},
  {kind: 'points', field: 'restante', title: 'Ainda tem', sortable: true, total: true},
  {kind: 'date', field: 'venceEm', title: 'Vence em', sortable: true},
];

/** The painter's remaining points by expiry date. */
export function PintorLotes({cpf}: {cpf: string}) {
  const {data, error, refetch} = useLotesOf(cpf);
  return (
    <LocalGrid
      label="Pontos que restam, por vencimento"
      columns={COLUMNS}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      sort={{field: 'venceEm', order: 'ASC'}}
      empty="Não há pontos a vencer."
    />
  );
}
