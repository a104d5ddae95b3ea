import {completeCnpj, completeCpf} from '@clube/domain';

let last = 0;

/** A number that no other call of this run got. */
export const nextNumber = (): number => ++last;

/** A valid CPF that no other call of this run got. */
export const nextCpf = (): string => completeCpf(String(100_000_000 + nextNumber() * 7));

/** A valid CNPJ, of a company of its own unless a root (8 characters) is given. */
export function nextCnpj(root = String(20_000_000 + nextNumber() * 13)): string {
  return completeCnpj(root + String(1 + (nextNumber() % 9000)).padStart(4, '0'));
}
