import {randomBytes} from 'node:crypto';
import {Algorithm, hash, verify} from '@node-rs/argon2';
import {dictionary} from '@zxcvbn-ts/language-common';
import {MIN_PASSWORD_LENGTH, normalisePassword} from '@clube/domain';
import {maybeContext} from '../context';
import {PriorityQueue, type Priority} from './priority-queue';

const OPTIONS = {algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1};

/**
 * Password hashing uses the thread pool that file access needs, too: so two at a time, with a short bounded queue. Logins have
 * priority, so that a flood of sign-ups cannot slow them down.
 */
const queue = new PriorityQueue({
  concurrency: 2,
  maxQueued: 40,
  maxWaitMs: 5000,
  estimatedMs: 50,
  busyMessage: 'Muita gente está entrando agora. Tente de novo em alguns segundos.',
});

/** Number of running and queued hashes. */
export const hashingCounts = () => queue.counts;

/** @throws 503 when too many wait already. */
export const hashPassword = (password: string, priority: Priority = 'first'): Promise<string> =>
  queue.run(priority, () => hash(normalisePassword(password), OPTIONS), maybeContext()?.abortSignal);

/** The hash of a random password, made at start so that no login has to wait for it. */
const decoy = hash(randomBytes(16).toString('hex'), OPTIONS);

/**
 * `none`: wrong password. `current`: right. `old`: right, but the hash was made before passwords were normalised and should be
 * replaced.
 */
export type PasswordMatch = 'none' | 'current' | 'old';

/**
 * Takes the same time whether or not the account exists, so that timing reveals nothing.
 * @throws 503 when too many wait already.
 */
export async function verifyPassword(stored: string | undefined, password: string): Promise<PasswordMatch> {
  const target = stored ?? (await decoy);
  const match = await queue.run('first', () => verifyTyped(target, password), maybeContext()?.abortSignal);
  return stored === undefined ? 'none' : match;
}

/**
 * One hash for most passwords and two at most: a password may have several Unicode forms, and an old hash was made of the form
 * that was typed.
 */
async function verifyTyped(target: string, password: string): Promise<PasswordMatch> {
  const normalised = normalisePassword(password);
  if (await verify(target, normalised)) return 'current';
  const old = password === normalised ? password.normalize('NFD') : password;
  return old !== normalised && (await verify(target, old)) ? 'old' : 'none';
}

const SHORTEST = Math.min(...Object.values(MIN_PASSWORD_LENGTH));

let known: ReadonlySet<string> | undefined;

/** Whether the password is among the most common ones of known leaks, ignoring case. */
export function isCommonPassword(password: string): boolean {
  // Unpacked on first use: most copies of the server never set a password.
  known ??= new Set(dictionary['passwords-common'].filter(word => word.length >= SHORTEST));
  return known.has(password.toLowerCase());
}
