import {Button, notify} from '@clube/ui';
import {useState, type SubmitEvent} from 'react';
import {MAX_DATE, addDays, type CivilDate} from '@clube/domain';
import styles from './List.module.css';
import {useFilters} from './useFilters';

/** The last seven days up to today. */
export function lastSevenDays(today: CivilDate): {dataInicial: CivilDate; dataFinal: CivilDate} {
  return {dataInicial: addDays(today, -7), dataFinal: today};
}

/** De and Até: both or none. */
export function PeriodFilter() {
  const {filterValues, setFilters, textOf} = useFilters();
  const current = {from: textOf('dataInicial'), to: textOf('dataFinal')};
  const [typed, setTyped] = useState<{from: string; to: string}>();
  const {from, to} = typed ?? current;
  const apply = (dataInicial: string, dataFinal: string): void => {
    const {dataInicial: _from, dataFinal: _to, ...others} = filterValues;
    setFilters(dataInicial ? {...others, dataInicial, dataFinal} : others, {}, false);
    setTyped(undefined);
  };
  const filter = (event: SubmitEvent): void => {
    event.preventDefault();
    if (!from || !to) notify.error('Por favor, selecione ambas as datas para filtrar.');
    else if (from > to) notify.error('A data inicial não pode ser maior que a final.');
    else apply(from, to);
  };
  return (
    <form className={styles.periodo} onSubmit={filter} noValidate>
      <label>
        De
        <input type="date" max={MAX_DATE} value={from} onChange={e => setTyped({from: e.target.value, to})} />
      </label>
      <label>
        Até
        <input type="date" max={MAX_DATE} value={to} onChange={e => setTyped({from, to: e.target.value})} />
      </label>
      <Button type="submit" variant="secundario" small>
        Filtrar
      </Button>
      {(current.from || current.to) && (
        <Button variant="texto" small onClick={() => apply('', '')}>
          Limpar
        </Button>
      )}
    </form>
  );
}
