import {PagedTable} from '@clube/ui';
import {ExportButton} from '../../../components/ExportButton';
import {Section} from '../../../components/Section';
import type {ResgateRelatorio} from '../types';
import {RESGATE_EXPORT_COLUMNS, RESGATE_COLUMNS} from './columns';

/** The painters' orders, one by one, and where each of them is. */
export function ResgatesSection({resgates}: {resgates: ResgateRelatorio[]}) {
  return (
    <Section
      id="resgates"
      title="Resgates"
      hint="Últimos 12 meses, também os cancelados"
      actions={<ExportButton title="Resgates" columns={RESGATE_EXPORT_COLUMNS} rows={resgates} />}
    >
      <div>
        <PagedTable
          caption="Resgates"
          columns={RESGATE_COLUMNS}
          rows={resgates}
          rowKey={({id}) => id}
          initialOrder={{key: 'resgatadoEm', descending: true}}
          empty="Nenhum resgate no período"
        />
      </div>
    </Section>
  );
}
