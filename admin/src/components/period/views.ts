import {today} from '../format/values.ts';
import {PRESETS} from './presets.ts';

/** Predefined views by the named periods, as of the current day. */
export function periodViews(...names: readonly (typeof PRESETS)[number]['name'][]) {
  const day = today();
  return PRESETS.filter(({name}) => names.includes(name)).map(({name, of}) => ({nome: name, filtros: {...of(day)}}));
}
