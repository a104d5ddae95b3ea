import fc, {type Arbitrary} from 'fast-check';
import {nasty} from './values';

/** One thing done to a body that was good before. */
export interface Mutation {
  /** Which of its places, counted round. */
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

/** Every place of a value that can be set to another, the outermost first. */
function placesOf(value: unknown): Place[] {
  if (!value || typeof value !== 'object') return [];
  const own = Object.keys(value).map((key): Place => [value as Holder, key]);
  return [...own, ...Object.values(value).flatMap(placesOf)];
}

/** A copy of the body with everything done to it. */
export function mutate(body: unknown, mutations: readonly Mutation[]): unknown {
  const root = {body: structuredClone(body)};
  for (const {at, how, value} of mutations) {
    const places = placesOf(root);
    const [holder, key] = places[at % places.length] ?? [root, 'body'];
    // A copy of its own: the next mutation may reach into it.
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
