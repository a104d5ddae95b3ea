export * from './banner.js';
export * from './contato.js';
