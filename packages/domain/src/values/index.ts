export * from './counts.js';
export * from './dates.js';
export * from './decimal.js';
export * from './money.js';
export * from './instants.js';
export * from './pontos.js';
export * from './lazily.js';
export * from './typed-text.js';
