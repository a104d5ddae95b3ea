import {page} from '../manifest/manifest.ts';

export const mensuracao = page('mensuracao', {
  label: 'Mensuração',
  group: 'Rede',
  icon: 'bars',
  path: '/mensuracao',
  call: 'GET /api/mensuracao',
  screen: () => import('./Mensuracao'),
});

export const taxaSucesso = page('taxa-sucesso', {
  label: 'Taxa de sucesso',
  group: 'Rede',
  icon: 'target',
  path: '/taxa-sucesso',
  call: 'GET /api/taxa_sucesso',
  below: ['/:mesesLimite'],
  screen: () => import('./TaxaSucesso'),
});

export const historico = page('historico', {
  label: 'Histórico das redes',
  group: 'Rede',
  icon: 'calendar',
  path: '/historico',
  call: 'GET /api/historico',
  screen: () => import('./Historico'),
  screens: [
    {path: '/historico/meses', call: 'GET /api/historico/meses', screen: () => import('./HistoricoMeses')},
    {path: '/historico/linhas', call: 'GET /api/historico/linhas', screen: () => import('./HistoricoLinhas')},
  ],
});

export const produtosVendidos = page('produtos-vendidos', {
  label: 'Produtos vendidos',
  group: 'Rede',
  icon: 'bag',
  path: '/produtos-vendidos',
  call: 'GET /api/produtos_vendidos',
  screen: () => import('./ProdutosVendidos'),
});

export const relatorioRede = page('relatorio', {
  label: 'Relatório das redes',
  group: 'Rede',
  icon: 'receipt',
  path: '/relatorios',
  call: 'GET /api/relatorio',
  screen: () => import('./relatorio/RelatorioRedes'),
  screens: [{path: '/relatorio/pontos', call: 'GET /api/relatorio/pontos', screen: () => import('./RelatorioPontos')}],
  aliases: {'/relatorio': '/relatorios', '/processar/relatorio': '/relatorios'},
});

export const relatorioResgates = page('relatorio-resgate', {
  label: 'Relatório de resgates',
  group: 'Rede',
  icon: 'gift',
  path: '/relatorio/resgate',
  call: 'GET /api/relatorios/resgate/{mes}/{ano}',
  screen: () => import('./RelatorioResgates'),
});
