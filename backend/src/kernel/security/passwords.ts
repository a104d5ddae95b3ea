import {Algorithm, hash, verify} from '@node-rs/argon2';

const OPTIONS = {algorithm: Algorithm.Argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1};

/** Hashing occupies the threads that file calls need too: two at a time, the others wait their turn. */
const MAX_AT_ONCE = 2;
let running = 0;
const waiting: (() => void)[] = [];

/** How many hashes are under way and how many wait. */
export const hashing = () => ({running, waiting: waiting.length});

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= MAX_AT_ONCE) await new Promise<void>(resolve => waiting.push(resolve));
  else running++;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

export const hashPassword = (senha: string): Promise<string> => inTurn(() => hash(senha, OPTIONS));

let decoy: Promise<string> | undefined;

/** Takes the same time whether or not there is such an account, so that the clock tells nothing. */
export async function verifyPassword(stored: string | undefined, senha: string): Promise<boolean> {
  decoy ??= hashPassword('nobody has this password');
  const target = stored ?? (await decoy);
  const matches = await inTurn(() => verify(target, senha));
  return matches && stored !== undefined;
}
