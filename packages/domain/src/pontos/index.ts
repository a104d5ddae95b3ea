export * from './constants.js';
export * from './statement.js';
export * from './movimentos.js';
export * from './codigo-limits.js';
export * from './limits.js';
export * from './score-venda.js';
export * from './validity.js';
export * from './simulation.js';
