import {heightOf, widthOf, middleY, stepsOf} from '../../lines/lines';
import {NEXT_ROW} from '../../lines/measures';
import type {Term} from '../../types';
import {looksLikeAdjustment} from '../adjustments';
import {ITEM_GAP, ONE_GAP} from './gaps';
import {anchorRow, isInOtherUnit, type AnchoredRow} from './figures';
import {withCodigo, itemOf} from './item-of-row';
import type {TableRow, NetMap} from '../table/column-map';
import {textColumn} from './paragraphs';
import {splitByPlace, type Alignment} from './split';
import type {RawItem} from '../types';

/** Which of the wrapped rows between two items go on with the one before; the others begin the next. */
function splitPoint(
  between: readonly TableRow[],
  before: AnchoredRow,
  after: AnchoredRow,
  alignment: Alignment,
): number {
  if (between.length === 0) return 0;
  // A discount is always that of the item above it.
  const adjustment = between.findLastIndex(({line}) => looksLikeAdjustment(line));
  if (adjustment >= 0) return adjustment + 1;
  const ys = [before.line, ...between, after.line].map(({line}) => middleY(line.box));
  const gaps = stepsOf(ys);
  const largest = Math.max(...gaps);
  const count = gaps.filter(gap => gap > largest * ONE_GAP).length;
  if (count === 1 && largest > Math.min(...gaps) * ITEM_GAP) return gaps.indexOf(largest);
  if (alignment === 'primeira') return between.length;
  return alignment === 'ultima' ? 0 : Math.ceil(between.length / 2);
}

const textField = (line: TableRow, map: NetMap): boolean =>
  map.descricao !== undefined && (line.cells[map.descricao]?.length ?? 0) > 0;

/** How many of the rows above a page's first figures a wide gap parts from them; undefined where none does. */
function countSeparated(lines: readonly TableRow[], above: number): number | undefined {
  const ys = lines.map(({line}) => middleY(line.box));
  const gaps = stepsOf(ys);
  const narrowest = Math.min(...gaps.filter(gap => gap > 0));
  const breakAt = gaps.slice(0, above).findLastIndex(gap => gap > narrowest * ITEM_GAP);
  return breakAt < 0 ? undefined : breakAt + 1;
}

/** Words of one row printed over other words of the next: cells that their rows were too low for. */
function overprinted(lines: readonly TableRow[]): boolean {
  const covers = (a: Term, b: Term) => {
    const width = Math.min(a.box.x1, b.box.x1) - Math.max(a.box.x0, b.box.x0);
    const height = Math.min(a.box.y1, b.box.y1) - Math.max(a.box.y0, b.box.y0);
    const smallest = {
      x: Math.min(widthOf(a.box), widthOf(b.box)),
      y: Math.min(heightOf(a.box), heightOf(b.box)),
    };
    return a.text !== b.text && width > smallest.x / 2 && height > smallest.y / 2;
  };
  return lines.some(({line}, i) => {
    const next = lines[i + 1]?.line.terms ?? [];
    return line.terms.some(term => term.page.source === 'texto' && next.some(other => covers(term, other)));
  });
}

export interface ComposedItems {
  itens: RawItem[];
  terms: Set<Term>;
  /** Words that end the description of the last item of the page before. */
  foreign: Term[];
  /** Nothing tells whether the first words are the first item's or end that of the page before. */
  uncertain?: boolean;
}

export interface ComposeOptions {
  /** The headings name a code, and it stands at the head of the descriptions. */
  codigoPromised?: boolean;
  /** The table began on a page before. */
  continues?: boolean;
}

/** Items out of a table's rows: the figures' rows, and the wrapped descriptions around them. */
export function composeItems(
  lines: readonly TableRow[],
  map: NetMap,
  {codigoPromised = false, continues = false}: ComposeOptions = {},
): ComposedItems {
  const anchored = lines
    .flatMap((line, index) => {
      const anchor = anchorRow(line, map);
      return anchor ? [{...anchor, index}] : [];
    })
    .filter((anchor, i, all) => !isInOtherUnit(anchor, all[i - 1]));
  const first = anchored[0];
  const last = anchored.at(-1);
  if (!first || !last) return {itens: [], terms: new Set(), foreign: []};
  const aboveRows = lines.slice(0, first.index).filter(line => textField(line, map));
  const below = gluedRows(lines.slice(last.index), map);
  const byPlaces = splitByPlace({
    above: aboveRows,
    slots: anchored.map((anchor, k) => ({
      figures: anchor.line,
      after: anchored[k + 1] ? lines.slice(anchor.index + 1, anchored[k + 1]?.index) : below,
    })),
    descricao: map.descricao,
    continues,
  });
  const stated = byPlaces?.foreign ?? countSeparated(lines, first.index);
  const foreign = continues ? aboveRows.slice(0, stated ?? 0) : [];
  const above = aboveRows.slice(foreign.length);
  const alignment = above.length === 0 ? 'primeira' : below.length === 0 ? 'ultima' : 'meio';
  const cutAt = (k: number, between: readonly TableRow[], before: AnchoredRow, after: AnchoredRow) =>
    byPlaces?.cuts[k] ?? splitPoint(between, before, after, alignment);
  const parts = anchored.map((anchor, k) => {
    const previous = anchored[k - 1];
    const next = anchored[k + 1];
    const before = lines.slice(previous ? previous.index + 1 : 0, anchor.index).filter(line => !foreign.includes(line));
    const after = next ? lines.slice(anchor.index + 1, next.index) : below;
    const ownBefore = previous ? before.slice(cutAt(k - 1, before, previous, anchor)) : before;
    const ownAfter = next ? after.slice(0, cutAt(k, after, anchor, next)) : after;
    return {anchor, lines: [...ownBefore, anchor.line, ...ownAfter]};
  });
  const column = textColumn(lines.map(line => (map.descricao === undefined ? [] : (line.cells[map.descricao] ?? []))));
  const itens = withCodigo(
    parts.map(({anchor, lines: own}) => itemOf(anchor, own, map, column)),
    map,
    codigoPromised,
  );
  // Whose the covered words are nobody can tell.
  if (overprinted(lines)) itens.forEach(item => (item.doubtful = true));
  const ofItems = [...foreign, ...parts.flatMap(part => part.lines)];
  return {
    itens,
    terms: new Set(ofItems.flatMap(({line}) => line.terms)),
    foreign: foreign.flatMap(line => (map.descricao === undefined ? [] : (line.cells[map.descricao] ?? []))),
    uncertain: continues && aboveRows.length > 0 && stated === undefined,
  };
}

/** Rows under the last item that go on without a gap. */
function gluedRows([anchor, ...rest]: readonly TableRow[], map: NetMap): TableRow[] {
  const glued: TableRow[] = [];
  let previous = anchor;
  for (const line of rest) {
    if (!previous || middleY(line.line.box) - middleY(previous.line.box) > heightOf(previous.line.box) * NEXT_ROW)
      break;
    const described = map.descricao === undefined ? 0 : (line.cells[map.descricao]?.length ?? 0);
    const onlyCodigo = map.codigo !== undefined && line.cells[map.codigo]?.length === line.line.terms.length;
    if (described * 2 < line.line.terms.length && !onlyCodigo && !looksLikeAdjustment(line.line)) break;
    glued.push(line);
    previous = line;
  }
  return glued;
}
