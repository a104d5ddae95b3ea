import {completeCnpj, completeCpf} from '@clube/domain';

let last = 0;

/** Returns a number that is unique in this run. */
export const nextNumber = (): number => ++last;

/** Returns a valid CPF that is unique in this run. */
export const nextCpf = (): string => completeCpf(String(100_000_000 + nextNumber() * 7));

/** Returns a valid CNPJ that is unique in this run, of a new company unless a root (8 characters) is given. */
export function nextCnpj(root = String(20_000_000 + nextNumber() * 13)): string {
  return completeCnpj(root + String(1 + (nextNumber() % 9000)).padStart(4, '0'));
}
