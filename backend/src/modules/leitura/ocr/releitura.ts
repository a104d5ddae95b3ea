import {PSM} from 'tesseract.js';
import type {Caixa, Palavra} from '../documento/tipos';
import {redimensionar, type ImagemCinza} from '../imagem';
import {palavrasDe} from './palavras';
import {recorte} from './recorte';
import {ler} from './tesseract';

const ALFABETO = {digitos: '0123456789.,/-: ', texto: ''} as const;
/** The height to which a part is enlarged, in pixels, and by how much at most. */
const ALTURA = 56;
const AUMENTO_MAIOR = 4;
/** Letters at the very edge are not seen: white is put around the part. */
const MOLDURA = 24;

function emoldurar({largura, altura, dados, paraVista}: ImagemCinza): ImagemCinza {
  const [w, h] = [largura + 2 * MOLDURA, altura + 2 * MOLDURA];
  const novos = new Uint8Array(w * h).fill(255);
  for (let y = 0; y < altura; y++) {
    novos.set(dados.subarray(y * largura, (y + 1) * largura), (y + MOLDURA) * w + MOLDURA);
  }
  return {largura: w, altura: h, dados: novos, paraVista};
}

/**
 * Reads a part of a picture again, enlarged and by itself; `digitos` allows nothing but digits and what stands between
 * them. The part may have one line of text or several. Boxes are in the units of the whole picture.
 */
export async function releitura(
  imagem: ImagemCinza,
  caixa: Caixa,
  alfabeto: keyof typeof ALFABETO,
): Promise<Palavra[]> {
  const margem = Math.round((caixa.y1 - caixa.y0) * 0.2);
  const x0 = Math.max(0, Math.floor(caixa.x0 - margem));
  const y0 = Math.max(0, Math.floor(caixa.y0 - margem));
  const parte = recorte(imagem, {x0, y0, x1: caixa.x1 + margem, y1: caixa.y1 + margem});
  const vezes = Math.min(AUMENTO_MAIOR, Math.max(1, ALTURA / parte.altura));
  const grande = emoldurar(await redimensionar(parte, vezes));
  for (const modo of [PSM.SINGLE_BLOCK, PSM.SINGLE_LINE]) {
    const palavras = palavrasDe(await ler(grande, {modo, alfabeto: ALFABETO[alfabeto]}));
    if (palavras.length > 0) return palavras.map(palavra => deVolta(palavra, x0, y0, vezes));
  }
  return [];
}

function deVolta({texto, confianca, caixa}: Palavra, x0: number, y0: number, vezes: number): Palavra {
  const [x, y] = [(valor: number) => x0 + (valor - MOLDURA) / vezes, (valor: number) => y0 + (valor - MOLDURA) / vezes];
  return {texto, confianca, caixa: {x0: x(caixa.x0), y0: y(caixa.y0), x1: x(caixa.x1), y1: y(caixa.y1)}};
}
