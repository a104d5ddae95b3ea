import {useState} from 'react';
import {ExportButtons} from '../../../components/ExportButtons';
import {SearchBox} from '../../../components/SearchBox';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import {ServerTable} from '../table/ServerTable';
import type {TableQuery} from '../table/table-calls';
import {useSettled} from '../table/useSettled';
import {useTable} from '../table/useTable';
import {RESGATE_EXPORT_COLUMNS, RESGATE_COLUMNS} from './columns';

/** The painters' orders, one by one, and where each of them is. */
export function ResgatesSection({filter, period}: {filter: TableQuery; period: PeriodTexts}) {
  const [search, setSearch] = useState('');
  const busca = useSettled(search.trim());
  const table = useTable('resgates', {...filter, busca}, {key: 'resgatadoEm', descending: true});
  return (
    <Section
      id="resgates"
      title="Resgates"
      hint={`${period.recent}, também os cancelados`}
      actions={
        <>
          <SearchBox label="Buscar pintor ou prêmio" value={search} onValueChange={setSearch} />
          <ExportButtons title="Resgates" columns={RESGATE_EXPORT_COLUMNS} {...table} />
        </>
      }
    >
      <ServerTable table={table} caption="Resgates" columns={RESGATE_COLUMNS} rowKey={({id}) => id} />
    </Section>
  );
}
