import {messageOf} from '@clube/api-client';
import {formatDays} from '@clube/domain';
import {LoadingState, FailureState} from '@clube/ui';
import {useMemo} from 'react';
import {BusyArea} from '../components/page/BusyArea';
import {Page} from '../components/page/Page';
import {PeriodChip} from '../components/period/PeriodChip';
import {Cards} from './Cards';
import {Charts} from './Charts';
import styles from './Dashboard.module.css';
import {useDashboard, usePeriod} from './data';
import {columnsOf} from './columns';
import {Waiting} from './Waiting';
import {TopTable} from './TopTable';

/** Pending work first, then the programme's figures: tiles, two charts and the four top-20 tables. */
export default function Dashboard() {
  const {period, choose} = usePeriod();
  const {data, error, isPlaceholderData, refetch} = useDashboard(period);
  const {dataInicial, dataFinal} = period ?? {};
  const days = useMemo(
    () => (dataInicial && dataFinal ? {dataInicial, dataFinal} : undefined),
    [dataInicial, dataFinal],
  );
  const columns = useMemo(() => columnsOf(days), [days]);
  return (
    <Page title="Dashboard">
      <Waiting />
      <section className={styles.period} aria-label="Período dos números">
        <PeriodChip current={period} onPeriod={choose} />
        {days && data?.anterior && !isPlaceholderData && (
          <p>
            comparado com {formatDays(data.anterior)}
            {data.anoAnterior && `, e em um ano com ${formatDays(data.anoAnterior)}`}
          </p>
        )}
      </section>
      {error && !data && <FailureState message={messageOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <LoadingState rows={10} />}
      {data && (
        <BusyArea busy={isPlaceholderData}>
          <Cards data={data} days={days} />
          <Charts data={data} days={days} />
          <div className={styles.tables}>
            <TopTable title="Top 20 pintores pontuados" columns={columns.pintores} rows={data.topParceirosPontuados} />
            <TopTable title="Top 20 revendas pontuadas" columns={columns.revendas} rows={data.topRevendasPontuadas} />
            <TopTable title="Top 20 produtos pontuados" columns={columns.produtos} rows={data.topProdutosVendidos} />
            <TopTable
              title="Top 20 cadastros por revenda"
              columns={columns.indicam}
              rows={data.topRevendasQueIndicam}
            />
          </div>
        </BusyArea>
      )}
    </Page>
  );
}
