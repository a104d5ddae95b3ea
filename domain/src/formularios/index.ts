export * from './erros-campos.js';
export * from './planilha.js';
