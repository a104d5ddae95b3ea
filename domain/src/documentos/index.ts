export * from './cep.js';
export * from './chave-acesso.js';
export * from './cnpj.js';
export * from './cpf.js';
export * from './email.js';
export * from './mascara.js';
export * from './telefone.js';
export * from './uf.js';
