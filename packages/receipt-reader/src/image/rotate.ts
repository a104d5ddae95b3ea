import {compor} from '../document/geometry';
import type {Matriz} from '../document/types';
import type {Giro, ImagemCinza} from './types';

/** Takes a pixel of the turned picture to one of the original. */
function mapaDoGiro(giro: Giro, largura: number, altura: number): Matriz {
  switch (giro) {
    case 0:
      return [1, 0, 0, 0, 1, 0, 0, 0, 1];
    case 90:
      return [0, 1, 0, -1, 0, altura, 0, 0, 1];
    case 180:
      return [-1, 0, largura, 0, -1, altura, 0, 0, 1];
    case 270:
      return [0, -1, largura, 1, 0, 0, 0, 0, 1];
  }
}

/** The picture after quarter turns, clockwise. */
export function girar(imagem: ImagemCinza, giro: Giro): ImagemCinza {
  if (giro === 0) return imagem;
  const {largura: w, altura: h, dados} = imagem;
  const [largura, altura] = giro === 180 ? [w, h] : [h, w];
  const girados = new Uint8Array(dados.length);
  // Where the first pixel of a new row lies in the old picture, and how far apart its neighbours are.
  const passo = giro === 90 ? -w : giro === 180 ? -1 : w;
  for (let y = 0, para = 0; y < altura; y++) {
    let de = giro === 90 ? (h - 1) * w + y : giro === 180 ? (h - y) * w - 1 : w - 1 - y;
    for (let x = 0; x < largura; x++, para++, de += passo) girados[para] = dados[de]!;
  }
  return {largura, altura, dados: girados, paraVista: compor(imagem.paraVista, mapaDoGiro(giro, w, h))};
}
