import {IconButton} from '@clube/ui';
import {monthBeside, useReportFilters} from '../filters';
import {PeriodFilters} from '../PeriodFilters';
import styles from '../Report.module.css';
import type {RelatorioFilter} from './data';
import {RedeSelect} from '../RedeSelect';

/** The filters by month and network, with links to adjacent months. */
export function MonthFilters({rede, ano, mes}: RelatorioFilter) {
  const {set, change} = useReportFilters();
  const beside = (months: number, icon: 'chevronLeft' | 'chevronRight', label: string) => {
    const to = monthBeside(ano, mes, months);
    return (
      <IconButton
        icon={icon}
        size={20}
        label={label}
        aria-disabled={!to}
        onClick={() => to && change({ano: String(to.ano), mes: String(to.mes)})}
      />
    );
  };
  return (
    <div className={styles.filters}>
      <PeriodFilters ano={ano} mes={mes} set={set} />
      {beside(-1, 'chevronLeft', 'Mês anterior')}
      {beside(1, 'chevronRight', 'Mês seguinte')}
      <RedeSelect rede={rede} onRede={value => set('rede', value)} />
    </div>
  );
}
