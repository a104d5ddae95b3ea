import {maisClaroQueEmVolta} from './edges';
import {areaDe, distancia, ordenar} from './quadrilateral';
import type {Guardar} from '../opencv/opencv';
import type {Mat, OpenCv} from '../opencv/types';
import type {Ponto, Quadrilatero} from '../types';

/** Of the picture: less is no receipt, more is the picture itself. */
const AREA = {minima: 0.03, maxima: 0.93} as const;
/** How much of the fitted quadrilateral the found shape must fill. */
const PREENCHIMENTO = 0.82;
const LADO_MINIMO = 40;
/** No photo that can be read shows a sheet's corner farther from square than this, as a cosine. */
const CANTO_TORTO = 0.42;

const pontos = (mat: Mat): Ponto[] =>
  Array.from({length: mat.data32S.length / 2}, (_, i) => [mat.data32S[i * 2]!, mat.data32S[i * 2 + 1]!]);

/** The smallest four-sided shape around points; undefined where they do not span one. */
function emVolta(cv: OpenCv, guardar: Guardar, contorno: Mat): Quadrilatero | undefined {
  const casco = guardar(new cv.Mat());
  cv.convexHull(contorno, casco);
  if (casco.rows < 4) return undefined;
  const cantos = guardar(new cv.Mat());
  cv.approxPolyN(casco, cantos, 4, -1, true);
  const achados = pontos(cantos);
  return achados.length === 4 ? ordenar(achados) : undefined;
}

/** Without what is printed: dark details are closed over. */
function semEscrita(cv: OpenCv, guardar: Guardar, cinza: Mat): Mat {
  const liso = guardar(new cv.Mat());
  cv.morphologyEx(
    cinza,
    liso,
    cv.MORPH_CLOSE,
    guardar(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(11, 11))),
  );
  cv.GaussianBlur(liso, liso, new cv.Size(5, 5), 0);
  return liso;
}

/**
 * Three ways to tell paper from what it lies on: brighter than the picture's mean tone, brighter than its surroundings
 * (a shadow lies over both), and everything that an edge encloses.
 */
function mascaras(cv: OpenCv, guardar: Guardar, liso: Mat): Mat[] {
  const abrir = guardar(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(9, 9)));
  const claro = guardar(new cv.Mat());
  cv.threshold(liso, claro, 0, 255, cv.THRESH_BINARY + cv.THRESH_OTSU);
  cv.morphologyEx(claro, claro, cv.MORPH_OPEN, abrir);
  const [relativo, margem] = [guardar(new cv.Mat()), guardar(new cv.Mat())];
  cv.adaptiveThreshold(liso, relativo, 255, cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY, 81, 4);
  cv.morphologyEx(relativo, relativo, cv.MORPH_OPEN, abrir);
  cv.Canny(liso, margem, 20, 50);
  cv.dilate(margem, margem, guardar(cv.getStructuringElement(cv.MORPH_RECT, new cv.Size(5, 5))));
  cv.bitwise_not(margem, margem);
  return [claro, relativo, margem];
}

function pareceFolha(cantos: Quadrilatero): boolean {
  return cantos.every((canto, i) => {
    const [antes, depois] = [cantos[(i + 3) % 4]!, cantos[(i + 1) % 4]!];
    const [a, b] = [distancia(canto, antes), distancia(canto, depois)];
    const produto = (antes[0] - canto[0]) * (depois[0] - canto[0]) + (antes[1] - canto[1]) * (depois[1] - canto[1]);
    return b >= LADO_MINIMO && Math.abs(produto) <= CANTO_TORTO * a * b;
  });
}

/** Four-sided shapes that may be papers, in the pixels of the picture, which is a small one. */
export function acharCandidatos(cv: OpenCv, guardar: Guardar, cinza: Mat): Quadrilatero[] {
  const total = cinza.rows * cinza.cols;
  const liso = semEscrita(cv, guardar, cinza);
  return mascaras(cv, guardar, liso).flatMap(mascara => {
    const contornos = guardar(new cv.MatVector());
    cv.findContours(mascara, contornos, guardar(new cv.Mat()), cv.RETR_EXTERNAL, cv.CHAIN_APPROX_SIMPLE);
    return Array.from({length: contornos.size()}, (_, i) => guardar(contornos.get(i))).flatMap(contorno => {
      const area = cv.contourArea(contorno);
      const cantos = area < total * AREA.minima ? undefined : emVolta(cv, guardar, contorno);
      if (!cantos || area < areaDe(cantos) * PREENCHIMENTO || areaDe(cantos) > total * AREA.maxima) return [];
      return pareceFolha(cantos) && maisClaroQueEmVolta(liso, cantos) ? [cantos] : [];
    });
  });
}
