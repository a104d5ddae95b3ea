import {buffer} from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import {fontFile, FONT_FEATURES} from './fonts';
import type {Mark, Sheet} from './sheet';

function draw(pdf: PDFKit.PDFDocument, mark: Mark): void {
  switch (mark.kind) {
    case 'text':
      pdf.font(mark.font).fontSize(mark.size);
      pdf.text(mark.text, mark.x, mark.y, {
        lineBreak: false,
        baseline: 'alphabetic',
        // pdfkit passes a record to the shaper unchanged, but its types allow only a list of names.
        features: FONT_FEATURES as unknown as PDFKit.Mixins.OpenTypeFeatures[],
      });
      return;
    case 'line':
      pdf.lineWidth(mark.width).moveTo(mark.x1, mark.y1).lineTo(mark.x2, mark.y2);
      if (mark.dash) pdf.dash(mark.dash, {space: mark.dash});
      pdf.stroke();
      if (mark.dash) pdf.undash();
      return;
    case 'box':
      pdf
        .lineWidth(mark.stroke)
        .roundedRect(mark.x, mark.y, mark.width, mark.height, mark.radius ?? 0)
        .stroke();
      return;
    case 'blocks':
      for (const [x, y, width, height] of mark.blocks) pdf.rect(x, y, width, height);
      pdf.fill();
  }
}

/** The sheets as one PDF with searchable text; `when` is its creation date, so that the output is deterministic. */
export async function renderPdf(sheets: readonly Sheet[], title: string, when: Date): Promise<Buffer> {
  const info = {Title: title, Creator: 'Emissor fiscal', Producer: 'Emissor fiscal', CreationDate: when, ModDate: when};
  const pdf = new PDFDocument({autoFirstPage: false, margin: 0, info});
  const names = new Set(
    sheets.flatMap(sheet => sheet.marks.flatMap(mark => (mark.kind === 'text' ? [mark.font] : []))),
  );
  for (const name of names) pdf.registerFont(name, fontFile(name));
  const content = buffer(pdf);
  for (const sheet of sheets) {
    pdf.addPage({size: [sheet.width, sheet.height], margin: 0});
    for (const mark of sheet.marks) draw(pdf, mark);
  }
  pdf.end();
  return content;
}
