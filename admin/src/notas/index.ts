import {dateTimeOrNothing} from '../components/format/values.ts';
import {toTitleCase} from '../components/format/text.ts';
import {findRows} from '../manifest/find.ts';
import {resource} from '../manifest/manifest.ts';
import {newVendaAddress} from './new-venda/queue.ts';
import type {Pendente} from './types';

export const pendentes = resource('pendentes', {
  label: 'Pendentes',
  one: 'Nota pendente',
  many: 'Notas pendentes',
  group: 'Pontuações',
  icon: 'clock',
  path: '/processar/pontuacoes',
  list: () => import('./pendentes/PendentesList'),
  screens: [
    {
      path: '/processar/nova-venda',
      call: 'POST /api/pontuacoes/pontuar',
      screen: () => import('./new-venda/NewVenda'),
      wide: true,
    },
  ],
  rest: {path: 'pontuacoes/pendentes'},
  waiting: {},
  find: findRows<Pendente>('pendentes', 'criadoEm', nota => ({
    kind: 'Nota',
    title: `Nota ${nota.id} de ${toTitleCase(nota.nome)}`,
    detail: `enviada em ${dateTimeOrNothing(nota.criadoEm)}`,
    path: newVendaAddress(nota),
    icon: 'receipt',
  })),
});

export const pontuado = resource('pontuado', {
  label: 'Pontuado',
  one: 'Pontuação',
  many: 'Pontuações',
  group: 'Pontuações',
  icon: 'receipt',
  path: '/pontuacoes/pontuado',
  list: () => import('./PontuadoList'),
  rest: {path: 'pontuacoes', list: 'pontuacoes'},
});

export const naoPontuavel = resource('nao-pontuavel', {
  label: 'Não Pontuável',
  one: 'Nota não pontuável',
  many: 'Notas não pontuáveis',
  group: 'Pontuações',
  icon: 'crossed',
  path: '/pontuacoes/nao-pontuavel',
  list: () => import('./NaoPontuavelList'),
  rest: {path: 'pontuacoes/encerradas', list: 'encerradas'},
});
