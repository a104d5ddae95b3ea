import {client, type Schema} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import {Page} from '../components/page/Page';
import {FilterSelect} from '../components/list/FilterSelect';
import {ReportGrid} from '../components/report/ReportGrid';
import {useReportFilters, yearOptions} from './filters';
import styles from './Report.module.css';
import {RedeSelect} from './RedeSelect';

type Row = Schema<'HistoricoDaRede'> & {id: number};

/** The sales that each network has reported, by month of a year. */
export default function Historico() {
  const {rede, ano, set} = useReportFilters();
  // Networks may have reported years before 2020, when the reports begin.
  const {data: first} = useQuery({
    queryKey: ['historico', 'primeiraData'],
    queryFn: async ({signal}) => (await client.get('/api/historico/primeiraData', {signal})).primeiraData,
  });
  const {data, error, refetch} = useQuery({
    queryKey: ['historico', rede, ano],
    queryFn: async ({signal}) =>
      (await client.get('/api/historico', {query: {ano, ...(rede && {rede})}, signal})).historico.map(row => ({
        ...row,
        id: row.idRede,
      })),
  });
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
