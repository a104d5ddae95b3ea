import {useMemo} from 'react';
import {today} from '../format/values.ts';
import {PRESETS} from './presets.ts';

const NAMES: readonly (typeof PRESETS)[number]['name'][] = ['Hoje', 'Este mês', 'Mês passado'];

/** Predefined views of a list by named periods, as of the day on which it was opened. */
export function usePeriodViews() {
  return useMemo(() => {
    const day = today();
    return PRESETS.filter(({name}) => NAMES.includes(name)).map(({name, of}) => ({nome: name, filtros: {...of(day)}}));
  }, []);
}
