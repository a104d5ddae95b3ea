import {readFileSync} from 'node:fs';
import * as fontkit from 'fontkit';

/**
 * The fonts of the receipts, all with free licences and from packages: documents must not depend on the machine's
 * fonts.
 */
const FILES = {
  condensed: '@fontsource/roboto-condensed/files/roboto-condensed-latin-400-normal.woff',
  'condensed-bold': '@fontsource/roboto-condensed/files/roboto-condensed-latin-700-normal.woff',
  sans: '@fontsource/arimo/files/arimo-latin-400-normal.woff',
  'sans-bold': '@fontsource/arimo/files/arimo-latin-700-normal.woff',
  mono: '@fontsource/cousine/files/cousine-latin-400-normal.woff',
  'mono-bold': '@fontsource/cousine/files/cousine-latin-700-normal.woff',
  serif: '@fontsource/tinos/files/tinos-latin-400-normal.woff',
  'serif-bold': '@fontsource/tinos/files/tinos-latin-700-normal.woff',
} as const;

export type FontName = keyof typeof FILES;

/** Ligatures would merge letters in the PDF's text, which readers search letter by letter. */
export const FONT_FEATURES = {liga: false, clig: false, dlig: false};

interface LoadedFont {
  file: Buffer;
  font: fontkit.Font;
  outlines: Map<number, string>;
}

const loaded = new Map<FontName, LoadedFont>();

function load(name: FontName): LoadedFont {
  let entry = loaded.get(name);
  if (!entry) {
    const file = readFileSync(require.resolve(FILES[name]));
    entry = {file, font: fontkit.create(file) as fontkit.Font, outlines: new Map()};
    loaded.set(name, entry);
  }
  return entry;
}

/** The font's file, for embedding. */
export const fontFile = (name: FontName): Buffer => load(name).file;

/** Width of a line of text in points. */
export function measureText(text: string, name: FontName, size: number): number {
  const {font} = load(name);
  return (font.layout(text, FONT_FEATURES).advanceWidth * size) / font.unitsPerEm;
}

/** The text as an SVG path with its baseline at (x, y), so that a picture does not depend on the rasteriser's fonts. */
export function textToPath(text: string, name: FontName, size: number, x: number, y: number): string {
  const {font, outlines} = load(name);
  const run = font.layout(text, FONT_FEATURES);
  const scale = size / font.unitsPerEm;
  let pen = 0;
  const glyphs = run.glyphs.map((glyph, i) => {
    let outline = outlines.get(glyph.id);
    if (outline === undefined) {
      outline = glyph.path.toSVG();
      outlines.set(glyph.id, outline);
    }
    const placed = outline && `<path transform="translate(${Math.round(pen)})" d="${outline}"/>`;
    pen += run.positions[i]?.xAdvance ?? 0;
    return placed;
  });
  const move = `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(6)} ${(-scale).toFixed(6)})`;
  return `<g transform="${move}">${glyphs.join('')}</g>`;
}
