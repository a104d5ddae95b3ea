import {hasWords} from '@clube/domain';
import type {PintorRelatorio} from '../types.ts';

export type Filter = 'all' | 'scored' | 'active' | 'inactive' | 'acheSeuPintor' | 'withResgate' | 'withCurso';

/** Which painters are looked at, and by what they are sorted at first. */
export interface PintorView {
  filter: Filter;
  search: string;
  order: {key: string; descending: boolean};
}

/** The groups that the figures count, in the order in which they are offered. */
export const FILTERS: readonly {filter: Filter; name: string; matches: (pintor: PintorRelatorio) => boolean}[] = [
  {filter: 'all', name: 'Todos', matches: () => true},
  {filter: 'scored', name: 'Pontuados', matches: ({qtdeVendas}) => qtdeVendas > 0},
  {filter: 'active', name: 'Ativos', matches: ({estaAtivo}) => estaAtivo},
  {filter: 'inactive', name: 'Inativos', matches: ({estaAtivo}) => !estaAtivo},
  {filter: 'acheSeuPintor', name: 'Ache Seu Pintor', matches: ({programa}) => programa === 'Ache Seu Pintor'},
  {filter: 'withResgate', name: 'Com resgate', matches: ({temResgate}) => temResgate},
  {filter: 'withCurso', name: 'Com curso', matches: ({temCursos}) => temCursos},
];

/** The painters of a group whose name, town, phone or CPF (as it is shown) holds every word of the search. */
export function filterPintores(
  pintores: readonly PintorRelatorio[],
  {filter, search}: Pick<PintorView, 'filter' | 'search'>,
): PintorRelatorio[] {
  const matches = FILTERS.find(option => option.filter === filter)?.matches;
  return pintores.filter(
    pintor =>
      matches?.(pintor) &&
      hasWords(`${pintor.nome} ${pintor.cidade} ${pintor.uf} ${pintor.celular} ${pintor.cpf}`, search),
  );
}
