export * from './nivel.js';
export * from './requisitos.js';
export * from './asked.js';
