import type {Column} from '@clube/ui';
import {Link, useLocation} from 'react-router-dom';
import {formatNumber} from '../../../base/formats';
import type {ExportColumn} from '../../../base/spreadsheet';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import {withShown, type PeriodTexts} from '../filter/report-filter';
import {ServerTable} from '../table/ServerTable';
import type {TableQuery} from '../table/table-calls';
import {useTable} from '../table/useTable';
import type {PremioRelatorio} from '../types';

const EXPORT_COLUMNS: readonly ExportColumn<PremioRelatorio>[] = [
  {title: 'Prêmio', value: ({premio}) => premio},
  {title: 'Quantidade', value: ({quantidade}) => quantidade},
];

const columnsOf = (search: string, onFollow: () => void): readonly Column<PremioRelatorio>[] => [
  {key: 'premio', title: 'Prêmio', main: true, sortable: true, cell: ({premio}) => premio},
  {
    key: 'quantidade',
    title: 'Quantidade',
    numeric: true,
    sortable: true,
    cell: ({premio, quantidade}) => (
      <Link to={{search: withShown(search, 'premio', premio), hash: 'resgates'}} onClick={onFollow}>
        {formatNumber(quantidade)}
        <span className="visually-hidden">: ver os resgates de {premio}</span>
      </Link>
    ),
  },
];

interface Props {
  filter: TableQuery;
  period: PeriodTexts;
  onFollow: () => void;
}

/** The prizes that the painters have ordered, by units, with links to the orders; without cancelled ones. */
export function PremiosSection({filter, period, onFollow}: Props) {
  const {search} = useLocation();
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
        columns={columnsOf(search, onFollow)}
        rowKey={({premio}) => premio}
      />
    </Section>
  );
}
