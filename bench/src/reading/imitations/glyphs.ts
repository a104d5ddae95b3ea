import {measureText, type FontName, type Mark, type Sheet} from '@clube/seeds/drawing';

const TYPEFACE: Readonly<Record<string, string>> = {
  mono: 'Courier',
  'mono-bold': 'Courier-Bold',
  serif: 'Times-Roman',
  'serif-bold': 'Times-Bold',
};
const typefaceOf = (font: FontName) => TYPEFACE[font] ?? (font.endsWith('bold') ? 'Helvetica-Bold' : 'Helvetica');

/** Formats a number for PDF operators. */
const n = (value: number) => value.toFixed(2);
/** Writes a letter as an octal escape of a PDF string. */
const octal = (letter: string) => {
  const code = letter.charCodeAt(0);
  if (code > 255) throw new RangeError(`not in the Latin alphabet: ${letter}`);
  return `\\${code.toString(8).padStart(3, '0')}`;
};

/** Places each letter separately, like some PDF generators; without spaces, so that only gaps separate words. */
function textOperators(
  {text, x, y, font, size}: Extract<Mark, {kind: 'text'}>,
  height: number,
  typefaces: string[],
): string {
  const fontName = `F${typefaces.indexOf(typefaceOf(font))}`;
  const letters = [...text].flatMap((letter, i) => {
    const at = x + measureText(text.slice(0, i), font, size);
    return letter === ' ' || letter === '\u00a0' ? [] : [`1 0 0 1 ${n(at)} ${n(height - y)} Tm (${octal(letter)}) Tj`];
  });
  return `BT /${fontName} ${n(size)} Tf ${letters.join(' ')} ET`;
}

function draw(mark: Mark, height: number, typefaces: string[]): string {
  switch (mark.kind) {
    case 'text':
      return textOperators(mark, height, typefaces);
    case 'line':
      return `${n(mark.width)} w ${n(mark.x1)} ${n(height - mark.y1)} m ${n(mark.x2)} ${n(height - mark.y2)} l S`;
    case 'box':
      return `${n(mark.stroke)} w ${n(mark.x)} ${n(height - mark.y - mark.height)} ${n(mark.width)} ${n(mark.height)} re S`;
    case 'blocks':
      return `${mark.blocks.map(([x, y, w, h]) => `${n(x)} ${n(height - y - h)} ${n(w)} ${n(h)} re`).join(' ')} f`;
  }
}

/** Sort key by which a sheet's marks are written in columns; marks that are not texts come first. */
const xOf = (mark: Mark) => (mark.kind === 'text' ? mark.x : -1);

/** Writes the sheets as a PDF with text placed letter by letter, in columns from left to right instead of line by line. */
export function writeGlyphPdf(sheets: readonly Sheet[]): Buffer {
  const marks = sheets.flatMap(sheet => sheet.marks);
  const typefaces = [...new Set(marks.flatMap(mark => (mark.kind === 'text' ? [typefaceOf(mark.font)] : [])))];
  const objects: string[] = [];
  const add = (body: string) => objects.push(body);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add(
    `<< /Type /Pages /Kids [${sheets.map((_, i) => `${3 + typefaces.length + 2 * i} 0 R`).join(' ')}] /Count ${sheets.length} >>`,
  );
  for (const typeface of typefaces)
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${typeface} /Encoding /WinAnsiEncoding >>`);
  const fonts = typefaces.map((_, i) => `/F${i} ${3 + i} 0 R`).join(' ');
  for (const {width, height, marks: theirs} of sheets) {
    const content = theirs
      .toSorted((a, b) => Math.round(xOf(a) / 40) - Math.round(xOf(b) / 40))
      .map(mark => draw(mark, height, typefaces))
      .join('\n');
    const contentNumber = objects.length + 2;
    add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${n(width)} ${n(height)}] /Resources << /Font << ${fonts} >> >> /Contents ${contentNumber} 0 R >>`,
    );
    add(`<< /Length ${Buffer.byteLength(content, 'latin1')} >>\nstream\n${content}\nendstream`);
  }
  let pdf = '%PDF-1.4\n';
  const offsets = objects.map((body, i) => {
    const offset = Buffer.byteLength(pdf, 'latin1');
    pdf += `${i + 1} 0 obj\n${body}\nendobj\n`;
    return offset;
  });
  const table = Buffer.byteLength(pdf, 'latin1');
  pdf += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')}`;
  pdf += `trailer << /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(pdf, 'latin1');
}
