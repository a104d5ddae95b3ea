import type {Mat} from '../opencv/types';
import {centreOf} from './quadrilateral';
import type {PixelPoint, Quadrilateral} from '../types';

/** Number of places along a side that are compared, and their distance inside and outside of it, in pixels. */
const PLACES_PER_SIDE = 16;
const STEP = 5;
/** Minimum brightness difference at a paper's edge, as a share of the brightness inside, and in grey levels. */
const LIGHT_STEP = {share: 0.06, levels: 5} as const;

const tone = ({data, cols}: Mat, [x, y]: PixelPoint): number => data[Math.round(y) * cols + Math.round(x)]!;
const isWithin = ({cols, rows}: Mat, [x, y]: PixelPoint): boolean => x >= 0 && y >= 0 && x <= cols - 1 && y <= rows - 1;

/** Whether at least half of the places on a side have a step from light to dark, or are at the picture's border. */
function hasLightStep(smooth: Mat, a: PixelPoint, b: PixelPoint, centre: PixelPoint): boolean {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const normal: PixelPoint = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  const inward = (centre[0] - a[0]) * normal[0] + (centre[1] - a[1]) * normal[1] > 0 ? STEP : -STEP;
  const seen = Array.from({length: PLACES_PER_SIDE}, (_, i) => {
    const t = (i + 1) / (PLACES_PER_SIDE + 1);
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const inside: PixelPoint = [x + normal[0] * inward, y + normal[1] * inward];
    const outside: PixelPoint = [x - normal[0] * inward, y - normal[1] * inward];
    if (!isWithin(smooth, outside) || !isWithin(smooth, inside)) return true;
    const bright = tone(smooth, inside);
    return bright - tone(smooth, outside) >= Math.max(LIGHT_STEP.levels, bright * LIGHT_STEP.share);
  });
  return seen.filter(Boolean).length * 2 >= PLACES_PER_SIDE;
}

/** Whether a shape is lighter than its surroundings on all four sides; `smooth` is the picture without print. */
export function isLighterThanSurroundings(smooth: Mat, corners: Quadrilateral): boolean {
  const centre = centreOf(corners);
  return corners.every((corner, i) => hasLightStep(smooth, corner, corners[(i + 1) % 4]!, centre));
}
