import {formatCpf} from '@clube/domain';
import {toTitleCase} from '../components/format/text.ts';
import {findRows} from '../manifest/find.ts';
import {resource} from '../manifest/manifest.ts';
import type {Pintor} from './types';

export const pintores = resource('pintores', {
  label: 'Pintores',
  one: 'Pintor',
  group: 'Programa',
  icon: 'person',
  path: '/pintores',
  showPath: '/pintor/:cpf',
  list: () => import('./PintoresList'),
  show: () => import('./PintorShow'),
  rest: {path: 'parceiros'},
  find: findRows<Pintor>('pintores', 'nome', ({nome, cpf}) => ({
    kind: 'Pintor',
    title: toTitleCase(nome),
    detail: formatCpf(cpf),
    path: `/painel/pintor/${cpf}`,
    icon: 'person',
  })),
});
