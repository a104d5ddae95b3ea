import {resource} from '../manifest/manifest.ts';

export const codigosCadastro = resource('codigos-cadastro', {
  label: 'Códigos Cadastrados',
  one: 'Código',
  recordRepresentation: 'codigo',
  group: 'Códigos',
  icon: 'star',
  path: '/codigos/lista-codigo-cadastro',
  createPath: '/cadastrar/codigo-cadastro',
  createEntry: 'Novo código de cadastro',
  failures: {create: 'Erro ao cadastrar código', update: 'Erro ao atualizar código'},
  list: () => import('./CodigosCadastroList'),
  form: () => import('./CodigoCadastroForm'),
  rest: {path: 'codigos-cadastro', entity: 'CodigoCadastro'},
});
