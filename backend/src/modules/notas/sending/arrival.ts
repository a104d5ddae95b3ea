/** A receipt has arrived: what can be done with it in the background. */
export const NOTA_ARRIVED = 'notas.chegou';
