import type {Caixa, Pagina} from '../document/types';

/** A word as the reading uses it: without blanks, folded, straightened. */
export interface Termo {
  texto: string;
  /** Capitals without accents. */
  dobrado: string;
  confianca: number;
  /** Straightened: for comparing positions. */
  caixa: Caixa;
  /** As it stands on the page: for showing. */
  origem: Caixa;
  pagina: Pagina;
}

export interface Linha {
  termos: Termo[];
  caixa: Caixa;
  /** Usual height of its words. */
  altura: number;
}

/** A page in lines, from top to bottom. */
export interface Folha {
  pagina: Pagina;
  linhas: Linha[];
}
