/** For a reseller's product that names a code which no product has; the document's own sentence (2-panel-foundations, 5). */
export const UNKNOWN_PRODUTO_PADRAO = 'Produto Sherwin-Williams não encontrado';

/** For when the municipalities service does not answer: the city is typed by hand then (2-panel-foundations, 5). */
export const MUNICIPIOS_FAILED = 'Aconteceu algum problema ao listar as cidades, informe manualmente';
