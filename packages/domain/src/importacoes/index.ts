export * from './plain-number.js';
export * from './states.js';
