import type {PageImage} from '../../image';
import type {Character} from './decode';

/** Columns with less than this share of the darkest ink are blank. */
const BRIGHT = 0.25;
/** Share of rows ignored at the top and bottom of a strip, as they may show neighbouring lines. */
const BORDER = 0.05;

/** The darkest pixel of each column of a strip, as a share of the darkest of all. */
function ink({width, height, data}: PageImage): Float32Array {
  const columns = new Float32Array(width);
  const [from, until] = [Math.round(height * BORDER), Math.round(height * (1 - BORDER))];
  for (let y = from; y < until; y++)
    for (let x = 0; x < width; x++) columns[x] = Math.max(columns[x]!, 255 - data[y * width + x]!);
  const largest = columns.reduce((a, b) => Math.max(a, b), 1);
  return columns.map(column => column / largest);
}

/** The widest blank run between each character and the previous one, in strip heights; 0 for the first. */
export function measureGaps(strip: PageImage, characters: readonly Character[]): number[] {
  const columns = ink(strip);
  return characters.map((character, i) => {
    const previous = characters[i - 1];
    if (!previous) return 0;
    const [from, until] = [previous, character].map(({position}) => Math.round(position * strip.width)) as [
      number,
      number,
    ];
    let [run, largest] = [0, 0];
    for (let x = Math.max(0, from); x < Math.min(until, strip.width); x++) {
      run = columns[x]! < BRIGHT ? run + 1 : 0;
      largest = Math.max(largest, run);
    }
    return largest / strip.height;
  });
}
