export * from './field-errors.js';
export * from './required.js';
export * from './spreadsheet.js';
export * from './text.js';
export * from './html.js';
export * from './rules.js';
export * from './reason.js';
export * from './value-digest.js';
