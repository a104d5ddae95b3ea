import type {Schema} from '@clube/api-client';
import {formatCnpj} from '@clube/domain';
import {searchRows} from '../manifest/find.ts';
import {resource} from '../manifest/manifest.ts';

export const lojas = resource('lojas', {
  label: 'Lojas',
  one: 'Loja',
  recordRepresentation: 'nomeLoja',
  group: 'Catálogo',
  icon: 'house',
  path: '/lojas',
  failures: {update: 'Erro ao atualizar loja'},
  list: () => import('./LojasList'),
  show: () => import('./LojaShow'),
  showPath: '/loja/:cnpj',
  find: searchRows<Schema<'Loja'> & {id: string}>('lojas', 'nomeLoja', ({nomeLoja, cnpj}) => ({
    kind: 'Loja',
    title: nomeLoja,
    detail: formatCnpj(cnpj),
    path: `/painel/loja/${cnpj}`,
    icon: 'house',
  })),
  edit: () => import('./LojaForm'),
  rest: {path: 'lojas', key: 'cnpj', entity: 'Loja'},
});
