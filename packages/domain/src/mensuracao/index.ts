export * from './historico.js';
export * from './mensuracao.js';
export * from './momento.js';
export * from './report-period.js';
export * from './taxa-sucesso.js';
