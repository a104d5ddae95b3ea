export * from './envio.js';
export * from './estados-nota.js';
export * from './itens-venda.js';
export * from './nova-venda.js';
export * from './leitura.js';
export * from './divisao.js';
export * from './partes.js';
export * from './ratear-desconto.js';
