import {completeCpf} from '@clube/domain';

/**
 * A database that outlives the run (E2E_URL) may know the numbers of earlier ones: there they go by the clock. On a
 * database of our own they are the same every time, and so is what is drawn of them.
 */
let lastNumber = process.env.E2E_URL ? Date.now() : 314_159_265;

/** A CPF that nobody of this database has. */
export const newCpf = (): string => completeCpf(String(++lastNumber).slice(-9));

/** The number of a receipt that this database has not seen, of eight digits. */
export const newNumber = (): number => 10_000_000 + (++lastNumber % 90_000_000);
