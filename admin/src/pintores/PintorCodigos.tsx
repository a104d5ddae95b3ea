import type {Row} from '@clube/api-client';
import {CODIGO_OPERATION_LABELS} from '@clube/domain';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {useCodigosOf} from './queries';

const COLUMNS: readonly Column<Row<'/api/pontuacoes/codigo'>>[] = [
  {
    kind: 'text',
    field: 'codigo',
    title: 'Código',
    main: true,
    sortable: true,
    width: 200,
    note: ({operacao, valor}) => `${CODIGO_OPERATION_LABELS[operacao]} ${valor.toLocaleString('pt-BR')}`,
  },
  {kind: 'points', field: 'pontos', title: 'Pontos', sortable: true},
  {kind: 'timestamp', field: 'dataUtilizacao', title: 'Utilizado em', sortable: true},
];

/** The codes that the painter has used, with their points. */
export function PintorCodigos({cpf}: {cpf: string}) {
  const {data, error, refetch} = useCodigosOf(cpf);
  return (
    <LocalGrid
      label="Códigos usados pelo pintor"
      columns={COLUMNS}
      rows={data}
      error={error}
      onRetry={() => void refetch()}
      sort={{field: 'dataUtilizacao', order: 'DESC'}}
      empty="Este pintor ainda não usou códigos."
    />
  );
}
