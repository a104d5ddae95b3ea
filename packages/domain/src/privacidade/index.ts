export * from './consents.js';
export * from './erasure.js';
export * from './identifiers.js';
export * from './requests.js';
export * from './termo.js';
export * from './termos.js';
