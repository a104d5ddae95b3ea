import {client, type Schema} from '@clube/api-client';
import {Button} from '@clube/ui';
import {useQuery} from '@tanstack/react-query';
import {useMemo, useState} from 'react';
import type {Column} from '../components/grid/columns';
import {Page} from '../components/page/Page';
import {ReportFigures} from '../components/report/ReportFigures';
import {ReportGrid} from '../components/report/ReportGrid';
import {useReportFilters} from './filters';
import {ObservacaoDialog} from './ObservacaoDialog';
import styles from './Report.module.css';
import {RedeSelect} from './RedeSelect';

type Row = Schema<'MensuracaoDaRede'> & {id: number};

const actionsOf = (onNote: (row: Row) => void): Column<Row>[] => [
  {
    kind: 'actions',
    field: 'acoes',
    title: 'Observações',
    width: 124,
    cell: row => (
      <Button variant="secondary" small onClick={() => onNote(row)} aria-label={`Anotar sobre ${row.rede}`}>
        Anotar
      </Button>
    ),
  },
];

/** Sales of each network before and since it joined, the largest gain first. */
export default function Mensuracao() {
  const {rede, set} = useReportFilters();
  const [noted, setNoted] = useState<number>();
  const actions = useMemo(() => actionsOf(({id}) => setNoted(id)), []);
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
        <RedeSelect rede={rede} onRede={value => set('rede', value)} />
      </div>
      <ReportFigures name="mensuracao" query={{rede}} rows={data} />
      <ReportGrid<Row>
        name="mensuracao"
        query={{rede}}
        rows={data}
        error={error}
        onRetry={() => void refetch()}
        actions={actions}
        empty="Nenhuma rede por aqui."
      />
      {row && <ObservacaoDialog rede={row} onClose={() => setNoted(undefined)} />}
    </Page>
  );
}
