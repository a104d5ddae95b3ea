export * from './avisos.js';
export * from './banner.js';
