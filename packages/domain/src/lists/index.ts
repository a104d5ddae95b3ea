export * from './labels.js';
export * from './limits.js';
