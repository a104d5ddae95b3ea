import {Button} from '@clube/ui';
import {ExportButtons} from '../../../components/ExportButtons';
import {SearchBox} from '../../../components/SearchBox';
import {Section} from '../../../components/Section';
import type {PeriodTexts} from '../filter/report-filter';
import {ServerTable} from '../table/ServerTable';
import {RESGATE_EXPORT_COLUMNS, RESGATE_COLUMNS} from './columns';
import type {ResgatesControl} from './useResgates';

/** The painters' orders with their states. */
export function ResgatesSection({resgates, period}: {resgates: ResgatesControl; period: PeriodTexts}) {
  const {table, premio, showAll, search, setSearch} = resgates;
  return (
    <Section
      id="resgates"
      title="Resgates"
      hint={premio ? `${period.recent}, só ${premio}, sem os cancelados` : `${period.recent}, também os cancelados`}
      actions={
        <>
          {premio && (
            <Button variant="secondary" onClick={showAll}>
              Todos os prêmios
            </Button>
          )}
          <SearchBox label="Buscar pintor ou prêmio" value={search} onValueChange={setSearch} />
          <ExportButtons title="Resgates" columns={RESGATE_EXPORT_COLUMNS} {...table} />
        </>
      }
    >
      <ServerTable table={table} caption="Resgates" columns={RESGATE_COLUMNS} rowKey={({id}) => id} />
    </Section>
  );
}
