import {Link} from 'react-router-dom';
import {formattedValue, type ChartRow, type ChartSeries} from './chart';
import styles from './Figure.module.css';

interface Props {
  title: string;
  of: string;
  series: readonly ChartSeries[];
  rows: readonly ChartRow[];
}

/** All numbers of a chart, by name. */
export function FigureTable({title, of, series, rows}: Props) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{of}</th>
          {series.map(({label}) => (
            <th key={label} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({label, values, to}, place) => (
          // Two rows may have the same name.
          <tr key={`${place} ${label}`}>
            <th scope="row">{to ? <Link to={to}>{label}</Link> : label}</th>
            {series.map((each, i) => (
              <td key={each.label}>{formattedValue(each, values[i] ?? null)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
