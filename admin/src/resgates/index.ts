import {NAO_ENTREGUE} from '@clube/domain';
import {resource} from '../manifest/manifest.ts';

export const resgates = resource('resgates', {
  label: 'Resgates',
  one: 'Resgate',
  group: 'Programa',
  icon: 'caminhao',
  path: '/resgates',
  list: () => import('./ResgatesList'),
  rest: {caminho: 'resgates', massa: {metodo: 'PATCH', caminho: 'resgates/bulk'}},
  waiting: {status: NAO_ENTREGUE},
});
