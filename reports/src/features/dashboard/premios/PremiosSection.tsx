import {PagedTable, type Column} from '@clube/ui';
import {formatNumber} from '../../../base/formats';
import type {ExportColumn} from '../../../base/spreadsheet';
import {ExportButton} from '../../../components/ExportButton';
import {Section} from '../../../components/Section';
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
export function PremiosSection({premios}: {premios: PremioRelatorio[]}) {
  return (
    <Section
      id="premios"
      title="Prêmios resgatados"
      hint="Últimos 12 meses, sem os cancelados"
      actions={<ExportButton title="Prêmios resgatados" columns={EXPORT_COLUMNS} rows={premios} />}
    >
      <div>
        <PagedTable
          caption="Prêmios resgatados"
          columns={COLUMNS}
          rows={premios}
          rowKey={({premio}) => premio}
          initialOrder={{key: 'quantidade', descending: true}}
          empty="Nenhum prêmio resgatado no período"
        />
      </div>
    </Section>
  );
}
