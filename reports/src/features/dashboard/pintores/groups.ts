import type {SortOrder} from '@clube/ui';
import type {Numeros} from '../types.ts';

/** The groups by their names in the API; empty: all. */
export type Group = '' | 'pontuados' | 'ativos' | 'inativos' | 'acheSeuPintor' | 'comResgate' | 'comCurso';

/** The shown group of painters and its sort order. */
export interface PintoresView {
  group: Group;
  order: SortOrder;
}

export const BY_TOTAL: SortOrder = {key: 'totalVendido', descending: true};

type Count =
  | 'pintoresCadastrados'
  | 'parceirosPontuados'
  | `pintores${'Ativos' | 'Inativos' | 'AcheSeuPintor' | 'ComResgate' | 'ComCurso'}`;

/** The groups in display order, with the figure that counts each. */
export const GROUPS: readonly {group: Group; name: string; count: Count & keyof Numeros}[] = [
  {group: '', name: 'Todos', count: 'pintoresCadastrados'},
  {group: 'pontuados', name: 'Pontuados', count: 'parceirosPontuados'},
  {group: 'ativos', name: 'Ativos', count: 'pintoresAtivos'},
  {group: 'inativos', name: 'Inativos', count: 'pintoresInativos'},
  {group: 'acheSeuPintor', name: 'Ache Seu Pintor', count: 'pintoresAcheSeuPintor'},
  {group: 'comResgate', name: 'Com resgate', count: 'pintoresComResgate'},
  {group: 'comCurso', name: 'Com curso', count: 'pintoresComCurso'},
];

/** The group of that name; of an unknown one: all. */
export const groupOf = (name: string): Group => GROUPS.find(({group}) => group === name)?.group ?? '';
