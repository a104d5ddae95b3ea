import {REPORTS, SHORT_MONTHS, changeInPercent, type Report, type ReportColumn, type ReportName} from '@clube/domain';
import {formattedValue} from '../figure/chart';
import {ChartFigure} from '../figure/ChartFigure';
import {Compared} from '../figure/Compared';
import {Tiles, type Tile} from '../figure/Tiles';
import {numberOrDash, reaisOrDash} from '../format/values';
import styles from './ReportFigures.module.css';
import {chartOf, sumOf, upToMonth, type ReportOfPeriod} from './report-sums';

interface Props {
  name: ReportName;
  /** The query of the rows. */
  query: object;
  /** They need not have all fields of the report: totals are those of the fields that there are. */
  rows: readonly object[] | undefined;
  /** The same report of other periods, with the number of months that have ended of this one's year or month. */
  comparison?: {periods: readonly ReportOfPeriod[]; wholeYear: boolean; ended: number};
}

const NONE = {periods: [], wholeYear: false, ended: 0};

/** The totals of a report compared with other periods, and its declared chart with its table; nothing without rows. */
export function ReportFigures({name, query, rows, comparison}: Props) {
  const report: Report = REPORTS[name];
  if (!rows || rows.length === 0) return null;
  const {periods, wholeYear, ended} = comparison ?? NONE;
  // A month under way is compared with nothing yet; of a year, each month with its own.
  const compared = wholeYear || ended > 0 ? periods : [];
  const chart = chartOf({report, rows, query, compared, months: wholeYear ? SHORT_MONTHS : undefined});
  const [main] = chart.series;
  return (
    <div className={styles.figures}>
      {comparison && <Tiles tiles={tilesOf(report, rows, comparison)} />}
      {report.chart && main && chart.rows.length > 0 && (
        <ChartFigure
          title={report.chart.title}
          value={formattedValue(main, sumOf(rows, report.chart.values[0] ?? ''))}
          {...(report.chart.values.length > 1 && {note: main.label})}
          of={wholeYear ? 'Mês' : (report.columns[report.chart.by]?.title ?? '')}
          series={chart.series}
          rows={chart.rows}
        />
      )}
    </div>
  );
}

function tilesOf(report: Report, rows: readonly object[], comparison: NonNullable<Props['comparison']>): Tile[] {
  const {periods, wholeYear, ended} = comparison;
  const month = report.chart?.month;
  const counted = (of: readonly object[]) => (wholeYear && month ? upToMonth(of, month, ended) : of);
  const note = (field: string) => {
    if (periods.length === 0) return undefined;
    if (ended === 0)
      return `${wholeYear ? 'Ano' : 'Mês'} em curso: a comparação vem quando ${wholeYear ? 'um mês' : 'ele'} acabar`;
    const now = sumOf(counted(rows), field);
    const until = wholeYear && ended < 12 ? `, até ${SHORT_MONTHS[ended - 1]}` : '';
    return (
      <Compared
        since={periods.map(({label, rows: before}) => ({
          label: label + until,
          change: before && changeInPercent(now, sumOf(counted(before), field)),
        }))}
      />
    );
  };
  const [first = {}] = rows;
  const totals = Object.entries<ReportColumn>(report.columns).filter(([field, {total}]) => total && field in first);
  return totals.map(([field, {title, kind}]) => ({
    label: title,
    value: (kind === 'money' ? reaisOrDash : numberOrDash)(sumOf(rows, field)),
    note: note(field),
  }));
}
