export * from './cadastro.js';
export * from './campos.js';
export * from './consentimentos.js';
export * from './endereco-entrega.js';
export * from './nao-informado.js';
export * from './perfil.js';
export * from './saudacao.js';
export * from './valores-campos.js';
