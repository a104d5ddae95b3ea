import {dateTimeOrDash} from '../components/format/values.ts';
import {toTitleCase} from '../components/format/text.ts';
import {searchRows} from '../manifest/find.ts';
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
    {
      path: '/processar/pontuacoes/juntas',
      call: 'POST /api/pontuacoes/pontuar-juntas',
      screen: () => import('./joint/JointScoring'),
    },
  ],
  rest: {path: 'pontuacoes/pendentes'},
  waiting: {},
  find: searchRows<Pendente>('pendentes', 'criadoEm', nota => ({
    kind: 'Nota',
    title: `Nota ${nota.id} de ${toTitleCase(nota.nome)}`,
    detail: `enviada em ${dateTimeOrDash(nota.criadoEm)}`,
    path: newVendaAddress(nota),
    icon: 'receipt',
  })),
});

export const notas = resource('notas', {
  label: 'Notas',
  one: 'Nota',
  many: 'Notas',
  group: 'Pontuações',
  icon: 'receipt',
  path: '/pontuacoes/notas',
  list: () => import('./todas/NotasList'),
  rest: {path: 'notas'},
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

export const expirados = resource('expirados', {
  label: 'Expirados',
  one: 'Pontos expirados',
  many: 'Pontos expirados',
  group: 'Pontuações',
  icon: 'calendar',
  path: '/pontuacoes/expirados',
  list: () => import('./pontuacoes/ExpiradosList'),
  rest: {path: 'pontuacoes-expiradas', list: 'pontos-expirados'},
});

export const historico = resource('historico-pontuacoes', {
  label: 'Histórico',
  one: 'Item pontuado',
  many: 'Histórico de pontuações',
  group: 'Pontuações',
  icon: 'receipt',
  path: '/pontuacoes/historico',
  list: () => import('./pontuacoes/HistoricoList'),
  rest: {path: 'pontuacoes/historico', list: 'historico', key: 'idVendaItem'},
});

export const porCodigo = resource('pontuacoes-codigo', {
  label: 'Pontuações por Código',
  one: 'Pontuação por código',
  many: 'Pontuações por Código',
  group: 'Códigos',
  icon: 'star',
  path: '/codigos/codigo',
  list: () => import('./pontuacoes/PorCodigoList'),
  rest: {path: 'pontuacoes/codigo', list: 'pontuacoes-codigo'},
});
