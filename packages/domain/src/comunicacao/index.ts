export * from './avisos.js';
export * from './banner.js';
export * from './contato.js';
export * from './notificacao.js';
