export * from './documentos/index.js';
