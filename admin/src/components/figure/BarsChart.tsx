import {BarChart} from '@mui/x-charts/BarChart';
import useMediaQuery from '@mui/material/useMediaQuery';
import {useNarrow} from '../useNarrow';
import {chartHeight, truncatedName, shortValue, formattedValue, type ChartRow, type ChartSeries} from './chart';

const COLORS = ['var(--anil)', 'var(--ocre)', 'var(--folha)'];

/** Horizontal bars: long names fit beside them, also on a phone. Hidden from screen readers, which read the table. */
export default function BarsChart({series, rows}: {series: readonly ChartSeries[]; rows: readonly ChartRow[]}) {
  const narrow = useNarrow();
  const still = useMediaQuery('(prefers-reduced-motion: reduce)', {noSsr: true});
  const [letters, width] = narrow ? [14, 108] : [26, 188];
  return (
    <BarChart
      aria-hidden
      layout="horizontal"
      height={chartHeight(rows.length, series.length)}
      margin={{top: 4, right: 30, bottom: 0, left: 0}}
      colors={COLORS}
      hideLegend={series.length === 1}
      skipAnimation={still}
      disableKeyboardNavigation
      borderRadius={4}
      grid={{vertical: true}}
      yAxis={[
        {
          scaleType: 'band',
          data: rows.map((_, i) => i),
          width,
          disableLine: true,
          disableTicks: true,
          categoryGapRatio: 0.35,
          valueFormatter: (place: number, {location}) => {
            const name = rows[place]?.label ?? '';
            return location === 'tick' ? truncatedName(name, letters) : name;
          },
          tickLabelInterval: () => true,
        },
      ]}
      xAxis={[
        {
          height: 26,
          min: 0,
          disableLine: true,
          disableTicks: true,
          tickNumber: narrow ? 2 : 4,
          valueFormatter: shortValue,
        },
      ]}
      series={series.map((each, i) => ({
        label: each.label,
        data: rows.map(({values}) => values[i] ?? null),
        valueFormatter: value => formattedValue(each, value),
      }))}
      sx={{
        '& .MuiChartsAxis-tickLabel': {fill: 'var(--tinta-2)', fontFamily: 'var(--texto)', fontSize: 12.5},
        '& .MuiChartsGrid-line': {stroke: 'var(--linha)'},
      }}
    />
  );
}
