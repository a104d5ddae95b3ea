export * from './headings.js';
