import type {ComponentType} from 'react';
import {Disco, Escada, Furadeira, Lata, Luva, Pincel, Rolo} from './ferramentas';
import {Bermuda, Calcado, Camiseta, Cartao, Celular, Kit, Lupa, Nota, Presente} from './objetos';

/** A drawing takes one paint; outline, canvas and metal come from the tokens, so that it lives in both themes. */
export interface PropsPeca {
  cor: string;
}

export const PECAS = {
  lata: Lata,
  rolo: Rolo,
  pincel: Pincel,
  escada: Escada,
  furadeira: Furadeira,
  luva: Luva,
  disco: Disco,
  camiseta: Camiseta,
  bermuda: Bermuda,
  calcado: Calcado,
  kit: Kit,
  celular: Celular,
  cartao: Cartao,
  presente: Presente,
  nota: Nota,
  lupa: Lupa,
} as const satisfies Record<string, ComponentType<PropsPeca>>;

export type NomePeca = keyof typeof PECAS;
