export * from './nivel.js';
export * from './requisitos.js';
export * from './requisito-status.js';
