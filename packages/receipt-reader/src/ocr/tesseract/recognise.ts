import {PSM} from 'tesseract.js';
import {moverCaixa} from '../../document/geometry';
import type {Pagina} from '../../document/types';
import {acentuar, estudar, girar, redimensionar, type Estudo, type ImagemCinza} from '../../image';
import {acharGiro} from './orientation';
import {palavrasDe} from './words';
import {ler} from './engine';
import {apagarTracos} from './strokes';

/** Letters lower than the first are enlarged, higher than the last shrunk, to the one between; in pixels. */
const LETRA = {menor: 13, boa: 16, maior: 24} as const;

/** Of the height of a letter: the width of what is sharpened. */
const RAIO = 1 / 8;

async function prepararLetras(imagem: ImagemCinza, letra: number): Promise<ImagemCinza> {
  if (letra === 0) return imagem;
  const vezes = letra >= LETRA.menor && letra <= LETRA.maior ? 1 : Math.min(3, LETRA.boa / letra);
  const dimensionada = vezes === 1 ? imagem : await redimensionar(imagem, vezes);
  return acentuar(dimensionada, letra * vezes * RAIO);
}

/** Reads the words of a picture whose lines lie, by Tesseract, in Portuguese. */
export async function reconhecerPorTesseract(
  deitada: ImagemCinza,
  {arquivo, numero}: {arquivo: number; numero: number},
  estudo: Estudo,
): Promise<Pagina> {
  const boa = await prepararLetras(deitada, estudo.letra);
  const {linhas, letra, manchas} = boa === deitada ? estudo : await estudar(boa);
  const limpa = letra > 0 ? apagarTracos(boa, manchas, letra) : boa;
  const giro = await acharGiro(limpa, linhas.flat(), letra);
  const palavras = palavrasDe(await ler(girar(limpa, giro), PSM.SPARSE_TEXT));
  const emPe = girar(deitada, giro);
  const {largura, altura, paraVista} = emPe;
  const paraPagina = {vezes: deitada.largura / boa.largura, x: 0, y: 0};
  const naPagina = palavras.map(palavra => ({...palavra, caixa: moverCaixa(palavra.caixa, paraPagina)}));
  return {arquivo, numero, largura, altura, palavras: naPagina, fonte: 'ocr', paraVista};
}
