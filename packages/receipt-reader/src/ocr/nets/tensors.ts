import {amostrar} from '../../image/sample';
import type {ImagemCinza} from '../../image';
import type {Matriz} from '../../document/types';
import type {Faixa} from './strips';

/** What the net was taught with: mean and deviation of red, green and blue. */
const MEDIA = [0.485, 0.456, 0.406];
const DESVIO = [0.229, 0.224, 0.225];
/** The seeing net halves its picture five times. */
const MULTIPLO = 32;

/** The height of a strip for the reading net, in pixels; its width follows. */
export const ALTURA_DA_FAIXA = 48;
const LARGURA = {menor: 24, maior: 3200} as const;

export interface Tensor {
  dados: Float32Array;
  largura: number;
  altura: number;
}

/** The picture as the seeing net wants it: white added to the right and below up to its multiple. */
export function paraAchar({largura: w, altura: h, dados}: ImagemCinza): Tensor {
  const [largura, altura] = [w, h].map(lado => Math.ceil(lado / MULTIPLO) * MULTIPLO) as [number, number];
  const area = largura * altura;
  const tensor = new Float32Array(3 * area);
  for (let cor = 0; cor < 3; cor++) {
    const tons = Float32Array.from({length: 256}, (_, tom) => (tom / 255 - MEDIA[cor]!) / DESVIO[cor]!);
    tensor.fill(tons[255]!, cor * area, (cor + 1) * area);
    for (let y = 0; y < h; y++)
      for (let x = 0, de = y * w, para = cor * area + y * largura; x < w; x++, de++, para++)
        tensor[para] = tons[dados[de]!]!;
  }
  return {dados: tensor, largura, altura};
}

/** A strip cut out, its middle line level. */
export function cortar(imagem: ImagemCinza, {x0, y0, x1, y1, altura}: Faixa): ImagemCinza {
  const comprimento = Math.hypot(x1 - x0, y1 - y0);
  const [dx, dy] = [(x1 - x0) / comprimento, (y1 - y0) / comprimento];
  const vezes = ALTURA_DA_FAIXA / altura;
  const largura = Math.min(LARGURA.maior, Math.max(LARGURA.menor, Math.round(comprimento * vezes)));
  const [px, py] = [comprimento / largura, altura / ALTURA_DA_FAIXA];
  const mapa: Matriz = [dx * px, -dy * py, x0 + (dy * altura) / 2, dy * px, dx * py, y0 - (dx * altura) / 2, 0, 0, 1];
  return amostrar(imagem, mapa, {largura, altura: ALTURA_DA_FAIXA});
}

/** Strips side by side for one run of the reading net, the shorter ones filled up with grey. */
export function paraLer(faixas: readonly ImagemCinza[]): Tensor {
  const largura = Math.ceil(Math.max(...faixas.map(faixa => faixa.largura)) / MULTIPLO) * MULTIPLO;
  const area = largura * ALTURA_DA_FAIXA;
  const tensor = new Float32Array(faixas.length * 3 * area);
  for (const [i, {largura: w, dados}] of faixas.entries()) {
    const inicio = i * 3 * area;
    for (let y = 0; y < ALTURA_DA_FAIXA; y++)
      for (let x = 0; x < w; x++) tensor[inicio + y * largura + x] = dados[y * w + x]! / 127.5 - 1;
    for (const cor of [1, 2]) tensor.copyWithin(inicio + cor * area, inicio, inicio + area);
  }
  return {dados: tensor, largura, altura: ALTURA_DA_FAIXA};
}
