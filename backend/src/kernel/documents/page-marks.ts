import {INK} from '@clube/domain';
import {FONT, decoration, line, rule, type PdfDocument} from './pdf-document';

/** Where a document's pages are written on, in points. */
interface Room {
  left: number;
  width: number;
}

/** What pages after the first begin with: whose document it is, and of what. */
export function drawPageHeader(paper: PdfDocument, {left, width}: Room, name: string, about: string): void {
  decoration(paper, () => {
    line(paper, name, left, 32, {size: 9.5, font: FONT.title, width: 380});
    line(paper, about, left, 32, {size: 9, colour: INK.grey, align: 'right', width});
  });
  rule(paper, left, 50, width);
}

/** The number of every page, once all are there. @param more what else stands in a foot, at this height */
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
