import type {DrawnFont} from './graphics-state';
import type {PDFPageProxy, Pdfjs} from '../pdfjs';

/** Height from the lowest descender to the highest accent in most typefaces, as a share of the nominal height. */
const BOX_HEIGHT = 1.15;

interface PdfjsFont {
  fontMatrix?: readonly number[];
  bbox?: readonly number[];
  isType3Font?: boolean;
  vertical?: boolean;
}

/** Waits for the fonts that the operators use, and returns them. */
export async function readFonts(
  page: PDFPageProxy,
  fnArray: number[],
  argsArray: unknown[][],
  OPS: Pdfjs['OPS'],
): Promise<Map<string, DrawnFont>> {
  const names = new Set<string>();
  fnArray.forEach((fn, i) => {
    const args = argsArray[i] ?? [];
    if (fn === OPS.setFont) names.add(String(args[0]));
    if (fn === OPS.setGState)
      for (const [name, value] of (args[0] ?? []) as [string, unknown][])
        if (name === 'Font' && Array.isArray(value)) names.add(String(value[0]));
  });
  const fonts = new Map<string, DrawnFont>();
  for (const name of names) {
    const object = await new Promise<PdfjsFont | null>(resolve => {
      (page.commonObjs as {get(id: string, onSuccess: (o: PdfjsFont) => void, onFailure: () => void): void}).get(
        name,
        resolve,
        () => resolve(null),
      );
    });
    if (object) fonts.set(name, describe(name, object));
  }
  return fonts;
}

/** Describes a font. Type 3 fonts have their own units, so their height is computed from their bounding box. */
function describe(name: string, {fontMatrix, bbox, isType3Font, vertical}: PdfjsFont): DrawnFont {
  const [scale = 0.001, , , scaleY = 0.001] = fontMatrix ?? [];
  const boxHeight = bbox ? Math.abs(((bbox[3] ?? 0) - (bbox[1] ?? 0)) * scaleY) : 0;
  const height = isType3Font && boxHeight > 0 ? boxHeight / BOX_HEIGHT : 1;
  return {name, scale: Math.abs(scale), height: isType3Font ? height : 1, vertical: vertical === true};
}
