import {INK} from '@clube/domain';
import {FONT, decoration, line, rule, type PdfDocument} from './pdf-document';

/** The printable area, in points. */
interface Room {
  left: number;
  width: number;
}

/** The header of pages after the first: the document's title and subject. */
export function drawPageHeader(paper: PdfDocument, {left, width}: Room, name: string, about: string): void {
  decoration(paper, () => {
    line(paper, name, left, 32, {size: 9.5, font: FONT.title, width: 380});
    line(paper, about, left, 32, {size: 9, colour: INK.grey, align: 'right', width});
  });
  rule(paper, left, 50, width);
}

/**
 * Writes the number of every page, once all are drawn.
 * @param more further content of the footer, drawn at this height
 */
export function drawPageFooters(
  paper: PdfDocument,
  {left, width, y}: Room & {y: number},
  more: (y: number, look: {size: number; colour: string}) => void,
): void {
  const {start, count} = paper.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    paper.switchToPage(page);
    rule(paper, left, y, width);
    decoration(paper, () => {
      more(y + 7, {size: 7.5, colour: INK.grey});
      line(paper, `${page + 1} de ${count}`, left, y + 7, {size: 7.5, font: FONT.strong, align: 'right', width});
    });
  }
}
