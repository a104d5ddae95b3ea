/** Message for a reseller's product with an unknown product code, worded by the specification (2-panel-foundations, 5). */
export const UNKNOWN_PRODUTO_PADRAO = 'Produto Sherwin-Williams não encontrado';

/** Message when the service for municipalities fails and the city has to be typed (2-panel-foundations, 5). */
export const MUNICIPIOS_FAILED = 'Aconteceu algum problema ao listar as cidades, informe manualmente';
