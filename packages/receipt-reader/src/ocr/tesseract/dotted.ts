import type {Box} from '../../document/types';

/** Maximum height of dots and dashes, in letter heights. */
const HEIGHT = 0.45;
/** Maximum width of dots and dashes, in letter heights. */
const WIDTH = 2;
/** Maximum gaps in letter heights; smaller for vertical rules, as the commas of a column of amounts are also in a row. */
const GAP = {lying: 1.1, upright: 0.5} as const;
/** Maximum deviation of the next centre from the line: in letter heights, but at least in pixels. */
const DEVIATION = {heights: 0.15, pixels: 1.5} as const;
/** Minimum number in a row that is a rule; text has fewer. */
const MIN_IN_ROW = 8;

function chains(points: readonly Box[], letterHeight: number, gap: number): Box[] {
  const middle = ({y0, y1}: Box) => (y0 + y1) / 2;
  const openChains: Box[][] = [];
  const found: Box[][] = [];
  for (const point of [...points].sort((a, b) => a.x0 - b.x0)) {
    for (let i = openChains.length - 1; i >= 0; i--) {
      if (point.x0 - openChains[i]!.at(-1)!.x1 > letterHeight * gap) found.push(...openChains.splice(i, 1));
    }
    const slack = Math.max(DEVIATION.pixels, letterHeight * DEVIATION.heights);
    const chain = openChains.find(each => Math.abs(middle(each.at(-1)!) - middle(point)) <= slack);
    if (chain) chain.push(point);
    else openChains.push([point]);
  }
  return [...found, ...openChains].filter(({length}) => length >= MIN_IN_ROW).flat();
}

const layDown = ({x0, y0, x1, y1}: Box): Box => ({x0: y0, y0: x0, x1: y1, y1: x1});

/** The spots that form dotted or dashed rules, horizontal or vertical. */
export function findDottedRules(spots: readonly Box[], letterHeight: number): Box[] {
  const flatOnes = (boxes: readonly Box[]) =>
    boxes.filter(({x0, y0, x1, y1}) => y1 - y0 <= letterHeight * HEIGHT && x1 - x0 <= letterHeight * WIDTH);
  return [
    ...chains(flatOnes(spots), letterHeight, GAP.lying),
    ...chains(flatOnes(spots.map(layDown)), letterHeight, GAP.upright).map(layDown),
  ];
}
