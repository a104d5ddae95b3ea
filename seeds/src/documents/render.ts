import type {Random} from '../random';
import {CUPOM_STYLES, layoutCupom, type CupomStyle} from './cupom/cupom';
import {layoutDanfe} from './danfe/danfe';
import type {NotaFiscal} from './nota';
import {renderPdf} from './sheet/render-pdf';
import {renderPhoto} from './photo/render-photo';

export type DocumentFormat = 'pdf' | 'foto';

/** A receipt as a painter sends it. */
export interface RenderedDocument {
  content: Buffer;
  nomeOriginal: string;
  mimeType: 'application/pdf' | 'image/jpeg';
}

/** Draws a receipt as the store's PDF or as a phone's photo of the printed sheet. */
export async function renderDocument(
  nota: NotaFiscal,
  format: DocumentFormat,
  random: Random,
): Promise<RenderedDocument> {
  const style = random.pick(Object.keys(CUPOM_STYLES) as CupomStyle[]);
  const sheet = nota.modelo === '65' ? layoutCupom(nota, style, random.pick([2, 3])) : layoutDanfe(nota);
  if (format === 'pdf') {
    const nome = nota.modelo === '65' ? 'NFC-e' : 'DANFE';
    const content = await renderPdf([sheet], `${nome} ${nota.numero}`, nota.issuedAt);
    return {content, nomeOriginal: `${nota.chave}.pdf`, mimeType: 'application/pdf'};
  }
  const numero = random.int(1000, 9999);
  return {content: await renderPhoto(sheet, random), nomeOriginal: `IMG_${numero}.jpg`, mimeType: 'image/jpeg'};
}
