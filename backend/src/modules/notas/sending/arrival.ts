/** The background job for a receipt that has arrived. */
export const NOTA_ARRIVED = 'notas.chegou';
