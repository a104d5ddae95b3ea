import type {Caixa} from '../../document/types';
import {paraMat} from '../warp';
import {comOpenCv, type Guardar} from '../opencv/opencv';
import type {Mat, OpenCv} from '../opencv/types';
import type {ImagemCinza} from '../types';

const JANELA = 31;
/** Fewer say nothing about a page. */
const BASTANTES = 25;

/** Of the contrast that most ink has: the grain of a screen or of a table has less. */
const CONTRASTE = 0.25;
/** Pixels: faded strokes leave smaller specks, which tell where there is ink none the less. */
const GRAO = 9;
/** To one spot of ink; where there is less grain than that the picture is of paper. */
const GRAOS = 0.2;

interface Mancha {
  caixa: Caixa;
  area: number;
  /** By how many levels of grey its darkest point is darker than what lies around it. */
  contraste: number;
}

type Medidas = [x: number, y: number, largura: number, altura: number, area: number];

/** The connected spots of a picture that are darker than what lies around them. */
function manchas(cv: OpenCv, guardar: Guardar, cinza: Mat): Mancha[] {
  const nova = (): Mat => guardar(new cv.Mat());
  const [preto, media, rotulos, medidas] = [nova(), nova(), nova(), nova()];
  cv.adaptiveThreshold(cinza, preto, 255, cv.ADAPTIVE_THRESH_MEAN_C, cv.THRESH_BINARY_INV, JANELA, 20);
  cv.blur(cinza, media, new cv.Size(JANELA, JANELA));
  const quantas = cv.connectedComponentsWithStats(preto, rotulos, medidas, nova());
  const contrastes = new Int16Array(quantas);
  const [de, pixels, em] = [rotulos.data32S, cinza.data, media.data];
  for (let i = 0; i < de.length; i++) {
    const mancha = de[i]!;
    if (mancha > 0) contrastes[mancha] = Math.max(contrastes[mancha]!, em[i]! - pixels[i]!);
  }
  const {data32S} = medidas;
  return Array.from({length: Math.max(0, quantas - 1)}, (_, k) => {
    const [x0, y0, largura, altura, area] = data32S.subarray(k * 5 + 5, k * 5 + 10) as unknown as Medidas;
    return {caixa: {x0, y0, x1: x0 + largura, y1: y0 + altura}, area, contraste: contrastes[k + 1]!};
  }).filter(({area}) => area >= 3);
}

/** The connected spots of ink of a picture, without the grain of a screen or a table. */
export async function acharManchas(imagem: ImagemCinza): Promise<Caixa[]> {
  const todas = await comOpenCv((cv, guardar) => manchas(cv, guardar, guardar(paraMat(cv, imagem))));
  const usual = medianaPonderada(todas.map(({area, contraste}) => [contraste, area * contraste]));
  const eTinta = ({contraste}: Mancha) => contraste >= usual * CONTRASTE;
  const tinta = todas.filter(eTinta);
  const graos = todas.filter(mancha => !eTinta(mancha) && mancha.area >= GRAO);
  return (graos.length > tinta.length * GRAOS ? tinta : todas).map(({caixa}) => caixa);
}

/** Of values with weights. */
function medianaPonderada(valores: readonly (readonly [valor: number, peso: number])[]): number {
  const emOrdem = valores.toSorted(([a], [b]) => a - b);
  const metade = emOrdem.reduce((soma, [, peso]) => soma + peso, 0) / 2;
  let soma = 0;
  return emOrdem.find(([, peso]) => (soma += peso) >= metade)?.[0] ?? 0;
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
  // Weighted by size: specks and dots are many and say little.
  const letra = medianaPonderada(formas.map(({y0, y1}) => [y1 - y0, y1 - y0]));
  return {letras: formas.filter(({y0, y1}) => y1 - y0 >= letra * 0.6 && y1 - y0 <= letra * 1.8), letra};
}
