/** The kind of approval for an imported sale that exceeds one person's limits. */
export const VENDAS_APPROVAL = 'vendas.importar';
