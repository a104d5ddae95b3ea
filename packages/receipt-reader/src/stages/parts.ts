import type {ReadPlace} from '@clube/domain';
import {centreOf, isInside} from '../document/crop';
import type {Clue, Evidence} from '../document/types';
import type {Unit} from './progress';

/** The evidence of codes inside these places, without codes of other receipts in the same files. */
export function onlyOf(places: readonly ReadPlace[], evidence: Evidence): Evidence {
  const liesHere = ({place}: Clue<unknown>) =>
    !place ||
    places.some(
      ({arquivo, pagina, cantos}) =>
        arquivo === place.arquivo && pagina === place.pagina && isInside(cantos, centreOf(place.cantos)),
    );
  const filtered = Object.entries(evidence).flatMap(([name, readings]) => {
    if (name === 'itens' || !Array.isArray(readings)) return [[name, readings] as const];
    const own = (readings as Clue<unknown>[]).filter(liesHere);
    return own.length > 0 ? [[name, own] as const] : [];
  });
  return Object.fromEntries(filtered);
}

export interface Part {
  places: ReadPlace[];
  units: Unit[];
}

/**
 * Groups pages into receipts: a page with another key starts another receipt, one without a key continues
 * the previous one. Separate papers in a photo are separate receipts, unless they have the same key.
 */
export function findParts(units: readonly Unit[]): Part[] {
  const parts: (Part & {chave?: string})[] = [];
  for (const unit of units) {
    const [chave] = unit.keys;
    const same = chave ? parts.find(part => part.chave === chave) : undefined;
    const previous = parts.at(-1);
    const continuesBefore = !unit.paper && (!chave || !previous?.chave);
    const target = same ?? (continuesBefore ? previous : undefined);
    if (!target) {
      parts.push({places: [unit.place], units: [unit], ...(chave ? {chave} : {})});
      continue;
    }
    target.places.push(unit.place);
    target.units.push(unit);
    target.chave ??= chave;
  }
  return parts.map(({places, units: own}) => ({places, units: own}));
}
