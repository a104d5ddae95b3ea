import sharp from 'sharp';
import {PSM} from 'tesseract.js';
import {compor} from '../documento/geometria';
import type {Caixa, Palavra} from '../documento/tipos';
import type {ImagemCinza} from '../imagem';
import {palavrasDe} from './palavras';
import {recorte} from './recorte';
import {ler} from './tesseract';

const ALFABETO = {digitos: '0123456789.,/-: ', texto: ''} as const;
const AUMENTO = 2;

/**
 * Reads a part of a picture again, enlarged and by itself; `digitos` allows nothing but digits and what stands between
 * them. Boxes are in the units of the whole picture.
 */
export async function releitura(
  imagem: ImagemCinza,
  caixa: Caixa,
  alfabeto: keyof typeof ALFABETO,
): Promise<Palavra[]> {
  const margem = (caixa.y1 - caixa.y0) * 0.3;
  const x0 = Math.max(0, Math.floor(caixa.x0 - margem));
  const y0 = Math.max(0, Math.floor(caixa.y0 - margem));
  const parte = recorte(imagem, {x0, y0, x1: caixa.x1 + margem, y1: caixa.y1 + margem});
  const {data, info} = await sharp(parte.dados, {raw: {width: parte.largura, height: parte.altura, channels: 1}})
    .resize({width: parte.largura * AUMENTO, height: parte.altura * AUMENTO, fit: 'fill', kernel: 'cubic'})
    .extend({top: 20, bottom: 20, left: 20, right: 20, background: '#fff'})
    .toColourspace('b-w')
    .raw()
    .toBuffer({resolveWithObject: true});
  const grande = {
    largura: info.width,
    altura: info.height,
    dados: data,
    paraVista: compor(parte.paraVista, [1 / AUMENTO, 0, -20 / AUMENTO, 0, 1 / AUMENTO, -20 / AUMENTO, 0, 0, 1]),
  };
  const palavras = palavrasDe(await ler(grande, {modo: PSM.SINGLE_BLOCK, alfabeto: ALFABETO[alfabeto]}));
  const deVolta = (valor: number, inicio: number) => inicio + (valor - 20) / AUMENTO;
  return palavras.map(palavra => ({
    ...palavra,
    caixa: {
      x0: deVolta(palavra.caixa.x0, x0),
      y0: deVolta(palavra.caixa.y0, y0),
      x1: deVolta(palavra.caixa.x1, x0),
      y1: deVolta(palavra.caixa.y1, y0),
    },
  }));
}
