/** A hand-written page: its content stream and the resources that it uses. */
export interface RawPage {
  /** The content stream, one byte per character. */
  content: string;
  /** Width and height in points; A4 by default. */
  size?: readonly [number, number];
  turn?: 0 | 90 | 180 | 270;
  /** Additional entries of the page's dictionary. */
  dictionary?: string;
  /** Additional entries of the page's resources. */
  resources?: string;
}

const A4 = [595, 842] as const;
const FONT = 3;
const FIRST_FREE = 10;

const stream = (dictionary: string, content: string) =>
  `<< ${dictionary} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** A stream as an indirect object for `pdfFile`. */
export const streamObject = (dictionary: string, content: string): string => stream(dictionary, content);

/** A PDF file with a correct cross-reference table. `trailer` has additional entries of the trailer. */
export function pdfFile(objects: ReadonlyMap<number, string>, trailer = ''): Buffer {
  let text = '%PDF-1.7\n';
  const places = new Map<number, number>();
  for (const [number, body] of objects) {
    places.set(number, text.length);
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const start = text.length;
  const count = Math.max(...objects.keys()) + 1;
  const line = (number: number) => {
    const place = places.get(number);
    return place === undefined ? '0000000000 65535 f \n' : `${String(place).padStart(10, '0')} 00000 n \n`;
  };
  text += `xref\n0 ${count}\n${Array.from({length: count}, (_, i) => line(i)).join('')}`;
  text += `trailer\n<< /Size ${count} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/**
 * A PDF of hand-written pages. Helvetica is /F1; `extras` are additional objects with numbers from 100 on, which pages may
 * reference. Characters are single bytes in the Windows encoding.
 */
export function rawPdf(pages: readonly RawPage[], extras: Readonly<Record<number, string>> = {}, trailer = ''): Buffer {
  const objects = new Map<number, string>([
    [1, '<< /Type /Catalog /Pages 2 0 R >>'],
    [FONT, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'],
  ]);
  const kids = pages.map((page, i) => {
    const number = FIRST_FREE + i * 2 + (i >= 40 ? 1000 : 0);
    const [width, height] = page.size ?? A4;
    const resources = `/Font << /F1 ${FONT} 0 R >> ${page.resources ?? ''}`;
    objects.set(
      number,
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${width} ${height}] /Rotate ${page.turn ?? 0} ` +
        `/Resources << ${resources} >> /Contents ${number + 1} 0 R ${page.dictionary ?? ''} >>`,
    );
    objects.set(number + 1, stream('', page.content));
    return `${number} 0 R`;
  });
  objects.set(2, `<< /Type /Pages /Count ${kids.length} /Kids [${kids.join(' ')}] >>`);
  for (const [number, body] of Object.entries(extras)) objects.set(Number(number), body);
  return pdfFile(objects, trailer);
}

/** Operators that write a text at a position in points from the lower left. */
export const writeText = (text: string, x: number, y: number, body = 10): string =>
  `BT /F1 ${body} Tf ${x} ${y} Td (${text}) Tj ET\n`;
