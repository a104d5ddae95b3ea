export * from './cota.js';
