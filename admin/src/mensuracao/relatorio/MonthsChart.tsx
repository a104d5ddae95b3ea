import {longMonth, shortMonth, yearOf} from '@clube/domain';
import {Button, classes} from '@clube/ui';
import {useState, type CSSProperties} from 'react';
import {Link} from 'react-router-dom';
import {shortValue} from '../../components/figure/chart';
import figure from '../../components/figure/Figure.module.css';
import {FigureTable} from '../../components/figure/FigureTable';
import {reaisOrDash} from '../../components/format/values';
import {reportAddress, relatorioFilterOf, type Month} from './data';
import styles from './Relatorio.module.css';
import {scaleOf} from './scale';

const TITLE = 'Valor total, 12 meses';
const SERIES = [
  {label: 'A pagar', kind: 'money'},
  {label: 'Taxa de sucesso', kind: 'money'},
  {label: 'Valor total', kind: 'money'},
  {label: 'Um ano antes', kind: 'money'},
] as const;

interface Props {
  /** 24 months: the first twelve are what the last twelve are compared with. */
  months: readonly Month[];
  rede: string;
}

/** The totals of twelve months, each with a link to its report; also as a table. */
export function MonthsChart({months, rede}: Props) {
  const [asTable, setAsTable] = useState(false);
  const shown = months.slice(12).map((month, i) => ({
    ...month,
    before: months[i]?.valorTotal ?? 0,
    to: reportAddress('relatorio', relatorioFilterOf(month.mes, rede)),
  }));
  return (
    <section className={figure.card} aria-label={TITLE}>
      <header className={figure.head}>
        <h2>{TITLE}</h2>
        <p className={styles.legend} aria-hidden>
          <span className={styles.paid}>A pagar</span>
          <span className={styles.rate}>Taxa de sucesso</span>
          <span className={styles.year}>Mesmo mês, um ano antes</span>
        </p>
        <Button variant="text" small onClick={() => setAsTable(!asTable)}>
          {asTable ? 'Ver como gráfico' : 'Ver como tabela'}
        </Button>
      </header>
      {asTable ? (
        <FigureTable
          title={TITLE}
          of="Mês"
          series={SERIES}
          rows={shown.map(({mes, aPagar, taxaSucesso, valorTotal, before, to}) => ({
            label: longMonth(mes),
            values: [aPagar, taxaSucesso, valorTotal, before],
            to,
          }))}
        />
      ) : (
        <Bars months={shown} />
      )}
    </section>
  );
}

type Bar = Month & {before: number; to: string};

function Bars({months}: {months: readonly Bar[]}) {
  const {highest, lines} = scaleOf(Math.max(...months.flatMap(({valorTotal, before}) => [valorTotal, before])));
  const share = (value: number): CSSProperties => ({height: `${(100 * Math.max(0, value)) / highest}%`});
  return (
    <div className={styles.chart}>
      <div className={styles.scale} aria-hidden>
        {lines.map(value => (
          <span key={value} style={{bottom: `${(100 * value) / highest}%`}}>
            {shortValue(value)}
          </span>
        ))}
      </div>
      <div className={styles.lines} aria-hidden>
        {lines.map(value => (
          <i key={value} style={{bottom: `${(100 * value) / highest}%`}} />
        ))}
      </div>
      <ol className={styles.bars}>
        {months.map(({mes, aPagar, taxaSucesso, valorTotal, before, to}, i) => (
          <li key={mes}>
            <Link
              to={to}
              title={`A pagar ${reaisOrDash(aPagar)}, taxa ${reaisOrDash(taxaSucesso)}`}
              aria-current={i === months.length - 1 ? 'page' : undefined}
            >
              <span className={styles.room}>
                <span className={classes(styles.bar, styles.rate)} style={share(taxaSucesso)} />
                <span className={classes(styles.bar, styles.paid)} style={share(aPagar)} />
                {before > 0 && <span className={styles.mark} style={{bottom: `${(100 * before) / highest}%`}} />}
              </span>
              <span className={styles.month}>
                {shortMonth(mes)}
                <small>{yearOf(mes).slice(2)}</small>
              </span>
              {/* After the visible month, so that who says what is on the screen finds the link. */}
              <span className="visually-hidden">
                {`, ${longMonth(mes)}: ${reaisOrDash(valorTotal)}; um ano antes ${reaisOrDash(before)}`}
              </span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  );
}
