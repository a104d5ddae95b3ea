export * from './erros-campos.js';
