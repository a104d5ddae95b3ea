import type {Box} from '../../document/types';

/** Dots and dashes are flatter than this, in heights of a letter. */
const HEIGHT = 0.45;
/** And no wider than this. */
const WIDTH = 2;
/** How far apart they stand; closer one below the other, where the commas of a column of amounts stand too. */
const GAP = {lying: 1.1, upright: 0.5} as const;
/** How far the next one's middle lies off their line: in heights of a letter, and in pixels at least. */
const DEVIATION = {heights: 0.15, pixels: 1.5} as const;
/** That many in a row are a rule; no text has them. */
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

/** The spots that make up dotted and dashed rules, lying or standing. */
export function findDottedRules(spots: readonly Box[], letterHeight: number): Box[] {
  const flatOnes = (boxes: readonly Box[]) =>
    boxes.filter(({x0, y0, x1, y1}) => y1 - y0 <= letterHeight * HEIGHT && x1 - x0 <= letterHeight * WIDTH);
  return [
    ...chains(flatOnes(spots), letterHeight, GAP.lying),
    ...chains(flatOnes(spots.map(layDown)), letterHeight, GAP.upright).map(layDown),
  ];
}
