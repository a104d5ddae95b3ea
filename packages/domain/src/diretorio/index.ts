export * from './avaliacao-pintor.js';
export * from './categorias.js';
export * from './contacts.js';
export * from './galeria.js';
export * from './page-steps.js';
export * from './public-page.js';
export * from './moderacao.js';
export * from './orcamento/index.js';
