import type {ReadPlace} from '@clube/domain';
import type {NotaReading} from '../reading/types';
import {pageKey} from './pages.ts';

/** The share of a page's lines that must have the same direction. */
const AGREEMENT = 0.7;

function placesOf({campos, itens}: Pick<NotaReading, 'campos' | 'itens'>): ReadPlace[] {
  const found = [...Object.values(campos), ...itens];
  return found.flatMap(({lugar: place}) => place ?? []);
}

/**
 * The rotation by page that makes its text upright, in degrees: 90, 180 or 270. It is derived from the direction of the
 * read lines; a page whose lines disagree is not rotated.
 */
export function pageRotations(reading: Pick<NotaReading, 'campos' | 'itens'>): Record<string, number> {
  const sums = new Map<string, {x: number; y: number; lineLength: number}>();
  for (const {arquivo, pagina, cantos} of placesOf(reading)) {
    const [[x, y], [x2, y2]] = cantos;
    const key = pageKey(arquivo, pagina);
    const sum = sums.get(key) ?? {x: 0, y: 0, lineLength: 0};
    sums.set(key, {
      x: sum.x + x2 - x,
      y: sum.y + y2 - y,
      lineLength: sum.lineLength + Math.hypot(x2 - x, y2 - y),
    });
  }
  const rotations = [...sums].map(([key, {x, y, lineLength}]) => {
    const quarters = Math.hypot(x, y) < AGREEMENT * lineLength ? 0 : Math.round(Math.atan2(y, x) / (Math.PI / 2));
    return [key, ((4 - quarters) % 4) * 90] as const;
  });
  return Object.fromEntries(rotations.filter(([, rotation]) => rotation !== 0));
}
