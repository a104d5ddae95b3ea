export * from './entrada.js';
export * from './menu.js';
export * from './perfil-usuario.js';
export * from './quem.js';
export * from './rotas/index.js';
export * from './senhas.js';
export * from './sessoes.js';
