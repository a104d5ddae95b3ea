export * from './datas.js';
export * from './decimal.js';
export * from './dinheiro.js';
export * from './instantes.js';
export * from './palavras.js';
export * from './pontos.js';
