export * from './ativacao.js';
export * from './cadastro.js';
export * from './fields/fields.js';
export * from './endereco-entrega.js';
export * from './fields/not-informed.js';
export * from './profile.js';
export * from './greeting.js';
export * from './fields/field-values.js';
