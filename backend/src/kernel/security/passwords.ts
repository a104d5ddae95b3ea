import {randomBytes} from 'node:crypto';
import {Algorithm, hash, verify} from '@node-rs/argon2';
import {dictionary} from '@zxcvbn-ts/language-common';
import {MIN_PASSWORD_LENGTH} from '@clube/domain';
import {maybeContext} from '../context';
import {Lanes, type Lane} from './lanes';

const OPTIONS = {algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1};

/**
 * Hashing occupies the threads that file calls need too: two at a time, the others wait their turn, but not long and not
 * many. Logins go first: a flood of sign-ups makes none of them slow.
 */
const lanes = new Lanes({atOnce: 2, waiting: 40, patience: 5000, estimate: 50});

/** How many hashes are under way and how many wait. */
export const hashing = () => lanes.counts;

/** @throws 503 when too many wait already. */
export const hashPassword = (password: string, lane: Lane = 'first'): Promise<string> =>
  lanes.take(lane, () => hash(password, OPTIONS), maybeContext()?.left);

/** Nobody has this password. Made at once, so that no login is the one that waits for it. */
const decoy = hash(randomBytes(16).toString('hex'), OPTIONS);

/**
 * Takes the same time whether or not there is such an account, so that the clock tells nothing.
 * @throws 503 when too many wait already.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<boolean> {
  const target = stored ?? (await decoy);
  const matches = await lanes.take('first', () => verify(target, password), maybeContext()?.left);
  return matches && stored !== undefined;
}

const SHORTEST = Math.min(...Object.values(MIN_PASSWORD_LENGTH));

let known: ReadonlySet<string> | undefined;

/** Whether the password is among the many thousands that leaks have shown to be used most, in whatever case. */
export function isKnownPassword(password: string): boolean {
  // Unpacked when the first password is set: most copies of the server never need it.
  known ??= new Set(dictionary['passwords-common'].filter(word => word.length >= SHORTEST));
  return known.has(password.toLowerCase());
}
