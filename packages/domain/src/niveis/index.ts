export * from './nivel.js';
export * from './requisitos.js';
