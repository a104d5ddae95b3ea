import {INK} from '../../values/ink.js';
import {PAPER_HEIGHT, PAPER_WIDTH, type PaperShape} from './shapes.js';

/** The right ends of the paint strokes, in points, from the top down. */
const FIRST = [97, 97.6, 96.8, 97.4, 96.9, 97.5, 96.4, 97.7, 97.1, 96.6, 97.6, 97];
const SECOND = [187.5, 188.3, 187.2, 188.4, 186.4, 188.1, 187.4, 188.4, 187.1, 188, 187.3, 188.2];

/** A stroke of paint with the roller's uneven edge at its right. */
function stroke(left: number, edge: readonly number[], bottom: number): string {
  const step = bottom / (edge.length - 1);
  const points = edge.slice(1).map((x, i) => {
    const [before, y] = [edge[i] ?? x, step * (i + 1)];
    return `Q${before + (i % 2 === 0 ? 0.9 : -0.7)} ${y - step / 3} ${x} ${y}`;
  });
  return `M${left} -4H${edge[0]}${points.join('')}L${edge.at(-1)} ${bottom}H${left}Z`;
}

/** Marks of the nearly dry roller: x, y, length, width, opacity. */
const DRY = [
  [179, 82, 30, 1.6, 0.8],
  [182.4, 92, 28, 1.2, 0.6],
  [178.6, 142, 42, 1.6, 0.9],
  [182.6, 150, 46, 1.9, 0.5],
  [185.6, 204, 20, 0.9, 0.4],
  [179.3, 248, 61, 2, 0.9],
  [183, 234, 40, 1, 0.6],
  [180.6, 355, 38, 1.6, 0.7],
  [184.2, 328, 30, 1, 0.6],
  [178.4, 386, 44, 1.2, 0.7],
] as const;

/** Paper, frame, and on the left the wall, painted down to the roller. */
export const BACKGROUND: readonly PaperShape[] = [
  {path: `M0 0H${PAPER_WIDTH}V${PAPER_HEIGHT}H0Z`, fill: INK.cal},
  {path: 'M0 16.500H825.500V578.500H0', stroke: INK.tinta, width: 1.2},
  {path: 'M0 21H821V574H0', stroke: INK.tinta, width: 0.5},
  {path: stroke(-10, FIRST, PAPER_HEIGHT + 4), fill: INK.anil},
  {path: stroke(87, SECOND, 433), fill: INK.anil},
  {path: 'M87 0H97.500V433C94 435.5 90 435.5 87 433Z', fill: INK.anilForte, opacity: 0.55},
  ...DRY.map(([x, y, length, width, opacity]) => ({path: `M${x} ${y}v${length}`, stroke: INK.cal, width, opacity})),
  {path: 'M189 453H211V502.500H137V536', stroke: INK.tinta, width: 6.8},
  {path: 'M132 530H142Q147 530 147 535V600H127V535Q127 530 132 530Z', fill: INK.zarcao},
  {
    path: 'M131.5 529.500H142.500Q147 529.5 147 534V537Q147 541.5 142.5 541.500H131.500Q127 541.5 127 537V534Q127 529.5 131.5 529.500Z',
    fill: INK.tinta,
  },
  {
    path: 'M91.5 430.500H183.500Q190.5 430.5 190.5 438V468Q190.5 475.5 183.5 475.500H91.500Q84 475.5 84 468V438Q84 430.5 91.5 430.500Z',
    fill: INK.ocre,
  },
  {
    path: 'M84 438Q84 430.5 91.5 430.500H183.500Q190.5 430.5 190.5 438V450C180 455 175.5 447.5 165 450.500S147 456.5 136.5 452 120 449.5 109.5 453.5 93 447.5 84 450Z',
    fill: INK.anil,
  },
  {path: 'M91.5 466.500H183', stroke: INK.white, width: 3, opacity: 0.45},
  {
    path: 'M84.5 433.500H87.500Q90 433.5 90 436.500V469.500Q90 472.5 87.5 472.500H84.500Q81 472.5 81 469.500V436.500Q81 433.5 84.5 433.500Z',
    fill: INK.tinta,
  },
  {
    path: 'M187.5 433.500H190.500Q193.5 433.5 193.5 436.500V469.500Q193.5 472.5 190.5 472.500H187.500Q184.5 472.5 184.5 469.500V436.500Q184.5 433.5 187.5 433.500Z',
    fill: INK.tinta,
  },
  // The paint roller of the brand.
  {
    path: 'M36.5 44.500H50Q51.5 44.5 51.5 46V50.500Q51.5 52 50 52H36.500Q35 52 35 50.500V46Q35 44.5 36.5 44.500Z',
    fill: INK.ocre,
  },
  {path: 'M52 48H56.500V55.500H47V59', stroke: INK.cal, width: 2.4},
  {path: 'M45.5 59H48.500V64.500H45.500Z', fill: INK.cal, stroke: INK.cal, width: 1},
];
