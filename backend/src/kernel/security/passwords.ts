import {randomBytes} from 'node:crypto';
import {Algorithm, hash, verify} from '@node-rs/argon2';
import {dictionary} from '@zxcvbn-ts/language-common';
import {MIN_PASSWORD_LENGTH, normalisePassword} from '@clube/domain';
import {maybeContext} from '../context';
import {PriorityQueue, type Priority} from './priority-queue';

const OPTIONS = {algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1};

/**
 * Hashing occupies the threads that file calls need too: two at a time, the others queue, but not long and not many. Logins go
 * first: a flood of sign-ups makes none of them slow.
 */
const queue = new PriorityQueue({concurrency: 2, maxQueued: 40, maxWaitMs: 5000, estimatedMs: 50});

/** How many hashes are under way and how many wait. */
export const hashingCounts = () => queue.counts;

/** @throws 503 when too many wait already. */
export const hashPassword = (password: string, priority: Priority = 'first'): Promise<string> =>
  queue.run(priority, () => hash(normalisePassword(password), OPTIONS), maybeContext()?.abortSignal);

/** Nobody has this password. Made at once, so that no login is the one that waits for it. */
const decoy = hash(randomBytes(16).toString('hex'), OPTIONS);

/** Not the account's; its own; its own, though the hash is of what was typed before passwords were normalised. */
export type PasswordMatch = 'none' | 'current' | 'old';

/**
 * Takes the same time whether or not there is such an account, so that the clock tells nothing.
 * @throws 503 when too many wait already.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<PasswordMatch> {
  const target = stored ?? (await decoy);
  const match = await queue.run('first', () => verifyTyped(target, password), maybeContext()?.abortSignal);
  return stored === undefined ? 'none' : match;
}

/**
 * Two hashes at most, and one for most passwords: of them all forms are one. An old hash is of what was typed then, composed or not:
 * what is typed now, or its other form.
 */
async function verifyTyped(target: string, password: string): Promise<PasswordMatch> {
  const normalised = normalisePassword(password);
  if (await verify(target, normalised)) return 'current';
  const old = password === normalised ? password.normalize('NFD') : password;
  return old !== normalised && (await verify(target, old)) ? 'old' : 'none';
}

const SHORTEST = Math.min(...Object.values(MIN_PASSWORD_LENGTH));

let known: ReadonlySet<string> | undefined;

/** Whether the password is among the many thousands that leaks have shown to be used most, in whatever case. */
export function isCommonPassword(password: string): boolean {
  // Unpacked when the first password is set: most copies of the server never need it.
  known ??= new Set(dictionary['passwords-common'].filter(word => word.length >= SHORTEST));
  return known.has(password.toLowerCase());
}
