export * from './rate-candidate.js';
export * from './compare-packs.js';
export * from './description.js';
export * from './pack.js';
export * from './choose-produto.js';
export * from './gtin.js';
export * from './similarity.js';
export * from './text.js';
