export * from './avaliar-candidato.js';
export * from './comparar-embalagem.js';
export * from './descricao.js';
export * from './embalagem.js';
export * from './escolher-produto.js';
export * from './gtin.js';
export * from './semelhanca.js';
export * from './texto.js';
