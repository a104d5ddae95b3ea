import type {Caixa} from '../documento/tipos';
import {paraMat} from './deformar';
import {comOpenCv, type Guardar} from './opencv';
import type {Mat, OpenCv} from './opencv-tipos';
import type {ImagemCinza} from './tipos';

const JANELA = 31;
/** Fewer say nothing about a page. */
const BASTANTES = 25;

/** The connected spots of ink of a picture. */
function manchas(cv: OpenCv, guardar: Guardar, cinza: Mat): Caixa[] {
  const preto = guardar(new cv.Mat());
  cv.adaptiveThreshold(cinza, preto, 255, cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY_INV, JANELA, 20);
  const medidas = guardar(new cv.Mat());
  const quantas = cv.connectedComponentsWithStats(preto, guardar(new cv.Mat()), medidas, guardar(new cv.Mat()));
  const caixas: Caixa[] = [];
  const {data32S} = medidas;
  for (let i = 5; i < quantas * 5; i += 5) {
    const [x, y, largura, altura, area] = data32S.subarray(i, i + 5) as unknown as [number, ...number[]];
    if (area! >= 3) caixas.push({x0: x, y0: y!, x1: x + largura!, y1: y! + altura!});
  }
  return caixas;
}

export const acharManchas = (imagem: ImagemCinza): Promise<Caixa[]> =>
  comOpenCv((cv, guardar) => manchas(cv, guardar, guardar(paraMat(cv, imagem))));

/** Weighted by size: specks and dots are many and say little. */
function medianaPonderada(valores: readonly number[]): number {
  const emOrdem = [...valores].sort((a, b) => a - b);
  const metade = emOrdem.reduce((soma, valor) => soma + valor, 0) / 2;
  let soma = 0;
  return emOrdem.find(valor => (soma += valor) >= metade) ?? 0;
}

/** Letters by themselves or, in a blurred picture, grown together to as much as a word. */
function podeSerLetra({x0, y0, x1, y1}: Caixa): boolean {
  const [largura, altura] = [x1 - x0, y1 - y0];
  return altura >= 5 && altura <= 150 && largura >= altura * 0.15 && largura <= altura * 12;
}

/** The spots that have the shape and height of most letters, taken for lying text. */
export function escolherLetras(manchas: readonly Caixa[]): {letras: Caixa[]; letra: number} {
  const formas = manchas.filter(podeSerLetra);
  if (formas.length < BASTANTES) return {letras: [], letra: 0};
  const letra = medianaPonderada(formas.map(({y0, y1}) => y1 - y0));
  return {letras: formas.filter(({y0, y1}) => y1 - y0 >= letra * 0.6 && y1 - y0 <= letra * 1.8), letra};
}
