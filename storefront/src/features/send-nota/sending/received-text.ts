/** The number of accepted receipts as text. */
export const receivedText = (count: number): string => (count === 1 ? '1 nota recebida.' : `${count} notas recebidas.`);
