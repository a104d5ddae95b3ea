import type {Matriz} from '../document/types';
import {comOpenCv} from './opencv/opencv';
import type {Mat, OpenCv} from './opencv/types';
import {distancia} from './papers/quadrilateral';
import type {ImagemCinza, Quadrilatero} from './types';

/** Copies a picture into the library's memory; the caller frees it. */
export function paraMat(cv: OpenCv, {largura, altura, dados}: ImagemCinza): Mat {
  const mat = new cv.Mat(altura, largura, cv.CV_8UC1);
  mat.data.set(dados);
  return mat;
}

/** Copies out of the library's memory. */
export const deMat = (mat: Mat, paraVista: Matriz): ImagemCinza => ({
  largura: mat.cols,
  altura: mat.rows,
  dados: mat.data.slice(),
  paraVista,
});

const retangulo = (largura: number, altura: number): number[] => [0, 0, largura, 0, largura, altura, 0, altura];

/** The projective map that takes a rectangle of this size to the four corners. */
export async function mapaPara(cantos: Quadrilatero, largura: number, altura: number): Promise<Matriz> {
  return comOpenCv((cv, guardar) => {
    const de = guardar(cv.matFromArray(4, 1, cv.CV_32FC2, retangulo(largura, altura)));
    const para = guardar(cv.matFromArray(4, 1, cv.CV_32FC2, cantos.flat()));
    return Array.from(guardar(cv.getPerspectiveTransform(de, para)).data64F) as unknown as Matriz;
  });
}

/** Width and height that a quadrilateral has when looked at from the front, about. */
export function medidas([a, b, c, d]: Quadrilatero): {largura: number; altura: number} {
  return {
    largura: Math.max(1, Math.round(Math.max(distancia(a, b), distancia(d, c)))),
    altura: Math.max(1, Math.round(Math.max(distancia(a, d), distancia(b, c)))),
  };
}
