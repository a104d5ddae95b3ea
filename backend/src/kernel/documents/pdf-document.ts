import {INK} from '@clube/domain';
import PDFDocument from 'pdfkit';

export type PdfDocument = PDFKit.PDFDocument;

/** Names of the fonts registered in each document. */
export const FONT = {title: 'title', text: 'text', strong: 'strong'} as const;

const FILES = {
  [FONT.title]: require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
  [FONT.text]: require.resolve('@fontsource/figtree/files/figtree-latin-400-normal.woff'),
  [FONT.strong]: require.resolve('@fontsource/figtree/files/figtree-latin-600-normal.woff'),
};

/**
 * An A4 (or A3) document, tagged, in pt-BR; sizes are points: A4 is 842 by 595, A3 1191 by 842. Numbered: pages are buffered until all are drawn, so
 * that each can show their total.
 */
export async function onPaper(
  about: {title: string; subject: string; size?: 'A3'; layout?: 'portrait' | 'landscape'; numbered?: boolean},
  draw: (paper: PdfDocument) => void,
): Promise<Buffer> {
  const paper = new PDFDocument({
    size: about.size ?? 'A4',
    layout: about.layout ?? 'portrait',
    margin: 0,
    lang: 'pt-BR',
    tagged: true,
    pdfVersion: '1.5',
    displayTitle: true,
    bufferPages: about.numbered ?? false,
    info: {Title: about.title, Author: 'Clube do Pintor', Subject: about.subject},
  });
  for (const [name, file] of Object.entries(FILES)) paper.registerFont(name, file);
  const parts: Buffer[] = [];
  const ended = new Promise((resolve, reject) => {
    paper
      .on('data', (part: Buffer) => parts.push(part))
      .on('end', resolve)
      .on('error', reject);
  });
  draw(paper);
  paper.end();
  await ended;
  return Buffer.concat(parts);
}

export interface TextStyle {
  size: number;
  font?: (typeof FONT)[keyof typeof FONT];
  colour?: string;
  align?: 'left' | 'right' | 'center';
  /** Longer text is cut with an ellipsis; required for alignment. */
  width?: number;
}

/** Draws one line of text with its upper left corner at x, y. */
export function line(paper: PdfDocument, text: string, x: number, y: number, style: TextStyle): void {
  const {size, font = FONT.text, colour = INK.tinta, align = 'left', width} = style;
  paper.font(font).fontSize(size).fillColor(colour);
  if (width === undefined) return void paper.text(text, x, y, {lineBreak: false});
  const shown = shortened(paper, text, width);
  const free = width - paper.widthOfString(shown);
  const offset = align === 'left' ? 0 : align === 'right' ? free : free / 2;
  paper.text(shown, x + offset, y, {lineBreak: false});
}

function shortened(paper: PdfDocument, text: string, width: number): string {
  if (paper.widthOfString(text) <= width) return text;
  let length = text.length - 1;
  while (length > 1 && paper.widthOfString(`${text.slice(0, length).trimEnd()}…`) > width) length--;
  return `${text.slice(0, length).trimEnd()}…`;
}

/** The largest font size between the two in which the text fits; in the smaller one it may be cut. */
export function fittedSize(
  paper: PdfDocument,
  text: string,
  {
    font = FONT.text,
    width,
    from,
    to,
  }: Required<Pick<TextStyle, 'width'>> & Pick<TextStyle, 'font'> & {from: number; to: number},
): number {
  let size = from;
  while (size > to && paper.font(font).fontSize(size).widthOfString(text) > width) size -= 0.5;
  return size;
}

/** Draws something that screen readers skip: rules, colours, headers and footers. */
export function decoration(paper: PdfDocument, draw: () => void): void {
  paper.markContent('Artifact', {type: 'Layout'});
  draw();
  paper.endMarkedContent();
}

/** Draws something that screen readers announce by its tag: H1, H2, P, TD. */
export function tagged(paper: PdfDocument, parent: PDFKit.PDFStructureElement, tag: string, draw: () => void): void {
  parent.add(paper.struct(tag, {}, draw));
}

export const heading = (
  paper: PdfDocument,
  parent: PDFKit.PDFStructureElement,
  text: string,
  x: number,
  y: number,
): void => tagged(paper, parent, 'H2', () => line(paper, text, x, y, {size: 11, font: FONT.title}));

/** Draws a horizontal rule. */
export const rule = (
  paper: PdfDocument,
  x: number,
  y: number,
  width: number,
  weight = 0.5,
  colour: string = INK.line,
): void =>
  decoration(paper, () =>
    paper
      .lineWidth(weight)
      .strokeColor(colour)
      .moveTo(x, y)
      .lineTo(x + width, y)
      .stroke(),
  );
