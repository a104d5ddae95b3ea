import type {Column} from '@clube/ui';
import {formatNumber} from '../../../base/formats';
import type {ExportColumn} from '../../../base/spreadsheet';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import {ServerTable} from '../table/ServerTable';
import type {TableQuery} from '../table/table-calls';
import {useTable} from '../table/useTable';
import type {PremioRelatorio} from '../types';

const EXPORT_COLUMNS: readonly ExportColumn<PremioRelatorio>[] = [
  {title: 'Prêmio', value: ({premio}) => premio},
  {title: 'Quantidade', value: ({quantidade}) => quantidade},
];

const COLUMNS: readonly Column<PremioRelatorio>[] = [
  {key: 'premio', title: 'Prêmio', main: true, sortable: true, cell: ({premio}) => premio},
  {
    key: 'quantidade',
    title: 'Quantidade',
    numeric: true,
    sortable: true,
    cell: ({quantidade}) => <b>{formatNumber(quantidade)}</b>,
  },
];

/** What the painters swapped their points for, by units; cancelled orders are not in. */
export function PremiosSection({filter, period}: {filter: TableQuery; period: PeriodTexts}) {
  const table = useTable('premios', filter, {key: 'quantidade', descending: true});
  return (
    <Section
      id="premios"
      title="Prêmios resgatados"
      hint={`${period.recent}, sem os cancelados`}
      actions={<ExportButtons title="Prêmios resgatados" columns={EXPORT_COLUMNS} {...table} />}
    >
      <ServerTable
        keepsColumns
        table={table}
        caption="Prêmios resgatados"
        columns={COLUMNS}
        rowKey={({premio}) => premio}
      />
    </Section>
  );
}
