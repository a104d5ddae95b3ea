import assert from 'node:assert/strict';
import type {ArquivoParaLer, Pagina, Palavra} from '../../document/types';
import {abrirPdf, type LimitesPdf, type PdfAberto} from '../../pdf';
import {escrever, pdfCru, type PaginaCrua} from './raw-pdf';

/** A page of a few letters counts as one without text. */
export const ENCHIMENTO = escrever('ENCHIMENTO DE PAGINA', 50, 30);

export interface Pdfs {
  abrir(conteudo: Buffer, limites?: Partial<LimitesPdf>, recorte?: ArquivoParaLer['recorte']): Promise<PdfAberto>;
  /** The text of a document's one page. */
  textoDe(pagina: PaginaCrua | string, extras?: Record<number, string>): Promise<Pagina>;
  palavrasDe(pagina: PaginaCrua | string, extras?: Record<number, string>): Promise<string[]>;
}

/** Opens documents for the tests of a group and closes them after each. */
export function givenPdfs(): Pdfs {
  let abertos: PdfAberto[] = [];
  afterEach(async () => {
    await Promise.all(abertos.map(pdf => pdf.fechar()));
    abertos = [];
  });

  const abrir: Pdfs['abrir'] = async (conteudo, limites, recorte) => {
    const pdf = await abrirPdf(conteudo, limites, 0, recorte);
    abertos.push(pdf);
    return pdf;
  };
  const textoDe: Pdfs['textoDe'] = async (pagina, extras) =>
    (await abrir(pdfCru([typeof pagina === 'string' ? {conteudo: pagina} : pagina], extras))).texto(1);
  return {
    abrir,
    textoDe,
    palavrasDe: async (pagina, extras) => (await textoDe(pagina, extras)).palavras.map(({texto}) => texto),
  };
}

export const achar = (pagina: Pagina, texto: string): Palavra =>
  pagina.palavras.find(palavra => palavra.texto === texto) ?? assert.fail(`no ${texto}`);

export const perto = (valor: number, esperado: number, folga = 1): void =>
  assert.ok(Math.abs(valor - esperado) <= folga, `${valor} is not near ${esperado}`);
