import {createRandom} from '../random';
import {COLOURS, INK, PAPER, WHITE, type ColourName} from './palette';
import {circle, ellipse, join, path, rect, stroke} from './shapes';

const SKINS = ['#f2c9a5', '#d9a06f', '#b97a4b', '#8d5a36', '#6b4226'];
const HAIRS = ['#2b2320', '#4a3426', '#77593b', '#9aa3b2'];
const PAINTS: ColourName[] = ['anil', 'zarcao', 'folha', 'ocre'];

/** A painter's portrait as SVG, 480 × 480, determined by the seed. The demo data contains no photos of real people. */
export function drawPortrait(seed: string): string {
  const random = createRandom(`retrato/${seed}`);
  const [wall, overall] = random.sample(PAINTS, 2) as [ColourName, ColourName];
  const skin = random.pick(SKINS);
  const hair = random.pick(HAIRS);
  const cap = random.chance(0.55);
  const beard = random.chance(0.35);
  const body = join(
    rect(0, 0, 480, 480, 0, COLOURS[wall].tint),
    ellipse(240, 150, 250, 190, COLOURS[wall].wash),
    path('M60 480c0-110 80-150 180-150s180 40 180 150z', WHITE),
    path('M150 480V352l42-14 48 30 48-30 42 14v128z', COLOURS[overall].base),
    rect(204, 290, 72, 70, 30, skin),
    ellipse(240, 214, 88, 104, skin),
    cap ? '' : path('M146 206c-8-90 40-122 96-122s104 34 94 122c-14-38-38-56-94-56s-82 18-96 56z', hair),
    beard ? path('M156 232c4 70 44 98 84 98s80-28 84-98c-14 26-44 34-84 34s-70-8-84-34z', hair) : '',
    circle(208, 212, 8, INK),
    circle(272, 212, 8, INK),
    stroke(beard ? 'M218 272q22 14 44 0' : 'M212 266q28 24 56 0', beard ? PAPER : INK, 7),
    cap ? path('M142 186c0-70 44-104 98-104s98 34 98 104z', COLOURS[overall].dark) : '',
    cap ? rect(142, 176, 238, 20, 10, COLOURS[overall].dark) : '',
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${body}</svg>`;
}
