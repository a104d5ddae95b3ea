import {PagedTable, type Column} from '@clube/ui';
import {formatNumber} from '../../../base/formats';
import type {ExportColumn} from '../../../base/spreadsheet';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import type {PremioRelatorio} from '../types';

const EXPORT_COLUMNS: readonly ExportColumn<PremioRelatorio>[] = [
  {title: 'Prêmio', value: ({premio}) => premio},
  {title: 'Quantidade', value: ({quantidade}) => quantidade},
];

const COLUMNS: readonly Column<PremioRelatorio>[] = [
  {key: 'premio', title: 'Prêmio', main: true, order: ({premio}) => premio, cell: ({premio}) => premio},
  {
    key: 'quantidade',
    title: 'Quantidade',
    numeric: true,
    order: ({quantidade}) => quantidade,
    cell: ({quantidade}) => <b>{formatNumber(quantidade)}</b>,
  },
];

/** What the painters swapped their points for, by units; cancelled orders are not in. */
export function PremiosSection({premios, period}: {premios: PremioRelatorio[]; period: PeriodTexts}) {
  return (
    <Section
      id="premios"
      title="Prêmios resgatados"
      hint={`${period.recent}, sem os cancelados`}
      actions={<ExportButtons title="Prêmios resgatados" columns={EXPORT_COLUMNS} rows={premios} />}
    >
      <div>
        <PagedTable
          keepsColumns
          caption="Prêmios resgatados"
          columns={COLUMNS}
          rows={premios}
          rowKey={({premio}) => premio}
          initialOrder={{key: 'quantidade', descending: true}}
        />
      </div>
    </Section>
  );
}
