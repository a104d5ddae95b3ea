import {monthWithYear} from '@clube/domain';
import {PaintChip, PaintChipRow} from '@clube/ui';
import {useMemo, useState, type CSSProperties} from 'react';
import type {ExportColumn} from '../../../base/spreadsheet';
import {ExportButtons} from '../../../components/ExportButtons';
import {Section} from '../../../components/Section';
import type {PintoresView} from '../pintores/groups';
import type {Numeros} from '../types';
import {MonthlyChart} from './MonthlyChart';
import styles from './VendasSection.module.css';
import {SERIES, monthlyRows, period, type MonthlyRow} from './series';
import {MonthlyTable} from './MonthlyTable';

const EXPORT_COLUMNS: readonly ExportColumn<MonthlyRow>[] = [
  {title: 'Mês', value: row => monthWithYear(row.mes)},
  ...SERIES.map(({key, title}) => ({title, value: (row: MonthlyRow) => row[key]})),
];

interface Props {
  numeros: Numeros;
  /** The last month is the current one. */
  ongoing: boolean;
  onFollow: (view: PintoresView) => void;
}

/** The chart, and next to it its data. */
export function VendasSection({numeros, ongoing, onFollow}: Props) {
  const rows = useMemo(() => monthlyRows(numeros), [numeros]);
  const [series, setSeries] = useState(SERIES[0]);
  const [activeMonth, setActiveMonth] = useState<string>();
  return (
    <Section
      id="vendas"
      open
      title={`${series.title} mês a mês`}
      hint={period(rows) || 'Nenhum mês no período'}
      actions={<ExportButtons title="Vendas por mês" columns={EXPORT_COLUMNS} total={rows.length} load={() => rows} />}
    >
      <div className={styles.card} style={{'--color': `var(--${series.color})`} as CSSProperties}>
        <div className={styles.drawing}>
          <PaintChipRow label="O que o gráfico mostra">
            {SERIES.map(option => (
              <PaintChip
                key={option.key}
                color={option.color}
                active={option.key === series.key}
                onValueChange={() => setSeries(option)}
              >
                {option.name}
              </PaintChip>
            ))}
          </PaintChipRow>
          <MonthlyChart
            ongoing={ongoing}
            serie={series}
            rows={rows}
            activeMonth={activeMonth}
            onPoint={setActiveMonth}
          />
        </div>
        <MonthlyTable
          ongoing={ongoing}
          serie={series}
          rows={rows}
          activeMonth={activeMonth}
          onPoint={setActiveMonth}
          onFollow={onFollow}
        />
      </div>
    </Section>
  );
}
