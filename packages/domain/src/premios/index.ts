export * from './avaliacao.js';
export * from './midia.js';
export * from './option-fields.js';
export * from './many-resgates.js';
export * from './option.js';
export * from './resgate-status.js';
export * from './to-reach.js';
export * from './types.js';
