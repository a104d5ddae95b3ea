import fc, {type Arbitrary} from 'fast-check';
import {nasty} from './values';

/** One change of a valid body. */
export interface Mutation {
  /** Index of the changed place, modulo their number. */
  at: number;
  how: 'set' | 'drop' | 'wrap' | 'add' | 'proto';
  value: unknown;
}

export const mutation: Arbitrary<Mutation> = fc.record({
  at: fc.nat(200),
  how: fc.constantFrom('set', 'set', 'set', 'set', 'drop', 'wrap', 'add', 'proto'),
  value: nasty,
});

type Holder = Record<string, unknown> | unknown[];
type Place = [holder: Holder, key: string];

/** All replaceable places of a value, outermost first. */
function placesOf(value: unknown): Place[] {
  if (!value || typeof value !== 'object') return [];
  const own = Object.keys(value).map((key): Place => [value as Holder, key]);
  return [...own, ...Object.values(value).flatMap(placesOf)];
}

/** A copy of the body with all mutations applied. */
export function mutate(body: unknown, mutations: readonly Mutation[]): unknown {
  const root = {body: structuredClone(body)};
  for (const {at, how, value} of mutations) {
    const places = placesOf(root);
    const [holder, key] = places[at % places.length] ?? [root, 'body'];
    // A copy, as the next mutation may change it.
    apply(holder as Record<string, unknown>, key, how, structuredClone(value));
  }
  return root.body;
}

function apply(holder: Record<string, unknown>, key: string, how: Mutation['how'], value: unknown): void {
  if (how === 'set') holder[key] = value;
  else if (how === 'wrap') holder[key] = [holder[key]];
  else if (how === 'drop') delete holder[key];
  else if (how === 'add') holder[typeof value === 'string' ? value.slice(0, 300) : 'nada'] = value;
  else Object.defineProperty(holder, '__proto__', {value, enumerable: true, configurable: true, writable: true});
}
