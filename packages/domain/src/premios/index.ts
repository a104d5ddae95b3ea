export * from './cadastro-premio.js';
export * from './campos-opcao.js';
export * from './muitos-resgates.js';
export * from './opcao.js';
export * from './status-resgate.js';
export * from './tipos.js';
