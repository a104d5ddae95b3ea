import {messageOf} from '@clube/api-client';
import {Button, EmptyState, FailureState, LoadingState} from '@clube/ui';
import {Suspense, lazy, useState} from 'react';
import {chartHeight, type ChartRow, type ChartSeries} from './chart';
import {FigureTable} from './FigureTable';
import styles from './Figure.module.css';

interface Props {
  title: string;
  /** The total of the chart, formatted. */
  value: string;
  /** What the value is compared with. */
  note?: string;
  /** What a row stands for: the heading of the names in the table. */
  of: string;
  series: readonly ChartSeries[];
  /** Undefined while loading. */
  rows: readonly ChartRow[] | undefined;
  error?: Error | null;
  onRetry?: () => unknown;
  /** The message when there are no rows. */
  empty?: string;
}

/** Loaded with the first chart that is shown; if loading fails, the table still works. */
const BarsChart = lazy(() => import('./BarsChart').catch(() => ({default: NoChart})));

function NoChart() {
  return <p className={styles.note}>O gráfico não carregou. Os números estão na tabela.</p>;
}

/**
 * A figure with its chart, or with the same numbers as a table, for screen readers and for those who want the numbers.
 */
export function ChartFigure({title, value, note, of, series, rows, error, onRetry, empty}: Props) {
  const [asTable, setAsTable] = useState(false);
  const failed = error && !rows;
  return (
    <section className={styles.card} aria-label={title}>
      <header className={styles.head}>
        <h2>{title}</h2>
        {rows && rows.length > 0 && (
          <Button variant="text" small onClick={() => setAsTable(!asTable)}>
            {asTable ? 'Ver como gráfico' : 'Ver como tabela'}
          </Button>
        )}
      </header>
      {failed && <FailureState compact message={messageOf(error)} onRetry={() => void onRetry?.()} />}
      {!rows && !failed && <LoadingState rows={5} />}
      {rows?.length === 0 && <EmptyState title="Sem resultados">{empty}</EmptyState>}
      {rows && rows.length > 0 && (
        <>
          <p className={styles.value}>{value}</p>
          {note && <p className={styles.note}>{note}</p>}
          {asTable ? (
            <FigureTable {...{title, of, series, rows}} />
          ) : (
            <div
              className={styles.chart}
              style={{minHeight: chartHeight(rows.length, series.length)}}
              role="img"
              aria-label={`Gráfico de barras: ${title}. Os números estão em “Ver como tabela”.`}
            >
              <Suspense>
                <BarsChart series={series} rows={rows} />
              </Suspense>
            </div>
          )}
        </>
      )}
    </section>
  );
}
