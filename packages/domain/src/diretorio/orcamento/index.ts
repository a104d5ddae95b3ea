export * from './estimate.js';
export * from './paint.js';
export * from './pedido.js';
export * from './question.js';
