import {resource} from '../manifest/manifest.ts';

export const premios = resource('premios', {
  label: 'Prêmios',
  one: 'Prêmio',
  group: 'Catálogo',
  icon: 'presente',
  path: '/premios',
  createPath: '/cadastrar/premio',
  list: () => import('./PremiosList'),
  form: () => import('./PremioForm'),
  rest: {
    caminho: 'premios',
    gravaveis: [
      ...['nome', 'descricao', 'codigo', 'custo', 'custoReal', 'pontosAlternativo', 'tipo', 'tags', 'foto', 'ativo'],
      ...['isCombo', 'quantidade', 'motivoEstoque'],
    ],
    acompanha: {motivoEstoque: 'quantidade'},
    formulario: true,
    massa: {metodo: 'PUT', caminho: 'premios/bulk-activate'},
  },
});
