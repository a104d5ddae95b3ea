import type {Caixa} from '../../document/types';
import {acharManchas, escolherLetras} from './letters';
import {formarLinhas, girarCaixas, quantasVizinhas, type LinhaDeLetras} from './lines';
import type {ImagemCinza} from '../types';

/** What the spots of ink of a picture say about its text. */
export interface Estudo {
  /** The lines run up or down the picture: turned by 90 degrees, clockwise, they lie. */
  deLado: boolean;
  /** Lines of text, as they lie after that turn. */
  linhas: LinhaDeLetras[];
  /** The height of most letters in pixels; 0 where there is hardly any text. */
  letra: number;
  /** Every spot of ink, after that turn. */
  manchas: Caixa[];
}

function estudarDeitado(manchas: Caixa[]): Estudo & {vizinhas: number} {
  const {letras, letra} = escolherLetras(manchas);
  const linhas = letra > 0 ? formarLinhas(letras, letra) : [];
  return {deLado: false, linhas, letra, manchas, vizinhas: quantasVizinhas(linhas, letra)};
}

export async function estudar(imagem: ImagemCinza): Promise<Estudo> {
  const manchas = await acharManchas(imagem);
  const deitado = estudarDeitado(manchas);
  const emPe = estudarDeitado(girarCaixas(manchas, imagem.altura));
  return emPe.vizinhas > deitado.vizinhas ? {...emPe, deLado: true} : deitado;
}
