import {momentoOuNada} from '../components/formatos.ts';
import {emTitulo} from '../components/texto.ts';
import {findRows} from '../manifest/find.ts';
import {resource} from '../manifest/manifest.ts';
import {enderecoNovaVenda} from './nova-venda/queue.ts';
import type {Pendente} from './tipos';

export const pendentes = resource('pendentes', {
  label: 'Pendentes',
  one: 'Nota pendente',
  many: 'Notas pendentes',
  group: 'Pontuações',
  icon: 'relogio',
  path: '/processar/pontuacoes',
  list: () => import('./pendentes/PendentesList'),
  screens: [
    {
      path: '/processar/nova-venda',
      call: 'POST /api/pontuacoes/pontuar',
      screen: () => import('./nova-venda/NovaVenda'),
      wide: true,
    },
  ],
  rest: {caminho: 'pontuacoes/pendentes'},
  waiting: {},
  find: findRows<Pendente>('pendentes', 'criadoEm', nota => ({
    kind: 'Nota',
    title: `Nota ${nota.id} de ${emTitulo(nota.nome)}`,
    detail: `enviada em ${momentoOuNada(nota.criadoEm)}`,
    path: enderecoNovaVenda(nota),
    icon: 'nota',
  })),
});

export const pontuado = resource('pontuado', {
  label: 'Pontuado',
  one: 'Pontuação',
  many: 'Pontuações',
  group: 'Pontuações',
  icon: 'nota',
  path: '/pontuacoes/pontuado',
  list: () => import('./PontuadoList'),
  rest: {caminho: 'pontuacoes'},
});

export const naoPontuavel = resource('nao-pontuavel', {
  label: 'Não Pontuável',
  one: 'Nota não pontuável',
  many: 'Notas não pontuáveis',
  group: 'Pontuações',
  icon: 'reprovado',
  path: '/pontuacoes/nao-pontuavel',
  list: () => import('./NaoPontuavelList'),
  rest: {caminho: 'pontuacoes/encerradas'},
});
