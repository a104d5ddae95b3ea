import {deMat, paraMat} from '../warp';
import {comOpenCv, type Guardar} from '../opencv/opencv';
import type {ImagemCinza} from '../types';
import type {Mat, OpenCv} from '../opencv/types';

/** How much of the difference to the smoothed picture is added. */
const FORCA = 2;

/** Sharpens strokes that are about four times `raio` pixels apart: what a shaken or unfocused photo has smeared. */
export async function acentuar(imagem: ImagemCinza, raio: number): Promise<ImagemCinza> {
  return comOpenCv((cv, guardar) => {
    const cinza = guardar(paraMat(cv, imagem));
    const lisa = guardar(new cv.Mat());
    cv.GaussianBlur(cinza, lisa, new cv.Size(0, 0), raio);
    cv.addWeighted(cinza, 1 + FORCA, lisa, -FORCA, 0, cinza);
    return deMat(cinza, imagem.paraVista);
  });
}

/** Ink is looked for on squares of this many pixels; what is wider than a few of them is the paper's own shade. */
const PASSO = 8;
const NUCLEO = 9;

/** The paper as it would look without print: its light and its shadows. */
function fundo(cv: OpenCv, guardar: Guardar, cinza: Mat): Mat {
  const pequeno = guardar(new cv.Mat());
  const tamanho = new cv.Size(Math.ceil(cinza.cols / PASSO), Math.ceil(cinza.rows / PASSO));
  cv.resize(cinza, pequeno, tamanho, 0, 0, cv.INTER_AREA);
  const nucleo = guardar(cv.getStructuringElement(cv.MORPH_ELLIPSE, new cv.Size(NUCLEO, NUCLEO)));
  cv.morphologyEx(pequeno, pequeno, cv.MORPH_CLOSE, nucleo);
  cv.GaussianBlur(pequeno, pequeno, new cv.Size(0, 0), 3);
  const grande = guardar(new cv.Mat());
  cv.resize(pequeno, grande, new cv.Size(cinza.cols, cinza.rows), 0, 0, cv.INTER_LINEAR);
  return grande;
}

/** How many pixels have each grey. */
function histogramaDe(dados: Uint8Array): Uint32Array {
  const histograma = new Uint32Array(256);
  for (const valor of dados) histograma[valor]!++;
  return histograma;
}

/** The grey below which `fracao` of the pixels lie. */
function percentil(histograma: Uint32Array, total: number, fracao: number): number {
  let soma = 0;
  for (let valor = 0; valor < 256; valor++) {
    soma += histograma[valor]!;
    if (soma >= total * fracao) return valor;
  }
  return 255;
}

/** Stretches faint print until its darkest hundredth is black; paper is white already. */
function contrastar({data}: Mat): void {
  const histograma = histogramaDe(data);
  const tinta = Math.min(200, percentil(histograma, data.length, 0.01));
  const papel = Math.max(tinta + 30, percentil(histograma, data.length, 0.6) - 8);
  const tabela = Uint8Array.from({length: 256}, (_, valor) =>
    Math.max(0, Math.min(255, Math.round(((valor - tinta) * 255) / (papel - tinta)))),
  );
  for (let i = 0; i < data.length; i++) data[i] = tabela[data[i]!]!;
}

/** Of the paper's light: no shadow on it is so deep, what is darker is the table or the frame of a screen. */
const NAO_PAPEL = 0.16;

/** Where there is no paper, evening the light would make print out of its grain: it is left empty instead. */
function esvaziar({data}: Mat, {data: luz}: Mat): void {
  const escuro = percentil(histogramaDe(luz), luz.length, 0.95) * NAO_PAPEL;
  for (let i = 0; i < data.length; i++) if (luz[i]! < escuro) data[i] = 255;
}

/** Evens the light in place: paper becomes white and print black, whatever shadow lies over them. */
export function igualarLuz(cv: OpenCv, guardar: Guardar, cinza: Mat): void {
  const luz = fundo(cv, guardar, cinza);
  cv.divide(cinza, luz, cinza, 255);
  esvaziar(cinza, luz);
  contrastar(cinza);
}
