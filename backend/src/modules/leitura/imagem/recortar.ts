import type {CantosLidos} from '@clube/domain';
import {aplicar} from '../documento/geometria';
import {inverter} from '../documento/inverter';
import {amostrar} from './amostrar';
import {mapaPara, medidas} from './deformar';
import type {ImagemCinza, Quadrilatero} from './tipos';

/** The part of a picture inside four corners, given as fractions of what people see, as an upright rectangle. */
export async function recortar(imagem: ImagemCinza, cantos: CantosLidos): Promise<ImagemCinza> {
  const daVista = inverter(imagem.paraVista);
  const emPixels = cantos.map(([x, y]) => aplicar(daVista, x, y)) as unknown as Quadrilatero;
  const tamanho = medidas(emPixels);
  return amostrar(imagem, await mapaPara(emPixels, tamanho.largura, tamanho.altura), tamanho);
}
