import type {Glyph} from '../glyphs/glyphs';
import type {Fragment} from './fragments';

/** Maximum shift of text that is written twice to look bold, as a share of a letter's width, … */
const MAX_SHIFT = 0.4;
/** … and vertically, as a share of the font size. */
const MAX_DROP = 0.15;
/** Side in points of the grid squares; repeated words are in the same square or a neighbouring one. */
const CELL_SIDE = 4;

/** Removes letters that are written twice before the next one. */
export function withoutDoubledLetters(glyphs: readonly Glyph[]): Glyph[] {
  const unique: Glyph[] = [];
  for (const glyph of glyphs) {
    const previous = unique.at(-1);
    const doubled =
      previous &&
      !glyph.blank &&
      previous.text === glyph.text &&
      Math.abs(previous.x - glyph.x) <= glyph.advance * MAX_SHIFT &&
      Math.abs(previous.y - glyph.y) <= glyph.typeHeight * MAX_DROP;
    if (!doubled) unique.push(glyph);
    else if (glyph.visible) previous.visible = true;
  }
  return unique;
}

/** Removes repetitions of a word at nearly the same place. Different words may overlap. */
export function withoutRepeats(fragments: readonly Fragment[]): Fragment[] {
  const cells = new Map<string, Fragment[]>();
  const cellKeyOf = ({text, x0, base}: Fragment, dx: number, dy: number) =>
    `${Math.floor(x0 / CELL_SIDE) + dx}|${Math.floor(base / CELL_SIDE) + dy}|${text}`;
  const same = (each: Fragment) => {
    const slack = Math.min(CELL_SIDE, ((each.x1 - each.x0) / each.text.length) * MAX_SHIFT);
    return [-1, 0, 1]
      .flatMap(dx => [-1, 0, 1].flatMap(dy => cells.get(cellKeyOf(each, dx, dy)) ?? []))
      .find(
        other =>
          Math.abs(other.x0 - each.x0) <= slack && Math.abs(other.base - each.base) <= each.typeHeight * MAX_DROP,
      );
  };
  return fragments.filter(each => {
    const other = same(each);
    // A visible repetition makes the hidden word visible.
    if (other) {
      other.visible ||= each.visible;
      return false;
    }
    const cellKey = cellKeyOf(each, 0, 0);
    cells.set(cellKey, [...(cells.get(cellKey) ?? []), each]);
    return true;
  });
}
