import {classes} from '@clube/ui';
import {monthWithYear, longMonth} from '@clube/domain';
import {Link} from 'react-router-dom';
import {searchOf, withShown, withinMonth} from '../filter/report-filter';
import {useReportFilter} from '../filter/useReportFilter';
import {BY_TOTAL, type PintoresView} from '../pintores/groups';
import {SERIES, type MonthlyRow, type ChartSeries} from './series';
import styles from './MonthlyTable.module.css';

/** Who bought in a month. */
const BUYERS: PintoresView = {group: 'pontuados', order: BY_TOTAL};

interface Props {
  rows: readonly MonthlyRow[];
  serie: ChartSeries;
  /** The last month has not ended. */
  ongoing: boolean;
  activeMonth: string | undefined;
  onPoint: (month: string | undefined) => void;
  onFollow: (view: PintoresView) => void;
}

/** The chart's data as a table, with all three series; the charted one is highlighted. ARIA roles as in `Table`. */
export function MonthlyTable({rows, serie: series, ongoing, activeMonth, onPoint, onFollow}: Props) {
  const [filter] = useReportFilter();
  const sum = (key: ChartSeries['key']): number => rows.reduce((total, row) => total + row[key], 0);
  return (
    <table className={styles.table} role="table">
      <caption className="visually-hidden">Vendas, notas e novos pintores, mês a mês</caption>
      <thead role="rowgroup">
        <tr role="row">
          <th scope="col" role="columnheader">
            Mês
          </th>
          {SERIES.map(({key, title}) => (
            <th key={key} scope="col" role="columnheader" className={classes(key === series.key && styles.drawn)}>
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map((row, index) => (
          <tr
            key={row.mes}
            role="row"
            className={classes(row.mes === activeMonth && styles.active)}
            onPointerEnter={() => onPoint(row.mes)}
            onPointerLeave={() => onPoint(undefined)}
          >
            <th scope="row" role="rowheader" aria-label={longMonth(row.mes)}>
              {monthWithYear(row.mes)}
              {ongoing && index === rows.length - 1 && <small> em andamento</small>}
            </th>
            {SERIES.map(({key, title, format: show}) => (
              <td key={key} role="cell" data-label={title}>
                {key === 'totalVendas' && row[key] > 0 ? (
                  <Link
                    to={{
                      search: withShown(searchOf(withinMonth(filter, row.mes)), 'grupo', BUYERS.group),
                      hash: 'pintores',
                    }}
                    aria-label={`${show(row[key])}: quem comprou em ${longMonth(row.mes)}`}
                    onClick={() => onFollow(BUYERS)}
                  >
                    {show(row[key])}
                  </Link>
                ) : (
                  show(row[key])
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot role="rowgroup">
        <tr role="row">
          <th scope="row" role="rowheader">
            Total
          </th>
          {SERIES.map(({key, title, format: show}) => (
            <td key={key} role="cell" data-label={title}>
              {show(sum(key))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
