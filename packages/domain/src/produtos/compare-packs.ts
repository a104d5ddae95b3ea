import type {Pack, Dimension, Measure, Container} from './pack.js';

/** `provavel`: the name of a can, a number without unit or a lost comma suggests it; `ausente`: one of the two has no pack. */
export type Comparison = 'igual' | 'provavel' | 'ausente' | 'diferente';

const DIMENSIONS: readonly Dimension[] = ['volume', 'massa', 'comprimento'];
const WORST_FIRST: readonly Comparison[] = ['diferente', 'ausente', 'provavel', 'igual'];

// Tinted bases come in cans of 3.2 and 0.8 litres, and a bucket holds 16 to 18.
const CONTAINER_VOLUME: Readonly<Record<Container, readonly [number, number]>> = {
  galao: [3000, 4000],
  quarto: [700, 1000],
  lata: [14_000, 20_000],
  balde: [14_000, 20_000],
};
const BUCKET_MASS = [14_000, 30_000] as const;

const nearlyEqual = (a: number, b: number) => Math.abs(a - b) <= Math.max(a, b) * 0.02;
const lostComma = (read: number, correct: number) => [10, 100, 1000].some(times => nearlyEqual(read, correct * times));
const inside = (value: number, [from, to]: readonly [number, number]) => value >= from && value <= to;

function compareMeasure(read: Pack, {dimension, value}: Measure): Comparison {
  const alike = read.measures.filter(measure => measure.dimension === dimension);
  const match = alike.find(measure => nearlyEqual(measure.value, value));
  if (match) return match.guessed ? 'provavel' : 'igual';
  if (alike.some(measure => lostComma(measure.value, value))) return 'provavel';
  if (alike.length > 0) return 'diferente';
  const inUnits = [value, value / 1000, value / 10, value / 25.4];
  if (read.looseNumbers.some(loose => inUnits.some(unit => nearlyEqual(loose, unit)))) return 'provavel';
  return byContainer(read.container, dimension, value);
}

function byContainer(container: Container | undefined, dimension: Dimension, value: number): Comparison {
  if (!container || dimension === 'comprimento') return 'ausente';
  const fits =
    dimension === 'massa'
      ? (container === 'balde' || container === 'lata') && inside(value, BUCKET_MASS)
      : inside(value, CONTAINER_VOLUME[container]);
  if (fits) return 'provavel';
  // Only gallon and quarter have a fixed size; a tin may have any.
  const isSingleSize = dimension === 'volume' && (container === 'galao' || container === 'quarto');
  return isSingleSize ? 'diferente' : 'ausente';
}

/** Compares the pack that was read with the product's: one contradicting measure is enough to rule it out. */
export function comparePacks(read: Pack, produto: Pack): Comparison {
  if (produto.measures.length === 0) return read.measures.length === 0 ? 'igual' : 'ausente';
  const leftOver = read.measures.some(
    ({dimension, value, guessed}) =>
      !guessed &&
      produto.measures.some(measure => measure.dimension === dimension) &&
      !produto.measures.some(
        measure =>
          measure.dimension === dimension && (nearlyEqual(measure.value, value) || lostComma(value, measure.value)),
      ),
  );
  if (leftOver) return 'diferente';
  const compared = DIMENSIONS.flatMap(dimension =>
    produto.measures.filter(measure => measure.dimension === dimension).map(measure => compareMeasure(read, measure)),
  );
  return WORST_FIRST.find(worst => compared.includes(worst)) ?? 'ausente';
}
