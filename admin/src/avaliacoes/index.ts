import {resource} from '../manifest/manifest.ts';

export const avaliacoes = resource('avaliacoes', {
  label: 'Avaliações',
  one: 'Avaliação',
  group: 'Conteúdo',
  icon: 'star',
  path: '/avaliacoes',
  // Everyone may read reviews; this screen is for those who may hide one.
  calls: {list: 'PUT /api/avaliacoes_premio/{id}'},
  list: () => import('./AvaliacoesList'),
  rest: {path: 'avaliacoes_premio', list: 'avaliacoes-premio', entity: 'AvaliacaoPremio'},
});
