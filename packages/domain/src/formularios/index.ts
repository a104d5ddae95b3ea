export * from './erros-campos.js';
export * from './obrigatorios.js';
export * from './planilha.js';
export * from './texto.js';
export * from './html.js';
export * from './regras.js';
