const ZERO_CODE = 48;

/**
 * Sum of character values (ASCII − 48, for digits and for the letters of the alphanumeric CNPJ)
 * weighted from right to left by 2, 3 … `maxWeight`, starting again at 2.
 */
export function weightedSum(text: string, maxWeight: number): number {
  let sum = 0;
  let weight = 2;
  for (let i = text.length - 1; i >= 0; i--) {
    sum += (text.charCodeAt(i) - ZERO_CODE) * weight;
    weight = weight === maxWeight ? 2 : weight + 1;
  }
  return sum;
}

/** The modulo-11 check digit of CPF, CNPJ and access keys: remainders 0 and 1 give 0. */
export function modulo11Digit(text: string, maxWeight: number): string {
  const rest = weightedSum(text, maxWeight) % 11;
  return rest < 2 ? '0' : String(11 - rest);
}
