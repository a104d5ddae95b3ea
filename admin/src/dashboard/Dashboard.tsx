import {messageOf} from '@clube/api-client';
import {LoadingState, FailureState} from '@clube/ui';
import {Page} from '../components/page/Page';
import {Cards} from './Cards';
import {Charts} from './Charts';
import styles from './Dashboard.module.css';
import {useDashboard} from './data';
import {PINTOR_COLUMNS, PRODUTO_COLUMNS, REFERRING_REVENDA_COLUMNS, REVENDA_COLUMNS} from './columns';
import {Waiting} from './Waiting';
import {TopTable} from './TopTable';

/** What waits, then how the programme is doing: single figures, two charts and the four tables of twenty. */
export default function Dashboard() {
  const {data, error, refetch} = useDashboard();
  return (
    <Page title="Dashboard">
      <Waiting />
      {error && <FailureState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={10} />}
      {data && (
        <>
          <Cards data={data} />
          <Charts data={data} />
          <div className={styles.tables}>
            <TopTable title="Top 20 pintores pontuados" columns={PINTOR_COLUMNS} rows={data.topParceirosPontuados} />
            <TopTable title="Top 20 revendas pontuadas" columns={REVENDA_COLUMNS} rows={data.topRevendasPontuadas} />
            <TopTable title="Top 20 produtos pontuados" columns={PRODUTO_COLUMNS} rows={data.topProdutosVendidos} />
            <TopTable
              title="Top 20 cadastros por revenda"
              columns={REFERRING_REVENDA_COLUMNS}
              rows={data.topRevendasQueIndicam}
            />
          </div>
        </>
      )}
    </Page>
  );
}
