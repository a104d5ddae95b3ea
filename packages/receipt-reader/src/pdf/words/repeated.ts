import type {Glyph} from '../glyphs/glyphs';
import type {Fragment} from './fragments';

/** Bold type is sometimes made by writing again, shifted by less than this share of a letter's width. */
const MAX_SHIFT = 0.4;
/** And by less than this share of the type's height. */
const MAX_DROP = 0.15;
/** Points: words written again lie in one square of this side or the next. */
const CELL_SIDE = 4;

/** Without letters that are written twice before the next one follows. */
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

/** Leaves each word once that stands several times at nearly the same place. Others may well overlap. */
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
    // What is seen over what is hidden vouches for it.
    if (other) {
      other.visible ||= each.visible;
      return false;
    }
    const cellKey = cellKeyOf(each, 0, 0);
    cells.set(cellKey, [...(cells.get(cellKey) ?? []), each]);
    return true;
  });
}
