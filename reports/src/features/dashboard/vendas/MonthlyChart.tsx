import {classes} from '@clube/ui';
import type {CSSProperties} from 'react';
import {yearOf, shortMonth} from '@clube/domain';
import {axisTicks, rollerStroke, axisLabels} from './scale';
import styles from './MonthlyChart.module.css';
import {summary, type MonthlyRow, type ChartSeries} from './series';
import {useWidth} from './useWidth';

/** Height of the chart, pixels; less on a phone, to leave room for its table. */
const HEIGHT = {wide: 400, phone: 260};
const PHONE = 480;
const MARGIN = {top: 28, base: 48, left: 72, right: 4};
/** Half the width of the widest label, which must stay inside the chart. */
const HALF_VALUE = 48;

interface Props {
  serie: ChartSeries;
  /** The last month has not ended. */
  ongoing: boolean;
  rows: readonly MonthlyRow[];
  /** The highlighted month, here or in the table. */
  activeMonth: string | undefined;
  onPoint: (month: string | undefined) => void;
}

/** A bar chart with one roller stroke per month. A month that has not ended is lighter. */
export function MonthlyChart({serie: series, ongoing, rows, activeMonth, onPoint}: Props) {
  const [ref, width] = useWidth(720);
  const max = Math.max(0, ...rows.map(row => row[series.key]));
  const ticks = axisTicks(max, 4, series.wholeNumbers);
  const ceiling = ticks.at(-1) ?? 1;
  const height = width < PHONE ? HEIGHT.phone : HEIGHT.wide;
  const base = height - MARGIN.base;
  const yOf = (value: number): number => base - (value / ceiling) * (base - MARGIN.top);
  const step = (width - MARGIN.left - MARGIN.right) / Math.max(1, rows.length);
  const labels = axisLabels(
    rows.map(({mes: month}) => month),
    step,
  );
  const bar = Math.min(56, step * 0.68);
  const centerOf = (index: number): number => MARGIN.left + step * (index + 0.5);
  const activeIndex = rows.findIndex(row => row.mes === activeMonth);
  const activeRow = rows[activeIndex];
  return (
    <div
      ref={ref}
      className={styles.chart}
      style={{'--color': `var(--${series.color})`, '--base': `${base}px`} as CSSProperties}
    >
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={summary(series, rows)}>
        {ticks.map(value => (
          <g key={value} className={styles.tick}>
            <path d={`M${MARGIN.left} ${yOf(value)}H${width}`} />
            <text x={MARGIN.left - 10} y={yOf(value) + 4} textAnchor="end">
              {series.shortFormat(value)}
            </text>
          </g>
        ))}
        {rows.map((row, index) => (
          <MonthBar
            key={row.mes}
            {...{row, serie: series, step, base, height}}
            x={centerOf(index)}
            top={yOf(row[series.key])}
            bar={bar}
            index={index}
            ongoing={ongoing && index === rows.length - 1}
            active={row.mes === activeMonth}
            showMonth={labels[index]?.month ?? true}
            showYear={labels[index]?.year ?? false}
            onPoint={onPoint}
          />
        ))}
        {max === 0 && (
          <text x={(MARGIN.left + width) / 2} y={height / 2} className={styles.empty}>
            Nada no período
          </text>
        )}
        {activeRow && (
          <text
            x={Math.min(width - HALF_VALUE, Math.max(MARGIN.left + HALF_VALUE, centerOf(activeIndex)))}
            y={yOf(activeRow[series.key]) - 10}
            className={styles.value}
          >
            {series.format(activeRow[series.key])}
          </text>
        )}
      </svg>
    </div>
  );
}

interface MonthBarProps {
  row: MonthlyRow;
  serie: ChartSeries;
  index: number;
  /** The centre of the month's bar, and the width of its area. */
  x: number;
  step: number;
  bar: number;
  top: number;
  base: number;
  height: number;
  ongoing: boolean;
  active: boolean;
  showMonth: boolean;
  showYear: boolean;
  onPoint: (month: string | undefined) => void;
}

function MonthBar({
  row,
  serie: series,
  index,
  x,
  step,
  bar,
  top,
  base,
  height,
  ongoing,
  active,
  showMonth,
  showYear,
  onPoint,
}: MonthBarProps) {
  return (
    <g
      className={classes(ongoing && styles.ongoing, active && styles.active)}
      onPointerEnter={() => onPoint(row.mes)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <rect x={x - step / 2} y={0} width={step} height={height} className={styles.area} />
      <path key={series.key} d={rollerStroke(x - bar / 2, bar, top, base, index)} className={styles.bar} />
      {showMonth && (
        <text x={x} y={base + 20} className={styles.label}>
          {shortMonth(row.mes)}
        </text>
      )}
      {showYear && (
        <text x={x} y={base + 38} className={styles.year}>
          {yearOf(row.mes)}
        </text>
      )}
    </g>
  );
}
