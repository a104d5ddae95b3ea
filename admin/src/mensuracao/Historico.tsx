import {client, type Schema} from '@clube/api-client';
import {useQuery} from '@tanstack/react-query';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {useRedeOptions} from '../components/list/useRedeOptions';
import {Page} from '../components/page/Page';
import {FilterSelect} from '../components/list/FilterSelect';
import {useReportFilters, yearOptions} from './filters';
import styles from './Report.module.css';

type Row = Schema<'HistoricoDaRede'> & {id: number};
type Month = Exclude<keyof Schema<'HistoricoDaRede'>, 'idRede' | 'rede' | 'total'>;

const MONTHS: readonly (readonly [Month, string])[] = [
  ['janeiro', 'Jan'],
  ['fevereiro', 'Fev'],
  ['marco', 'Mar'],
  ['abril', 'Abr'],
  ['maio', 'Mai'],
  ['junho', 'Jun'],
  ['julho', 'Jul'],
  ['agosto', 'Ago'],
  ['setembro', 'Set'],
  ['outubro', 'Out'],
  ['novembro', 'Nov'],
  ['dezembro', 'Dez'],
];
const COLUMNS: readonly Column<Row>[] = [
  {kind: 'text', field: 'rede', title: 'Rede', main: true, width: 200, sortable: true},
  {kind: 'money', field: 'total', title: 'No ano', width: 130, sortable: true, total: true},
  ...MONTHS.map(([field, title]): Column<Row> => ({
    kind: 'money',
    field,
    title,
    width: 118,
    sortable: true,
  })),
];

/** The sales that each network has reported, by month of a year. */
export default function Historico() {
  const {rede, ano, set} = useReportFilters();
  const redes = useRedeOptions();
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
        <FilterSelect label="Rede" value={rede} options={redes} all="Todas" onChange={value => set('rede', value)} />
        <FilterSelect
          label="Ano"
          value={String(ano)}
          options={yearOptions(first)}
          onChange={value => set('ano', value)}
        />
      </div>
      <LocalGrid<Row>
        label="Histórico das redes"
        columns={COLUMNS}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'rede', order: 'ASC'}}
        empty="Nenhuma rede informou vendas neste ano."
      />
    </Page>
  );
}
