import type {Aleatorio} from '../aleatorio';
import {ESTILOS_CUPOM, layoutCupom, type EstiloCupom} from './cupom';
import {layoutDanfe} from './danfe';
import type {NotaFiscal} from './nota';
import {renderPdf} from './render-pdf';
import {renderPhoto} from './render-photo';

export type FormatoDocumento = 'pdf' | 'foto';

/** A receipt as a painter sends it. */
export interface Documento {
  conteudo: Buffer;
  nomeOriginal: string;
  mimeType: 'application/pdf' | 'image/jpeg';
}

/** Draws a receipt as the store's PDF or as a phone's photo of the printed sheet. */
export async function renderDocumento(
  nota: NotaFiscal,
  formato: FormatoDocumento,
  random: Aleatorio,
): Promise<Documento> {
  const estilo = random.pick(Object.keys(ESTILOS_CUPOM) as EstiloCupom[]);
  const sheet = nota.modelo === '65' ? layoutCupom(nota, estilo, random.pick([2, 3])) : layoutDanfe(nota);
  if (formato === 'pdf') {
    const nome = nota.modelo === '65' ? 'NFC-e' : 'DANFE';
    const conteudo = await renderPdf([sheet], `${nome} ${nota.numero}`, nota.emissao);
    return {conteudo, nomeOriginal: `${nota.chave}.pdf`, mimeType: 'application/pdf'};
  }
  const numero = random.int(1000, 9999);
  return {conteudo: await renderPhoto(sheet, random), nomeOriginal: `IMG_${numero}.jpg`, mimeType: 'image/jpeg'};
}
