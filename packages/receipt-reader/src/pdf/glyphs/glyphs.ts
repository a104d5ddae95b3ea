import type {Box} from '../../document/types';
import {chain, readAffine, type Affine} from './affine';
import {GraphicsState, type DrawnFont} from './graphics-state';
import {readFonts} from './fonts';
import {isTransparent} from './images';
import type {PDFPageProxy, Pdfjs} from '../pdfjs';
import {intersect, isInvisible, mapBox, isOpaque, tracePath} from './ink';

/** A letter with its position on the page as people see it, in points from the upper left. */
export interface Glyph {
  text: string;
  /** Start on its baseline. */
  x: number;
  y: number;
  /** Distance to the next letter, in the direction of writing. */
  advance: number;
  /** Direction of writing in radians, clockwise; 0 is from left to right. */
  angle: number;
  /** Font size. */
  typeHeight: number;
  /** Font size in the direction of writing; less than `typeHeight` for condensed type. */
  typeWidth: number;
  /** Additional space after each letter, as set by the document. */
  letterSpacing: number;
  visible: boolean;
  font: string;
  blank: boolean;
}

interface PdfjsGlyph {
  unicode: string;
  width: number;
  isSpace: boolean;
}

const UNIT_SQUARE: Box = {x0: 0, y0: 0, x1: 1, y1: 1};
/** Maximum number of covering shapes, each of which is compared with all previous letters, to limit the time. */
const MAX_COVERS = 500;
/** Minimum side of a covering rectangle in points; table rules are thinner. */
const MIN_COVER_SIDE = 4;
/** Minimum legible font size in points. */
const MIN_TYPE_HEIGHT = 1.5;
/** Text rendering modes of PDF (ISO 32000, 9.3.6). */
const INVISIBLE_MODE = 3;
const CLIP_ONLY_MODE = 7;
/** A picture that covers this share of the page is a scan of the page. */
const COVERS_PAGE = 0.8;

/** Follows the drawing operators of a page; returns all letters with their positions. */
export async function traceGlyphs(pdfjs: Pdfjs, page: PDFPageProxy, maxGlyphs: number): Promise<Glyph[]> {
  const {fnArray, argsArray} = await page.getOperatorList();
  const {OPS} = pdfjs;
  const viewport = page.getViewport({scale: 1});
  const state = new GraphicsState(readAffine(viewport.transform));
  const fonts = await readFonts(page, fnArray, argsArray as unknown[][], OPS);
  const glyphs: Glyph[] = [];

  const pageBox = {x0: 0, y0: 0, x1: viewport.width, y1: viewport.height};
  let covered = 0;
  const cover = (box: Box) => {
    if (covered++ < MAX_COVERS) for (const glyph of glyphs) if (isInside(glyph, box)) glyph.visible = false;
  };
  // Text below a picture of the whole page is searchable but not visible.
  const image = (which: unknown) => {
    const box = intersect(pageBox, intersect(state.paint.clip, mapBox(state.ctm, UNIT_SQUARE)));
    const area = Math.max(0, box.x1 - box.x0) * Math.max(0, box.y1 - box.y0);
    const covers = area > viewport.width * viewport.height * COVERS_PAGE && isOpaque(state.paint);
    if (covers && !isTransparent(pdfjs, page, which)) cover(pageBox);
  };
  const drawPath = (args: readonly unknown[]) => {
    const {covered: boxes, paint} = tracePath(OPS, args, state.ctm, state.paint);
    state.paint = paint;
    boxes.filter(largerThanLetter).forEach(cover);
  };

  for (let i = 0; i < fnArray.length && glyphs.length < maxGlyphs; i++) {
    const args = (argsArray[i] ?? []) as unknown[];
    switch (fnArray[i]) {
      case OPS.showText:
        showText(state, args[0], glyphs, maxGlyphs);
        break;
      case OPS.setFont:
        state.setFont(fonts.get(String(args[0])), Number(args[1]));
        break;
      case OPS.setGState:
        for (const [name, value] of (args[0] ?? []) as [string, unknown][])
          if (name === 'Font' && Array.isArray(value)) state.setFont(fonts.get(String(value[0])), Number(value[1]));
        state.apply(OPS, OPS.setGState, args);
        break;
      case OPS.constructPath:
        drawPath(args);
        break;
      case OPS.paintImageXObject:
      case OPS.paintInlineImageXObject:
        image(args[0]);
        break;
      default:
        state.apply(OPS, fnArray[i] ?? 0, args);
    }
  }
  return glyphs;
}

const largerThanLetter = ({x0, y0, x1, y1}: Box) => x1 - x0 >= MIN_COVER_SIDE && y1 - y0 >= MIN_COVER_SIDE;

/** Whether the approximate centre of a letter is in a box: half its width to the right, a third of its height up. */
function isInside({x, y, advance, typeHeight, angle}: Glyph, {x0, y0, x1, y1}: Box): boolean {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [mx, my] = [x + (advance / 2) * cos + (typeHeight / 3) * sin, y + (advance / 2) * sin - (typeHeight / 3) * cos];
  return mx > x0 && mx < x1 && my > y0 && my < y1;
}

function showText(state: GraphicsState, sequence: unknown, glyphs: Glyph[], maxGlyphs: number): void {
  const {font} = state.text;
  if (!font || !Array.isArray(sequence) || state.text.typeHeight === 0) return;
  for (const each of sequence as (number | PdfjsGlyph)[]) {
    if (glyphs.length >= maxGlyphs) return;
    if (typeof each === 'number') {
      state.advance((-each * Math.abs(state.text.typeHeight)) / 1000);
      continue;
    }
    const glyph = placeGlyph(state, font, each);
    if (glyph && !font.vertical) glyphs.push(glyph);
  }
}

function placeGlyph(state: GraphicsState, font: DrawnFont, {unicode, width, isSpace}: PdfjsGlyph): Glyph | null {
  const {text} = state;
  const typeHeight = Math.abs(text.typeHeight);
  const direction = text.typeHeight < 0 ? -1 : 1;
  const m: Affine = chain(chain(state.ctm, text.matrix), [1, 0, 0, 1, text.x, text.y + text.rise]);
  const advanceWidth = width * font.scale * typeHeight;
  const extra = text.charSpacing + (isSpace ? text.wordSpacing : 0);
  state.advance(advanceWidth + extra * direction);

  const [a, b, c, d, x, y] = m;
  const h = text.horizontalScale * direction;
  const unitLength = Math.hypot(a, b);
  const drawnHeight = Math.hypot(c, d) * typeHeight * font.height;
  if (![x, y, unitLength, drawnHeight, advanceWidth].every(Number.isFinite) || unitLength === 0 || drawnHeight === 0)
    return null;
  return {
    text: unicode,
    x,
    y,
    advance: Math.abs(advanceWidth * h * unitLength),
    angle: Math.atan2(b * Math.sign(h || 1), a * Math.sign(h || 1)),
    typeHeight: drawnHeight,
    typeWidth: Math.abs(unitLength * h * typeHeight * font.height),
    letterSpacing: text.charSpacing * Math.abs(h) * unitLength,
    visible:
      text.mode !== INVISIBLE_MODE &&
      text.mode !== CLIP_ONLY_MODE &&
      drawnHeight > MIN_TYPE_HEIGHT &&
      !isInvisible(state.paint),
    font: font.name,
    blank: isSpace,
  };
}
