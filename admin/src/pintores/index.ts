import {formatarCpf} from '@clube/domain';
import {emTitulo} from '../components/texto.ts';
import {findRows} from '../manifest/find.ts';
import {resource} from '../manifest/manifest.ts';
import type {Pintor} from './tipos';

export const pintores = resource('pintores', {
  label: 'Pintores',
  one: 'Pintor',
  group: 'Programa',
  icon: 'pessoa',
  path: '/pintores',
  showPath: '/pintor/:cpf',
  list: () => import('./PintoresList'),
  show: () => import('./PintorShow'),
  rest: {caminho: 'parceiros'},
  find: findRows<Pintor>('pintores', 'nome', ({nome, cpf}) => ({
    kind: 'Pintor',
    title: emTitulo(nome),
    detail: formatarCpf(cpf),
    path: `/painel/pintor/${cpf}`,
    icon: 'pessoa',
  })),
});
