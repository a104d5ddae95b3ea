export * from './espera.js';
export * from './relatorio-rede.js';
