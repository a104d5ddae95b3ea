export * from './cartao.js';
export * from './pedido.js';
export * from './rules.js';
export * from './saldo.js';
