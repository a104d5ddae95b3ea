import {completeCpf} from '@clube/domain';

/**
 * An existing database (E2E_URL) may have the numbers of earlier runs, so there they start at the current time. In a
 * new database they are the same in every run, and so are the pictures made from them.
 */
let lastNumber = process.env.E2E_URL ? Date.now() : 314_159_265;

/** A CPF that is not in this database. */
export const newCpf = (): string => completeCpf(String(++lastNumber).slice(-9));

/** A receipt number of eight digits that is not in this database. */
export const newNumber = (): number => 10_000_000 + (++lastNumber % 90_000_000);
