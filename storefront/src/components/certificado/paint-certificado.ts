import {
  PAPER_HEIGHT,
  PAPER_WIDTH,
  drawCertificado,
  type CertificadoPdfData,
  type PaperShape,
  type Typeface,
} from '@clube/domain';

/** Pixels per point: sharp on every phone, and printed as well as a photo. */
const SCALE = 2.4;

const FONTS: Record<Typeface, string> = {
  title: '"Bricolage Grotesque"',
  text: '"Figtree Variable"',
  strong: '"Figtree Variable"',
};
const WEIGHTS: Record<Typeface, number> = {title: 700, text: 400, strong: 600};

const fontOf = (typeface: Typeface, size: number): string =>
  `${WEIGHTS[typeface]} ${size}px ${FONTS[typeface]}, sans-serif`;

/**
 * Renders a certificate as a PNG with the same drawing as the server's PDF. Its colours are those of paper in both
 * themes.
 * @throws if the browser has no canvas
 */
export async function paintCertificado(certificado: CertificadoPdfData, publicUrl: string): Promise<File> {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [PAPER_WIDTH * SCALE, PAPER_HEIGHT * SCALE];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  const [{create}] = await Promise.all([
    import('qrcode'),
    ...(['title', 'text', 'strong'] as const).map(typeface =>
      document.fonts.load(fontOf(typeface, 16), certificado.nome),
    ),
  ]);
  context.scale(SCALE, SCALE);
  const drawing = drawCertificado(certificado, publicUrl, (text, {size, typeface}) => {
    context.font = fontOf(typeface, size);
    return context.measureText(text).width;
  });
  for (const shape of [...drawing.background, ...drawing.shapes]) paintShape(context, shape);
  for (const {text, x, y, size, typeface, colour} of drawing.words) {
    context.font = fontOf(typeface, size);
    context.fillStyle = colour;
    context.fillText(text, x, y);
  }
  const {modules} = create(drawing.qr.address, {errorCorrectionLevel: 'M'});
  paintSquares(context, modules, drawing.qr);
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], `Certificado ${certificado.codigo}.png`, {type: 'image/png'});
}

function paintShape(context: CanvasRenderingContext2D, {path, fill, stroke, width = 1, opacity = 1}: PaperShape): void {
  const outline = new Path2D(path);
  context.globalAlpha = opacity;
  [context.lineWidth, context.lineCap, context.lineJoin] = [width, 'round', 'round'];
  if (fill) {
    context.fillStyle = fill;
    context.fill(outline);
  }
  if (stroke) {
    context.strokeStyle = stroke;
    context.stroke(outline);
  }
  context.globalAlpha = 1;
}

function paintSquares(
  context: CanvasRenderingContext2D,
  squares: {size: number; get: (row: number, column: number) => number | boolean},
  {x, y, side}: {x: number; y: number; side: number},
): void {
  const dot = side / squares.size;
  context.fillStyle = '#14213d';
  for (let row = 0; row < squares.size; row++)
    for (let column = 0; column < squares.size; column++)
      // Slightly larger, so that no gap is visible between two squares.
      if (squares.get(row, column)) context.fillRect(x + column * dot, y + row * dot, dot + 0.05, dot + 0.05);
}
