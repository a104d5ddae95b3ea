import {PSM} from 'tesseract.js';
import {girar, type Giro, type ImagemCinza} from '../imagem';
import {palavrasDe} from './palavras';
import {recorteCentral} from './recorte';
import {ler} from './tesseract';

/** Readable at a glance: then no other turn is tried. */
const BASTANTE = 12;
const PALAVRA = /^[A-Za-zÀ-ú]{3,}$|^[\d.,/-]{3,}$/;

/** How many characters of whole words and numbers can be read, by their confidence. */
async function legibilidade(amostra: ImagemCinza): Promise<number> {
  const palavras = palavrasDe(await ler(amostra, {modo: PSM.SPARSE_TEXT}));
  return palavras
    .filter(({texto, confianca}) => confianca > 0.6 && PALAVRA.test(texto))
    .reduce((soma, {confianca}) => soma + confianca, 0);
}

/** The quarter turns, clockwise, after which the text stands upright. */
export async function acharGiro(imagem: ImagemCinza): Promise<Giro> {
  const amostra = recorteCentral(imagem, 900);
  let melhor: {giro: Giro; nota: number} = {giro: 0, nota: -1};
  for (const giro of [0, 180, 90, 270] as const) {
    const nota = await legibilidade(girar(amostra, giro));
    if (nota >= BASTANTE) return giro;
    if (nota > melhor.nota) melhor = {giro, nota};
  }
  return melhor.giro;
}
