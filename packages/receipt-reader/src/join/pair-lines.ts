import type {ItemReading} from '../document/types';
import {lineAddsUp} from './sums';

/** Two lines whose centres are closer than this fraction of the page may be the same print. */
const NEAR = 0.012;
/** Similarity of two lines by their height: at the same height, and at the maximum distance or without a place. */
const PLACE_SCORE = {same: 1.2, unknown: 0.2} as const;
/** Maximum confidence of a line with amounts of two readings, low enough for a person to check it. */
const MIXED_CONFIDENCE = 0.7;

type Pair = readonly [ItemReading | undefined, ItemReading | undefined];

/** The vertical position of a line on its page, in fractions of the picture as people see it, for any rotation of the text. */
function middle({lugar: place}: ItemReading): number | undefined {
  if (!place) return undefined;
  const {cantos: corners} = place;
  const [[ax, ay], [bx, by]] = corners;
  const [dx, dy] = [bx - ax, by - ay];
  const [cx, cy] = [0, 1].map(axis => corners.reduce((sum, corner) => sum + corner[axis]!, 0) / 4) as [number, number];
  return (cy * dx - cx * dy) / (Math.hypot(dx, dy) || 1);
}

/** Compares lines by their order on the paper; lines without a place keep theirs. */
function byPlace(a: ItemReading, b: ItemReading): number {
  const [placeA, placeB] = [a.lugar, b.lugar];
  if (!placeA || !placeB) return 0;
  return placeA.arquivo - placeB.arquivo || placeA.pagina - placeB.pagina || (middle(a) ?? 0) - (middle(b) ?? 0);
}

/** The evidence that two lines are of the same print; 0 if they are too far apart. */
function similarity(a: ItemReading, b: ItemReading): number {
  const [ya, yb] = [middle(a), middle(b)];
  const samePage = a.lugar?.arquivo === b.lugar?.arquivo && a.lugar?.pagina === b.lugar?.pagina;
  const distance = ya !== undefined && yb !== undefined ? Math.abs(ya - yb) / NEAR : 1;
  if (!samePage || distance > 1) return 0;
  const same = (field: 'codigo' | 'subTotal' | 'nome') => a[field] !== undefined && a[field] === b[field];
  const place = PLACE_SCORE.same + (PLACE_SCORE.unknown - PLACE_SCORE.same) * distance;
  return place + Number(same('codigo')) + Number(same('subTotal')) + Number(same('nome'));
}

/** Pairs the lines of two readings, keeping their order, with the highest total similarity. */
export function pairUp(as: readonly ItemReading[], bs: readonly ItemReading[]): Pair[] {
  const best = Array.from({length: as.length + 1}, () => new Float64Array(bs.length + 1));
  const alike = as.map(a => bs.map(b => similarity(a, b)));
  for (let i = as.length - 1; i >= 0; i--)
    for (let j = bs.length - 1; j >= 0; j--) {
      const together = alike[i]![j]! > 0 ? alike[i]![j]! + best[i + 1]![j + 1]! : 0;
      best[i]![j] = Math.max(together, best[i + 1]![j]!, best[i]![j + 1]!);
    }
  const pairs: Pair[] = [];
  for (let i = 0, j = 0; i < as.length || j < bs.length;) {
    const together = i < as.length && j < bs.length ? alike[i]![j]! : 0;
    if (together > 0 && best[i]![j] === together + best[i + 1]![j + 1]!) pairs.push([as[i++], bs[j++]]);
    else if (j >= bs.length || (i < as.length && best[i]![j] === best[i + 1]![j]!)) pairs.push([as[i++], undefined]);
    else pairs.push([undefined, bs[j++]]);
  }
  return pairs;
}

const AMOUNT_FIELDS = ['qtde', 'valorUnitario', 'valorDesconto', 'subTotal'] as const;

/** The line `a` with as few amounts of `b` as are needed for it to add up. */
function valuesOf(a: ItemReading, b: ItemReading): ItemReading {
  const mixtures = Array.from({length: 2 ** AMOUNT_FIELDS.length}, (_, choice) => {
    const taken = AMOUNT_FIELDS.filter((_name, i) => choice & (1 << i));
    const mixture: ItemReading = {...a};
    for (const name of taken) {
      delete mixture[name];
      if (b[name] !== undefined) mixture[name] = b[name];
    }
    return {mixture, swaps: taken.length};
  });
  const addingUp = mixtures.filter(({mixture}) => lineAddsUp(mixture)).toSorted((x, y) => x.swaps - y.swaps);
  return addingUp[0]?.mixture ?? {...b, ...a};
}

function merge(a: ItemReading, b: ItemReading): ItemReading {
  const values = valuesOf(a, b);
  const alike = (line: ItemReading) => AMOUNT_FIELDS.every(name => (line[name] ?? 0) === (values[name] ?? 0));
  const complete = [a, b].filter(alike).map(({confianca: confidence}) => confidence);
  return {
    ...b,
    ...a,
    ...Object.fromEntries(AMOUNT_FIELDS.map(name => [name, values[name]])),
    confianca: complete.length > 0 ? Math.max(...complete) : Math.min(a.confianca, b.confianca, MIXED_CONFIDENCE),
  };
}

/**
 * Completes the lines of the first reading from the second. With `addNew`, lines that only the second has are added if they
 * add up.
 */
export function pairLines(as: readonly ItemReading[], bs: readonly ItemReading[], addNew: boolean): ItemReading[] {
  return pairUp(as, bs)
    .flatMap(([a, b]) => {
      if (a && b) return [merge(a, b)];
      if (a) return [a];
      return b && addNew && lineAddsUp(b) ? [b] : [];
    })
    .toSorted(byPlace);
}
