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

const maior = ({x0, y0, x1, y1}: Caixa): number => Math.max(x1 - x0, y1 - y0);
const menor = ({x0, y0, x1, y1}: Caixa): number => Math.min(x1 - x0, y1 - y0);

/** The spots that have the shape and size of most letters, whichever way they lie. */
export function escolherLetras(caixas: readonly Caixa[]): {letras: Caixa[]; altura: number} {
  const formas = caixas.filter(caixa => maior(caixa) >= 5 && maior(caixa) <= 150 && menor(caixa) * 6 >= maior(caixa));
  if (formas.length < BASTANTES) return {letras: [], altura: 0};
  const altura = medianaPonderada(formas.map(maior));
  return {letras: formas.filter(caixa => maior(caixa) >= altura * 0.6 && maior(caixa) <= altura * 2.2), altura};
}

/** Weighted by size: specks and dots are many and say little. */
function medianaPonderada(valores: number[]): number {
  const emOrdem = [...valores].sort((a, b) => a - b);
  const metade = emOrdem.reduce((soma, valor) => soma + valor, 0) / 2;
  let soma = 0;
  return emOrdem.find(valor => (soma += valor) >= metade) ?? 0;
}
