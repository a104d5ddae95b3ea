import {measureText, type Homography, type Mark, type Point, type Quad, type Sheet} from '@clube/seeds/drawing';
import type {Glare} from './camera';
import {projectPoint, toPhoto} from './position';

/** The parts of a sheet that are visible in a picture. */
export interface View {
  /** The completely visible texts. */
  texts: string[];
  /** Whether a code is completely visible; for a key in two barcodes, both. */
  codigo: boolean;
}

type Box = readonly [x: number, y: number, largura: number, altura: number];

function boxOf(mark: Mark): Box {
  if (mark.kind === 'text')
    return [mark.x, mark.y - mark.size * 0.7, measureText(mark.text, mark.font, mark.size), mark.size];
  if (mark.kind !== 'blocks') return [0, 0, 0, 0];
  const [x0, y0] = [Math.min(...mark.blocks.map(([x]) => x)), Math.min(...mark.blocks.map(([, y]) => y))];
  const x1 = Math.max(...mark.blocks.map(([x, , w]) => x + w));
  const y1 = Math.max(...mark.blocks.map(([, y, , h]) => y + h));
  return [x0, y0, x1 - x0, y1 - y0];
}

const isSquare = ([, , width, height]: Box) => width < height * 1.1;

/** All parts of the sheets. */
export const wholeView = (sheets: readonly Sheet[]): View => ({
  texts: sheets.flatMap(({marks}) => marks.flatMap(mark => (mark.kind === 'text' ? [mark.text] : []))),
  codigo: sheets.some(({marks}) => marks.some(({kind}) => kind === 'blocks')),
});

/** The parts of a sheet inside a picture of `width` × `height` pixels and outside its overexposed spot. */
export function photoView(sheet: Sheet, corners: Quad, width: number, height: number, glare?: Glare): View {
  const m: Homography = toPhoto(corners, sheet.width, sheet.height);
  const inside = ([x, y]: Point) => x >= 2 && y >= 2 && x <= width - 2 && y <= height - 2;
  const isBurnt = (x: number, y: number) =>
    glare !== undefined &&
    Math.hypot(x / sheet.width - glare.x, y / sheet.width - (glare.y * sheet.height) / sheet.width) <
      glare.radius * 1.3;
  const isVisible = (mark: Mark) => {
    const [x, y, w, h] = boxOf(mark);
    const points = [0, 0.25, 0.5, 0.75, 1].flatMap(f => [
      [x + f * w, y],
      [x + f * w, y + h / 2],
      [x + f * w, y + h],
    ]) as Point[];
    return points.every(([px, py]) => inside(projectPoint(m, px, py)) && !isBurnt(px, py));
  };
  const codes = sheet.marks.filter(({kind}) => kind === 'blocks');
  const seen = codes.filter(isVisible);
  const barcodes = (marks: Mark[]) => marks.filter(mark => !isSquare(boxOf(mark))).length;
  return {
    texts: sheet.marks.flatMap(mark => (mark.kind === 'text' && isVisible(mark) ? [mark.text] : [])),
    codigo: seen.some(mark => isSquare(boxOf(mark))) || (barcodes(seen) > 0 && barcodes(seen) === barcodes(codes)),
  };
}

/** The centre of the sheet's first code in fractions of the sheet, and its radius as a fraction of the sheet's width. */
export function codeCentre(sheet: Sheet): Glare | undefined {
  const codes = sheet.marks.filter(({kind}) => kind === 'blocks').map(boxOf);
  const target = codes.find(isSquare) ?? codes[0];
  if (!target) return undefined;
  const [x, y, w, h] = target;
  return {x: (x + w / 2) / sheet.width, y: (y + h / 2) / sheet.height, radius: Math.min(0.3, (w * 0.4) / sheet.width)};
}
