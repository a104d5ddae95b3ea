import type {Caixa} from '../documento/tipos';
import {acharManchas, escolherLetras} from './letras';
import {formarLinhas, girarCaixas, quantasLetras, type LinhaDeLetras} from './linhas';
import type {ImagemCinza} from './tipos';

/** What the spots of ink of an evenly lit picture say about its text. */
export interface Estudo {
  /** The lines run up or down the picture: turned by 90 degrees they lie. */
  deLado: boolean;
  /** Lines of text, as they lie after that turn. */
  linhas: LinhaDeLetras[];
  /** The height of most letters in pixels; 0 where there is hardly any text. */
  letra: number;
  letras: Caixa[];
  manchas: Caixa[];
}

export async function estudar(imagem: ImagemCinza): Promise<Estudo> {
  const manchas = await acharManchas(imagem);
  const {letras, altura: letra} = escolherLetras(manchas);
  if (letra === 0) return {deLado: false, linhas: [], letra, letras, manchas};
  const deitadas = formarLinhas(letras, letra);
  const emPe = formarLinhas(girarCaixas(letras, imagem.altura), letra);
  const deLado = quantasLetras(emPe) > quantasLetras(deitadas);
  return {deLado, linhas: deLado ? emPe : deitadas, letra, letras, manchas};
}
