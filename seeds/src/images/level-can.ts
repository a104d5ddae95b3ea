import sharp from 'sharp';
import {INK, STEEL, STEEL_DARK} from './palette';
import {join, path, stroke} from './shapes';

/**
 * A level's picture, 480 × 480 WebP with a transparent background: a can filled with the level's paint, fuller for
 * higher levels (`filled` from 0 to 1).
 */
export function renderNivelImage(paint: string, filled: number): Promise<Buffer> {
  const top = 396 - 236 * Math.min(1, Math.max(0, filled));
  const wave = `M90 ${top} Q165 ${top - 18} 240 ${top} T390 ${top} L390 410 L90 410 Z`;
  const body = 'M112 148 L368 148 L346 384 Q344 402 326 402 L154 402 Q136 402 134 384 Z';
  const picture = join(
    `<clipPath id="c"><path d="${body}"/></clipPath>`,
    stroke('M116 140 Q120 40 240 40 Q360 40 364 140', STEEL_DARK, 11),
    path(body, '#ffffff'),
    `<g clip-path="url(#c)">${path(wave, paint)}${path('M300 148 L368 148 L346 410 L300 410 Z', 'rgba(20,33,61,.14)')}</g>`,
    stroke(body, INK, 13),
    stroke('M100 142 L380 142', INK, 30),
    stroke('M104 138 L376 138', STEEL, 8),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${picture}</svg>`;
  return sharp(Buffer.from(svg)).webp({quality: 88, effort: 2}).toBuffer();
}
