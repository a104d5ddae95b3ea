import type {ComponentType} from 'react';
import {Disco, Escada, Furadeira, Lata, Luva, Pincel, Rolo} from './ferramentas';
import {Bermuda, Calcado, Camiseta, Cartao, Celular, Kit, Lupa, Nota, Presente} from './objetos';
import type {PropsPeca} from './props-peca';

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
