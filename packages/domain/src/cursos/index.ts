export * from './states.js';
export * from './aulas.js';
export * from './watching.js';
export * from './avaliacao.js';
export * from './material.js';
export * from './certificado.js';
export * from './carga-horaria.js';
