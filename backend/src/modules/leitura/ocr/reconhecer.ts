import {PSM} from 'tesseract.js';
import type {Pagina} from '../documento/tipos';
import {girar, type ImagemCinza} from '../imagem';
import {acharGiro} from './orientacao';
import {palavrasDe} from './palavras';
import {ler} from './tesseract';

/** Reads the words of a straightened picture, turning it upright first; boxes are in the upright picture's pixels. */
export async function reconhecer(
  imagem: ImagemCinza,
  {arquivo, numero}: {arquivo: number; numero: number},
): Promise<Pagina> {
  const emPe = girar(imagem, await acharGiro(imagem));
  const palavras = palavrasDe(await ler(emPe, {modo: PSM.SPARSE_TEXT}));
  const {largura, altura, paraVista} = emPe;
  return {arquivo, numero, largura, altura, palavras, fonte: 'ocr', paraVista};
}
