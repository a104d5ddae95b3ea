import {INK} from '@clube/domain';
import {create} from 'qrcode';
import type {PdfDocument} from './pdf-document';

/** Draws a QR code on white, with a link over it if its text is an address. */
export function drawQrCode(paper: PdfDocument, text: string, {x, y, side}: {x: number; y: number; side: number}): void {
  const {modules} = create(text, {errorCorrectionLevel: 'M'});
  const dot = side / modules.size;
  paper.rect(x - 5, y - 5, side + 10, side + 10).fill(INK.white);
  for (let row = 0; row < modules.size; row++)
    for (let column = 0; column < modules.size;) {
      let run = 0;
      while (column + run < modules.size && modules.get(row, column + run)) run++;
      // Slightly larger than the square, so that viewers show no gaps between rows.
      if (run > 0) paper.rect(x + column * dot, y + row * dot, run * dot, dot + 0.05);
      column += run + 1;
    }
  paper.fill(INK.tinta);
  if (/^https?:/.test(text)) paper.link(x, y, side, side, text);
}
