import {PagedTable} from '@clube/ui';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import type {ResgateRelatorio} from '../types';
import {RESGATE_EXPORT_COLUMNS, RESGATE_COLUMNS} from './columns';

/** The painters' orders, one by one, and where each of them is. */
export function ResgatesSection({resgates, period}: {resgates: ResgateRelatorio[]; period: PeriodTexts}) {
  return (
    <Section
      id="resgates"
      title="Resgates"
      hint={`${period.recent}, também os cancelados`}
      actions={<ExportButtons title="Resgates" columns={RESGATE_EXPORT_COLUMNS} rows={resgates} />}
    >
      <div>
        <PagedTable
          caption="Resgates"
          columns={RESGATE_COLUMNS}
          rows={resgates}
          rowKey={({id}) => id}
          initialOrder={{key: 'resgatadoEm', descending: true}}
        />
      </div>
    </Section>
  );
}
