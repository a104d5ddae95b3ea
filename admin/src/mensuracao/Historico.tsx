import {client, type Schema} from '@clube/api-client';
import {MONTHS_OF_HISTORICO, monthOfYear} from '@clube/domain';
import {useQuery} from '@tanstack/react-query';
import {Page} from '../components/page/Page';
import {FilterSelect} from '../components/list/FilterSelect';
import {ReportFigures} from '../components/report/ReportFigures';
import {ReportGrid} from '../components/report/ReportGrid';
import {useReportFilters, yearOptions} from './filters';
import styles from './Report.module.css';
import {RedeSelect} from './RedeSelect';
import {useComparison} from './useComparison';

type Row = Schema<'HistoricoDaRede'> & {id: number};

/** What each network sold in each month, a row each, as in the report of a network's months. */
const monthsOf = (rows: readonly Row[], ano: number) =>
  rows.flatMap(row =>
    MONTHS_OF_HISTORICO.flatMap((month, i) =>
      row[month] === null ? [] : [{mes: monthOfYear(ano, i + 1), valor: row[month]}],
    ),
  );

/** The sales that each network has reported, by month of a year, compared with the year before. */
export default function Historico() {
  const {rede, ano, set} = useReportFilters();
  // Networks may have reported years before 2020, when the reports begin.
  const {data: first} = useQuery({
    queryKey: ['historico', 'primeiraData'],
    queryFn: async ({signal}) => (await client.get('/api/historico/primeiraData', {signal})).primeiraData,
  });
  const read = async (year: number, signal: AbortSignal): Promise<Row[]> =>
    (await client.get('/api/historico', {query: {ano: year, ...(rede && {rede})}, signal})).historico.map(row => ({
      ...row,
      id: row.idRede,
    }));
  const key = ['historico', rede];
  const {data, error, refetch} = useQuery({queryKey: [...key, ano], queryFn: ({signal}) => read(ano, signal)});
  const comparison = useComparison(key, {ano}, async (period, signal) =>
    monthsOf(await read(period.ano, signal), period.ano),
  );
  return (
    <Page title="Histórico das redes">
      <div className={styles.filters}>
        <RedeSelect rede={rede} onRede={value => set('rede', value)} />
        <FilterSelect
          label="Ano"
          value={String(ano)}
          options={yearOptions(first)}
          onChange={value => set('ano', value)}
        />
      </div>
      <ReportFigures
        name="historico-meses"
        query={{rede, ano}}
        rows={data && monthsOf(data, ano)}
        comparison={comparison}
      />
      <ReportGrid<Row>
        name="historico"
        query={{rede, ano}}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        empty="Nenhuma rede informou vendas neste ano."
      />
    </Page>
  );
}
