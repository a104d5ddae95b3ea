import {client, type Schema} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useMemo, useState} from 'react';
import {numberOrNothing} from '../components/format/values';
import type {Column} from '../components/grid/columns';
import {LocalGrid} from '../components/grid/LocalGrid';
import {Page} from '../components/page/Page';
import {FilterSelect} from './FilterSelect';
import {useRedeOptions, useReportFilters} from './filters';
import {ObservacaoDialog} from './ObservacaoDialog';
import styles from './Report.module.css';

type Row = Schema<'MensuracaoDaRede'> & {id: number};

const months = (count: number): string => `${numberOrNothing(count)} ${count === 1 ? 'mês' : 'meses'}`;

const columnsOf = (onNote: (row: Row) => void): Column<Row>[] => [
  {kind: 'text', field: 'rede', title: 'Rede', main: true, width: 210, sortable: true},
  {kind: 'date', field: 'dataCadastro', title: 'Entrou em', width: 120, sortable: true},
  {
    kind: 'money',
    field: 'mediaMensal',
    title: 'Por mês, antes',
    width: 150,
    sortable: true,
    note: ({mesesAtendidosAntes}) => months(mesesAtendidosAntes),
  },
  {
    kind: 'money',
    field: 'mediaMensalPos',
    title: 'Por mês, depois',
    width: 150,
    sortable: true,
    note: ({mesesAtendidosPos}) => months(mesesAtendidosPos),
  },
  {kind: 'money', field: 'resultadoMensal', title: 'Resultado no mês', width: 150, sortable: true},
  {kind: 'money', field: 'mediaSemanal', title: 'Por semana, antes', width: 150, sortable: true, hidden: true},
  {kind: 'money', field: 'mediaSemanalPos', title: 'Por semana, depois', width: 150, sortable: true, hidden: true},
  {kind: 'money', field: 'resultadoSemanal', title: 'Resultado na semana', width: 160, sortable: true},
  {kind: 'money', field: 'totalVendidoPos', title: 'Vendido desde então', width: 160, sortable: true, total: true},
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
        Médias do que cada rede disse que vendeu. O mês em que a rede entrou conta como depois; a semana é o mês × 12 ÷
        52.
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
