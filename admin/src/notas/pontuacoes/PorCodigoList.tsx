import type {Schema} from '@clube/api-client';
import {CODIGO_OPERATION_LABELS} from '@clube/domain';
import {numberOrDash, today} from '../../components/format/values';
import type {ListColumn} from '../../components/grid/columns';
import {GridList} from '../../components/grid/GridList';
import {Page} from '../../components/page/Page';
import {PeriodFilter} from '../../components/period/PeriodFilter';
import {lastSevenDays} from '../../components/period/presets';
import {usePeriodViews} from '../../components/period/views';
import {PAINTER} from '../../components/pintores/columns';

type PorCodigo = Schema<'PontuacaoPorCodigo'>;

export const COLUMNS: readonly ListColumn<PorCodigo>[] = [
  {...PAINTER, sortable: false},
  {kind: 'text', field: 'codigo', width: 170},
  {kind: 'points', field: 'pontos', total: true, width: 100},
  {kind: 'text', field: 'operacao', width: 120, value: ({operacao}) => CODIGO_OPERATION_LABELS[operacao]},
  {kind: 'number', field: 'valor', width: 130, cell: ({valor}) => numberOrDash(valor)},
  {kind: 'timestamp', field: 'dataUtilizacao', sortable: true, width: 150},
];

/** Points from codes; default: those of the last seven days. */
export default function PorCodigoList() {
  const views = usePeriodViews();
  return (
    <Page title="Pontuações por Código" list>
      <GridList
        resource="pontuacoes-codigo"
        label="Pontuações por Código"
        columns={COLUMNS}
        sort={{field: 'dataUtilizacao', order: 'DESC'}}
        defaultFilter={{...lastSevenDays(today())}}
        search="Buscar por pintor, CPF ou código"
        filters={<PeriodFilter />}
        views={views}
        exports="pontuacoes-codigo"
        empty="Nenhum código foi usado neste período."
      />
    </Page>
  );
}
