import {PSM} from 'tesseract.js';
import {compor} from '../../document/geometry';
import type {Caixa} from '../../document/types';
import {type ImagemCinza, girar, type Giro} from '../../image';
import {legibilidade} from './legibility';
import {palavrasDe} from './words';
import {ler} from './engine';

/** The rectangle of a picture, kept inside it. */
function recorte(imagem: ImagemCinza, caixa: Caixa): ImagemCinza {
  const x0 = Math.min(imagem.largura - 1, Math.max(0, Math.floor(caixa.x0)));
  const y0 = Math.min(imagem.altura - 1, Math.max(0, Math.floor(caixa.y0)));
  const largura = Math.max(1, Math.min(imagem.largura, Math.ceil(caixa.x1)) - x0);
  const altura = Math.max(1, Math.min(imagem.altura, Math.ceil(caixa.y1)) - y0);
  const dados = new Uint8Array(largura * altura);
  for (let y = 0; y < altura; y++) {
    const de = (y0 + y) * imagem.largura + x0;
    dados.set(imagem.dados.subarray(de, de + largura), y * largura);
  }
  return {largura, altura, dados, paraVista: compor(imagem.paraVista, [1, 0, x0, 0, 1, y0, 0, 0, 1])};
}

/** So many sensible words in the sample settle it: no other turn is tried. */
const BASTANTE = 4;
/** The sample's height in heights of a letter: some lines. */
const AMOSTRA = 7;

/** The strip across the picture with the most letters in it. */
function faixaCheia(imagem: ImagemCinza, letras: readonly Caixa[], letra: number): ImagemCinza {
  const altura = letra * AMOSTRA;
  const emOrdem = letras.map(({y0, y1}) => (y0 + y1) / 2).sort((a, b) => a - b);
  let [melhor, quantas] = [imagem.altura / 2 - altura / 2, 0];
  for (let i = 0, j = 0; i < emOrdem.length; i++) {
    while (j < emOrdem.length && emOrdem[j]! - emOrdem[i]! <= altura - letra) j++;
    if (j - i > quantas) [melhor, quantas] = [emOrdem[i]! - letra / 2, j - i];
  }
  const margem = letra;
  return recorte(imagem, {x0: 0, x1: imagem.largura, y0: melhor - margem, y1: melhor + altura + margem});
}

/** The quarter turns, clockwise, after which the text of a picture with level lines stands upright: 0 or 180. */
export async function acharGiro(imagem: ImagemCinza, letras: readonly Caixa[], letra: number): Promise<Giro> {
  const amostra = letra > 0 ? faixaCheia(imagem, letras, letra) : imagem;
  let melhor: {giro: Giro; nota: number} = {giro: 0, nota: -1};
  for (const giro of [0, 180] as const) {
    const nota = legibilidade(palavrasDe(await ler(girar(amostra, giro), PSM.SPARSE_TEXT)));
    if (nota > melhor.nota) melhor = {giro, nota};
    if (nota >= BASTANTE) break;
  }
  return melhor.giro;
}
