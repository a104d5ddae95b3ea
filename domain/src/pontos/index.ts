export * from './constantes.js';
export * from './extrato.js';
export * from './pontuar.js';
export * from './validade.js';
