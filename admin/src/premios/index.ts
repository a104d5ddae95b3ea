import {resource} from '../manifest/manifest.ts';

export const premios = resource('premios', {
  label: 'Prêmios',
  one: 'Prêmio',
  group: 'Catálogo',
  icon: 'gift',
  path: '/premios',
  createPath: '/cadastrar/premio',
  createEntry: 'Novo prêmio',
  failures: {list: 'Erro ao buscar prêmios', create: 'Erro ao cadastrar prêmio', update: 'Erro ao atualizar prêmio'},
  list: () => import('./PremiosList'),
  form: () => import('./PremioForm'),
  rest: {
    path: 'premios',
    entity: 'Premio',
    writable: [
      ...['nome', 'descricao', 'codigo', 'custo', 'custoReal', 'pontosAlternativo', 'tipo', 'tags', 'foto', 'ativo'],
      ...['isCombo', 'quantidade', 'motivoEstoque'],
    ],
    goesWith: {motivoEstoque: 'quantidade'},
    multipart: true,
    bulk: {method: 'PUT', path: 'premios/bulk-activate'},
  },
});
