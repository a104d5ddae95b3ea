export * from './constantes.js';
export * from './extrato.js';
export * from './limites.js';
export * from './pontuar.js';
export * from './validade.js';
