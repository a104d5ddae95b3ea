export * from './estados.js';
