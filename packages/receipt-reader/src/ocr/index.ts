import type {Pagina} from '../document/types';
import {estudar, girar, type Estudo, type ImagemCinza} from '../image';
import {fecharRedes, reconhecerPorRedes} from './nets';
import {fecharTesseract} from './tesseract/engine';
import {reconhecerPorTesseract} from './tesseract/recognise';
import {semSujeira} from './clean';

/** Two ways to read pixels, unlike enough that where one fails the other often does not. */
export const MOTORES = ['tesseract', 'redes'] as const;
export type Motor = (typeof MOTORES)[number];

/** A straightened picture ready to be read, its lines lying. */
export interface Folha {
  imagem: ImagemCinza;
  onde: {arquivo: number; numero: number};
  estudo: Estudo;
}

/** Beyond so many letters Tesseract takes longer than the nets, and far beyond longer than anybody wants to wait. */
const LETRAS = {poucas: 1300, demais: 3600} as const;

export async function prepararFolha(imagem: ImagemCinza, onde: Folha['onde']): Promise<Folha> {
  const estudo = await estudar(imagem);
  return {imagem: girar(imagem, estudo.deLado ? 90 : 0), onde, estudo};
}

/** The ways that are worth trying on a picture, the one that is likely to be done first before the other. */
export function motoresPara({estudo}: Folha): readonly Motor[] {
  const letras = estudo.linhas.flat().length;
  if (letras <= LETRAS.poucas) return ['tesseract', 'redes'];
  return letras <= LETRAS.demais ? ['redes', 'tesseract'] : ['redes'];
}

/**
 * Reads the words of a picture, turned upright first where it must be; the page has the upright picture's size and
 * units. Undefined where this machine cannot run that way of reading.
 */
export async function reconhecer({imagem, onde, estudo}: Folha, motor: Motor): Promise<Pagina | undefined> {
  const pagina = await (motor === 'redes'
    ? reconhecerPorRedes(imagem, onde, estudo.letra)
    : reconhecerPorTesseract(imagem, onde, estudo));
  return pagina && {...pagina, palavras: pagina.palavras.flatMap(semSujeira)};
}

export async function fecharOcr(): Promise<void> {
  await Promise.all([fecharTesseract(), fecharRedes()]);
}
