import type {Schema} from '@clube/api-client';
import {DASH, dateTimeOrDash, today} from '../../components/format/values';
import type {ListColumn} from '../../components/grid/columns';
import {GridList} from '../../components/grid/GridList';
import {Page} from '../../components/page/Page';
import {PeriodFilter} from '../../components/period/PeriodFilter';
import {lastSevenDays} from '../../components/period/presets';
import {usePeriodViews} from '../../components/period/views';
import {StateChip} from '../../components/StateChip';
import {PAINTER} from '../../components/pintores/columns';

type Expirado = Schema<'PontoExpirado'>;

export const COLUMNS: readonly ListColumn<Expirado>[] = [
  {...PAINTER, sortable: false},
  {kind: 'points', field: 'pontos', total: true, width: 110},
  {kind: 'timestamp', field: 'expiradoEm', sortable: true, width: 150},
  {
    kind: 'status',
    field: 'reativadoEm',
    width: 190,
    cell: ({reativadoEm}) => (reativadoEm ? <StateChip tone="ok">{dateTimeOrDash(reativadoEm)}</StateChip> : DASH),
  },
];

/** Expired points, and whether they were given back. */
export default function ExpiradosList() {
  const views = usePeriodViews();
  return (
    <Page title="Pontos expirados" list>
      <GridList
        resource="expirados"
        label="Pontos expirados"
        columns={COLUMNS}
        sort={{field: 'expiradoEm', order: 'DESC'}}
        defaultFilter={{...lastSevenDays(today())}}
        search="Buscar por pintor ou CPF"
        filters={<PeriodFilter />}
        views={views}
        exports="Pontos expirados"
        empty="Nenhum ponto expirou neste período."
      />
    </Page>
  );
}
