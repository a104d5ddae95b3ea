import {writableFields} from '@clube/api-client';
import {formatCpf} from '@clube/domain';
import {toTitleCase} from '../components/format/text.ts';
import {searchRows} from '../manifest/find.ts';
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
  edit: () => import('./PintorForm'),
  rest: {path: 'parceiros', writable: writableFields('Pintor', 'Mudanca')},
  find: searchRows<Pintor>('pintores', 'nome', ({nome, cpf}) => ({
    kind: 'Pintor',
    title: toTitleCase(nome),
    detail: formatCpf(cpf),
    path: `/painel/pintor/${cpf}`,
    icon: 'person',
  })),
});

export const empresas = resource('empresas', {
  label: 'Empresas',
  one: 'Empresa',
  group: 'Programa',
  icon: 'bag',
  path: '/empresas',
  list: () => import('./EmpresasList'),
  rest: {path: 'parceiros/empresas'},
});
