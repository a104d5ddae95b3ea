import type {CantosLidos} from '@clube/domain';
import {aplicar, inverter, compor} from '../document/geometry';
import {mapaPara, medidas, deMat, paraMat} from './warp';
import type {ImagemCinza, Quadrilatero} from './types';
import type {Matriz} from '../document/types';
import {comOpenCv} from './opencv/opencv';

/** The part of a picture inside four corners, given as fractions of what people see, as an upright rectangle. */
export async function recortar(imagem: ImagemCinza, cantos: CantosLidos): Promise<ImagemCinza> {
  const daVista = inverter(imagem.paraVista);
  const emPixels = cantos.map(([x, y]) => aplicar(daVista, x, y)) as unknown as Quadrilatero;
  const tamanho = medidas(emPixels);
  return amostrar(imagem, await mapaPara(emPixels, tamanho.largura, tamanho.altura), tamanho);
}

const PAPEL = 255;

/** The picture larger or smaller; when smaller, every pixel of the old one counts. */
export async function redimensionar(imagem: ImagemCinza, vezes: number): Promise<ImagemCinza> {
  return comOpenCv((cv, guardar) => {
    const nova = guardar(new cv.Mat());
    const tamanho = new cv.Size(Math.round(imagem.largura * vezes), Math.round(imagem.altura * vezes));
    cv.resize(guardar(paraMat(cv, imagem)), nova, tamanho, 0, 0, vezes < 1 ? cv.INTER_AREA : cv.INTER_CUBIC);
    const [fx, fy] = [imagem.largura / tamanho.width, imagem.altura / tamanho.height];
    return deMat(nova, compor(imagem.paraVista, [fx, 0, 0, 0, fy, 0, 0, 0, 1]));
  });
}

/** The grey between four pixels; white outside the picture. */
function entrePixels({largura, altura, dados}: ImagemCinza, u: number, v: number): number {
  const [i, j] = [Math.floor(u), Math.floor(v)];
  if (i < 0 || j < 0 || i >= largura - 1 || j >= altura - 1) return PAPEL;
  const [fu, fv, de] = [u - i, v - j, j * largura + i];
  const acima = dados[de]! * (1 - fu) + dados[de + 1]! * fu;
  const abaixo = dados[de + largura]! * (1 - fu) + dados[de + largura + 1]! * fu;
  return acima * (1 - fv) + abaixo * fv;
}

/** Between places this many pixels apart the map is taken for straight. */
const TRECHO = 16;

/**
 * A picture of this size whose pixels come from where `mapa` says, after `desvio` has moved them up or down (in pixels
 * of the new picture; it changes slowly). White outside the old picture.
 */
export function amostrar(
  imagem: ImagemCinza,
  mapa: Matriz,
  {largura, altura}: {largura: number; altura: number},
  desvio: (x: number, y: number) => number = () => 0,
): ImagemCinza {
  const novos = new Uint8Array(largura * altura);
  const origem = (x: number, y: number) => aplicar(mapa, x, y + desvio(x, y));
  for (let y = 0; y < altura; y++) {
    let [u, v] = origem(0, y);
    for (let inicio = 0; inicio < largura; inicio += TRECHO) {
      const [fimU, fimV] = origem(inicio + TRECHO, y);
      const [du, dv] = [(fimU - u) / TRECHO, (fimV - v) / TRECHO];
      const quantos = Math.min(TRECHO, largura - inicio);
      for (let k = 0, para = y * largura + inicio; k < quantos; k++) {
        novos[para + k] = entrePixels(imagem, u + k * du, v + k * dv);
      }
      [u, v] = [fimU, fimV];
    }
  }
  return {largura, altura, dados: novos, paraVista: compor(imagem.paraVista, mapa)};
}
