export * from './acesso/index.js';
export * from './documentos/index.js';
export * from './formularios/index.js';
export * from './niveis/index.js';
export * from './notas/index.js';
export * from './pontos/index.js';
export * from './premios/index.js';
export * from './valores/index.js';
