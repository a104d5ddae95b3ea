export * from './relatorio-rede.js';
