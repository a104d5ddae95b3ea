import {client, type Schema} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useMemo, useState} from 'react';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {useRedeOptions} from '../components/list/useRedeOptions';
import {Page} from '../components/page/Page';
import {FilterSelect} from '../components/list/FilterSelect';
import {useReportFilters} from './filters';
import {ObservacaoDialog} from './ObservacaoDialog';
import styles from './Report.module.css';

type Row = Schema<'MensuracaoDaRede'> & {id: number};

const columnsOf = (onNote: (row: Row) => void): Column<Row>[] => [
  {kind: 'text', field: 'rede', title: 'Rede', main: true, width: 166, sortable: true},
  {kind: 'date', field: 'dataCadastro', title: 'Entrou em', width: 100, sortable: true},
  {kind: 'money', field: 'mediaMensal', title: 'Por mês, antes', width: 130, sortable: true},
  {kind: 'money', field: 'mediaMensalPos', title: 'Por mês, depois', width: 134, sortable: true},
  {kind: 'money', field: 'resultadoMensal', title: 'Resultado no mês', width: 152, sortable: true},
  {kind: 'money', field: 'resultadoSemanal', title: 'Resultado na semana', width: 160, sortable: true},
  {kind: 'money', field: 'mediaSemanal', title: 'Por semana, antes', width: 150, sortable: true},
  {kind: 'money', field: 'mediaSemanalPos', title: 'Por semana, depois', width: 150, sortable: true},
  {kind: 'number', field: 'mesesAtendidosAntes', title: 'Meses antes', width: 120, sortable: true},
  {kind: 'number', field: 'mesesAtendidosPos', title: 'Meses depois', width: 120, sortable: true},
  {kind: 'money', field: 'totalVendidoPos', title: 'Vendido desde então', width: 170, sortable: true, total: true},
  {kind: 'text', field: 'observacao', title: 'Observação', width: 180},
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Observações',
    width: 124,
    cell: row => (
      <Button variant="secondary" small onClick={() => onNote(row)} aria-label={`Observações de ${row.rede}`}>
        Anotar
      </Button>
    ),
  },
];

/** What each network sold before it joined, and since: who gained most first. */
export default function Mensuracao() {
  const {rede, set} = useReportFilters();
  const redes = useRedeOptions();
  const [noted, setNoted] = useState<number>();
  const columns = useMemo(() => columnsOf(({id}) => setNoted(id)), []);
  const {data, error, refetch} = useQuery({
    queryKey: ['mensuracao', rede],
    queryFn: async ({signal}) =>
      (await client.get('/api/mensuracao', {query: rede ? {rede} : {}, signal})).mensuracao.map(row => ({
        ...row,
        id: row.idRede,
      })),
  });
  const row = data?.find(({id}) => id === noted);
  return (
    <Page title="Mensuração">
      <p className={styles.note}>
        Médias do que cada rede disse que vendeu. O mês em que a rede entrou conta como depois, e a semana é o mês vezes
        12, dividido por 52.
      </p>
      <div className={styles.filters}>
        <FilterSelect label="Rede" value={rede} options={redes} all="Todas" onChange={value => set('rede', value)} />
      </div>
      <LocalGrid<Row>
        label="Mensuração das redes"
        columns={columns}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        sort={{field: 'resultadoMensal', order: 'DESC'}}
        empty="Nenhuma rede por aqui."
      />
      {row && <ObservacaoDialog rede={row} onClose={() => setNoted(undefined)} />}
    </Page>
  );
}
