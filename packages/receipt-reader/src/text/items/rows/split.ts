import {heightOf, middleY, stepsOf} from '../../lines/lines';
import {looksLikeAdjustment} from '../adjustments';
import type {TableRow} from '../table/column-map';

/** Where a description of several rows stands beside its figures: begins, has its middle, or ends there. */
export type Alignment = 'primeira' | 'meio' | 'ultima';

/** An item's figures between the rows that may belong to it or to its neighbours. */
interface Slot {
  figures: TableRow;
  /** Rows between these figures and the next item's, or those that follow the last. */
  after: readonly TableRow[];
}

const textOfRow = (line: TableRow, descricao: number | undefined) =>
  descricao === undefined ? [] : (line.cells[descricao] ?? []);

function middleOfRow(line: TableRow, descricao: number | undefined): number {
  const words = textOfRow(line, descricao);
  const sum = words.reduce((rest, {box}) => rest + middleY(box), 0);
  return words.length > 0 ? sum / words.length : middleY(line.line.box);
}

function middleOfFigures(line: TableRow, descricao: number | undefined): number {
  const text = new Set(textOfRow(line, descricao));
  const figures = line.line.terms.filter(term => !text.has(term));
  return figures.reduce((sum, {box}) => sum + middleY(box), 0) / Math.max(1, figures.length);
}

const ALIGNMENT_POINTS: Readonly<Record<Alignment, (ys: readonly number[]) => number>> = {
  primeira: ys => ys[0] ?? 0,
  meio: ys => ((ys[0] ?? 0) + (ys.at(-1) ?? 0)) / 2,
  ultima: ys => ys.at(-1) ?? 0,
};

interface Division {
  cost: number;
  /** Rows above the first figures that end the last item of the page before. */
  foreign: number;
  cuts: number[];
}

/** How much wider a description's own rows stand apart than they and their neighbours'. */
function tear(ys: readonly number[], neighbours: readonly (TableRow | undefined)[]): number {
  const [first, last] = [ys[0], ys.at(-1)];
  if (first === undefined || last === undefined || ys.length < 2) return 0;
  const [above, below] = neighbours.map(neighbour => neighbour && middleY(neighbour.line.box));
  const largest = Math.max(...stepsOf(ys));
  return Math.max(0, largest - (first - (above ?? -Infinity)), largest - ((below ?? Infinity) - last));
}

/** The cheapest division where every description stands to its figures as `alignment` says. */
function divide({above, slots, descricao, continues}: RowPlaces, alignment: Alignment): Division {
  // For each number of rows that the item before takes of those between: the cheapest way so far.
  const starts = continues ? [0, ...above.map((_, i) => i + 1)] : [0];
  let paths = new Map(starts.map((foreign): [number, Division] => [foreign, {cost: 0, foreign, cuts: []}]));
  let before = above;
  slots.forEach(({figures, after}, k) => {
    const newOnes = new Map<number, Division>();
    const adjustment = after.findLastIndex(({line}) => looksLikeAdjustment(line)) + 1;
    const own = textOfRow(figures, descricao).length > 0 ? [figures] : [];
    for (const [taken, {cost, foreign, cuts}] of paths)
      for (let takes = k === slots.length - 1 ? after.length : adjustment; takes <= after.length; takes++) {
        const block = [...before.slice(taken), ...own, ...after.slice(0, takes)];
        const ys = block.map(line => middleOfRow(line, descricao));
        // An item that nothing describes is not how the table was set.
        const deviation =
          ys.length > 0 ? Math.abs(ALIGNMENT_POINTS[alignment](ys) - middleOfFigures(figures, descricao)) : Infinity;
        const neighbours = [before[taken - 1] ?? slots[k - 1]?.figures, after[takes] ?? slots[k + 1]?.figures];
        const done = {cost: cost + deviation + tear(ys, neighbours), foreign, cuts: [...cuts, takes]};
        if (done.cost < (newOnes.get(takes)?.cost ?? Infinity)) newOnes.set(takes, done);
      }
    paths = newOnes;
    before = after;
  });
  return [...paths.values()].reduce((a, b) => (b.cost < a.cost ? b : a), {
    cost: Infinity,
    foreign: 0,
    cuts: [],
  });
}

/** More rows between two items' figures than any descriptions take: trying all divisions would only cost time. */
const TOO_MANY_ROWS = 12;
/** In heights of a row: how far an item's middle may miss its figures' on average, and by how much the next way is worse. */
const PLAIN = {miss: 0.15, lead: 0.3} as const;

export interface RowPlaces {
  /** Rows above the first figures. */
  above: readonly TableRow[];
  slots: readonly Slot[];
  /** The description's column. */
  descricao: number | undefined;
  /** The table began on a page before: its last item may end on this one. */
  continues: boolean;
}

/**
 * How many of the rows under each item's figures go on with it, where one way to set descriptions explains the places of
 * all of them; undefined where none does plainly.
 */
export function splitByPlace(places: RowPlaces): Omit<Division, 'cost'> | undefined {
  const {slots} = places;
  const loose = slots.slice(0, -1).reduce((sum, {after}) => sum + after.length, 0);
  if (loose === 0 || slots.some(({after}) => after.length > TOO_MANY_ROWS)) return undefined;
  const height = heightOf(slots[0]?.figures.line.box ?? {x0: 0, y0: 0, x1: 0, y1: 0});
  const [best, other] = (['primeira', 'meio', 'ultima'] as const)
    .map(alignment => divide(places, alignment))
    .sort((a, b) => a.cost - b.cost);
  if (!best || !other || best.cost > slots.length * height * PLAIN.miss) return undefined;
  return other.cost - best.cost > height * PLAIN.lead ? best : undefined;
}
