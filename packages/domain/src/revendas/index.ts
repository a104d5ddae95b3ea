export * from './pesquisa.js';
export * from './messages.js';
