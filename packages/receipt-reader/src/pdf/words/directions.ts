import {compose, scaleToUnit} from '../../document/geometry';
import type {Matrix} from '../../document/types';
import type {Glyph} from '../glyphs/glyphs';

/** The letters of a page in one direction of writing, rotated so that they read from left to right. */
export interface WritingDirection {
  glyphs: Glyph[];
  width: number;
  height: number;
  toView: Matrix;
}

const DEGREE = Math.PI / 180;
/** Maximum angle in degrees that counts as the same direction, as scanned pages are slightly rotated. */
const SLACK = 4;
const OBLIQUE_STEP = 5;

function degreesOf(angle: number): number {
  const degrees = (((angle / DEGREE) % 360) + 360) % 360;
  const straight = Math.round(degrees / 90) * 90;
  return (Math.abs(degrees - straight) <= SLACK ? straight : Math.round(degrees / OBLIQUE_STEP) * OBLIQUE_STEP) % 360;
}

/** Rotates the page back by `degrees`, enlarged so that its corners stay inside. */
function turnBack(glyphs: readonly Glyph[], degrees: number, width: number, height: number): WritingDirection {
  const [cos, sin] = [Math.cos(degrees * DEGREE), Math.sin(degrees * DEGREE)];
  const corners = [
    [0, 0],
    [width, 0],
    [0, height],
    [width, height],
  ] as const;
  const us = corners.map(([x, y]) => x * cos + y * sin);
  const vs = corners.map(([x, y]) => y * cos - x * sin);
  const [u0, v0] = [Math.min(...us), Math.min(...vs)];
  return {
    glyphs: glyphs.map(glyph => ({
      ...glyph,
      x: glyph.x * cos + glyph.y * sin - u0,
      y: glyph.y * cos - glyph.x * sin - v0,
      angle: glyph.angle - degrees * DEGREE,
    })),
    width: Math.max(...us) - u0,
    height: Math.max(...vs) - v0,
    toView: compose(scaleToUnit(width, height), [
      cos,
      -sin,
      u0 * cos - v0 * sin,
      sin,
      cos,
      u0 * sin + v0 * cos,
      0,
      0,
      1,
    ]),
  };
}

/** Splits the letters of a page by direction of writing, the one with most letters first. */
export function splitDirections(glyphs: readonly Glyph[], width: number, height: number): WritingDirection[] {
  const byAngle = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const degrees = degreesOf(glyph.angle);
    const alike = byAngle.get(degrees);
    if (alike) alike.push(glyph);
    else byAngle.set(degrees, [glyph]);
  }
  return [...byAngle]
    .sort(([, a], [, b]) => b.length - a.length)
    .map(([degrees, each]) => turnBack(each, degrees, width, height));
}
