import {drawCertificado, type CertificadoPdfData, type MeasureText, type PaperShape} from '@clube/domain';
import {FONT, decoration, onPaper, tagged, type PdfDocument} from '../../../kernel/documents/pdf-document';
import {drawQrCode} from '../../../kernel/documents/qr-code';

/** The data of a certificate's PDF; `publicUrl` is where its code is confirmed. */
export interface CertificadoPaper {
  certificado: CertificadoPdfData;
  publicUrl: string;
}

/** Draws a certificate, in the layout of `drawCertificado`, as a PDF tagged for screen readers. */
export function draw({certificado, publicUrl}: CertificadoPaper): Promise<Buffer> {
  const title = `Certificado de conclusão: ${certificado.curso}`;
  return onPaper({title, subject: certificado.nome, layout: 'landscape'}, paper => {
    const measure: MeasureText = (text, {size, typeface}) =>
      paper.font(FONT[typeface]).fontSize(size).widthOfString(text);
    const {background, shapes, words, qr} = drawCertificado(certificado, publicUrl, measure);
    const parent = paper.struct('Document');
    paper.addStructure(parent);
    decoration(paper, () => {
      for (const shape of [...background, ...shapes]) drawShape(paper, shape);
    });
    for (const {text, x, y, size, typeface, colour} of words)
      tagged(paper, parent, 'P', () => {
        paper.font(FONT[typeface]).fontSize(size).fillColor(colour);
        paper.text(text, x, y, {lineBreak: false, baseline: 'alphabetic'});
      });
    parent.add(paper.struct('Figure', {alt: `Leva a ${qr.address}`}, () => drawQrCode(paper, qr.address, qr)));
    parent.end();
  });
}

function drawShape(paper: PdfDocument, {path, fill, stroke, width = 1, opacity = 1}: PaperShape): void {
  paper.save().opacity(opacity).lineWidth(width).lineCap('round').lineJoin('round').path(path);
  if (fill && stroke) paper.fillAndStroke(fill, stroke);
  else if (fill) paper.fill(fill);
  else paper.stroke(stroke);
  paper.restore();
}
