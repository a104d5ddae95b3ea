import {IconButton} from '@clube/ui';
import {FilterSelect} from '../../components/list/FilterSelect';
import {useRedeOptions} from '../../components/list/useRedeOptions';
import {monthBeside, useReportFilters} from '../filters';
import {PeriodFilters} from '../PeriodFilters';
import styles from '../Report.module.css';
import type {RelatorioFilter} from './data';

/** The filters by month and network, with links to adjacent months. */
export function MonthFilters({rede, ano, mes}: RelatorioFilter) {
  const {set, change} = useReportFilters();
  const redes = useRedeOptions();
  const beside = (months: number, icon: 'chevronLeft' | 'chevronRight', label: string) => {
    const to = monthBeside(ano, mes, months);
    return (
      <IconButton
        icon={icon}
        size={20}
        label={label}
        disabled={!to}
        onClick={() => to && change({ano: String(to.ano), mes: String(to.mes)})}
      />
    );
  };
  return (
    <div className={styles.filters}>
      <PeriodFilters ano={ano} mes={mes} set={set} />
      {beside(-1, 'chevronLeft', 'Mês anterior')}
      {beside(1, 'chevronRight', 'Mês seguinte')}
      <FilterSelect label="Rede" value={rede} options={redes} all="Todas" onChange={value => set('rede', value)} />
    </div>
  );
}
