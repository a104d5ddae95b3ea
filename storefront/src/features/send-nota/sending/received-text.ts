/** How many receipts the club has taken, in words. */
export const receivedText = (count: number): string => (count === 1 ? '1 nota recebida.' : `${count} notas recebidas.`);
