import {FilterSelect} from '../components/list/FilterSelect';
import {monthOptions, yearOptions} from './filters';

interface Props {
  ano: number;
  /** 1 to 12; undefined for the whole year, if the report allows that. */
  mes: number | undefined;
  wholeYear?: boolean;
  set: (name: 'ano' | 'mes', value: string) => void;
}

/** The year and the month of a report. */
export function PeriodFilters({ano, mes, wholeYear, set}: Props) {
  return (
    <>
      <FilterSelect label="Ano" value={String(ano)} options={yearOptions()} onChange={value => set('ano', value)} />
      <FilterSelect
        label="Mês"
        value={String(mes ?? '')}
        options={monthOptions(ano)}
        {...(wholeYear && {all: 'Todos'})}
        onChange={value => set('mes', value)}
      />
    </>
  );
}
