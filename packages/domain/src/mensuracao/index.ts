export * from './historico.js';
export * from './mensuracao.js';
export * from './taxa-sucesso.js';
