import type {Schema} from '@clube/api-client';
import {formatCpf} from '@clube/domain';
import {toTitleCase} from '../components/format/text';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {StateChip} from '../components/StateChip';
import {painterAddress} from './columns';
import {useIndicacoesOf} from './queries';

type Indicacao = Schema<'IndicacaoDoPainel'>;

const COLUMNS: readonly Column<Indicacao>[] = [
  {
    kind: 'text',
    field: 'nomeIndicado',
    title: 'Indicado',
    main: true,
    sortable: true,
    width: 260,
    value: ({nomeIndicado}) => toTitleCase(nomeIndicado),
    to: ({cpfIndicado}) => (cpfIndicado ? painterAddress({cpf: cpfIndicado}) : undefined),
    note: ({cpfIndicado}) => cpfIndicado && formatCpf(cpfIndicado),
  },
  {
    kind: 'status',
    field: 'validado',
    title: 'Indicação válida',
    width: 170,
    cell: ({validado}) =>
      validado ? <StateChip tone="ok">Validada</StateChip> : <StateChip tone="waiting">Pendente</StateChip>,
  },
  {kind: 'date', field: 'criadoEm', title: 'Cadastro', sortable: true, width: 140},
];

/** The painters whom this one has referred. */
export function PintorIndicacoes({cpf}: {cpf: string}) {
  const {data, error, refetch} = useIndicacoesOf(cpf);
  return (
    <LocalGrid
      label="Indicados pelo pintor"
      columns={COLUMNS}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      sort={{field: 'criadoEm', order: 'DESC'}}
      empty="Este pintor ainda não indicou ninguém."
    />
  );
}
