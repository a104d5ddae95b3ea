export * from './espera.js';
export * from './relatorio-rede.js';
export * from './report.js';
export * from './reports.js';
