import type {Mat} from '../opencv/types';
import {centroDe} from './quadrilateral';
import type {Ponto, Quadrilatero} from '../types';

/** How many places along a side are looked at, and how far inside and outside of it, in pixels. */
const LUGARES = 16;
const PASSO = 5;
/** A paper's edge is at least that much lighter inside, by its lightness there or in levels of grey. */
const DEGRAU = {parte: 0.06, niveis: 5} as const;

const tom = ({data, cols}: Mat, [x, y]: Ponto): number => data[Math.round(y) * cols + Math.round(x)]!;
const dentroDe = ({cols, rows}: Mat, [x, y]: Ponto): boolean => x >= 0 && y >= 0 && x <= cols - 1 && y <= rows - 1;

/** Whether at least half of the places of a side show a step from light to dark, or lie at the picture's border. */
function temDegrau(liso: Mat, a: Ponto, b: Ponto, centro: Ponto): boolean {
  const comprimento = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const normal: Ponto = [-(b[1] - a[1]) / comprimento, (b[0] - a[0]) / comprimento];
  const paraDentro = (centro[0] - a[0]) * normal[0] + (centro[1] - a[1]) * normal[1] > 0 ? PASSO : -PASSO;
  const vistos = Array.from({length: LUGARES}, (_, i) => {
    const t = (i + 1) / (LUGARES + 1);
    const [x, y] = [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    const dentro: Ponto = [x + normal[0] * paraDentro, y + normal[1] * paraDentro];
    const fora: Ponto = [x - normal[0] * paraDentro, y - normal[1] * paraDentro];
    if (!dentroDe(liso, fora) || !dentroDe(liso, dentro)) return true;
    const claro = tom(liso, dentro);
    return claro - tom(liso, fora) >= Math.max(DEGRAU.niveis, claro * DEGRAU.parte);
  });
  return vistos.filter(Boolean).length * 2 >= LUGARES;
}

/** Whether a shape is lighter than its surroundings on all four sides; `liso` is the picture without its print. */
export function maisClaroQueEmVolta(liso: Mat, cantos: Quadrilatero): boolean {
  const centro = centroDe(cantos);
  return cantos.every((canto, i) => temDegrau(liso, canto, cantos[(i + 1) % 4]!, centro));
}
