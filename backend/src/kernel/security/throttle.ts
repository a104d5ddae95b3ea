import {createHash} from 'node:crypto';
import {RateLimiterMemory, RateLimiterPostgres, RateLimiterRes, type RateLimiterAbstract} from 'rate-limiter-flexible';
import type {Pool} from 'pg';
import {MuitasTentativas, Recusa} from '../errors';

const QUARTER_HOUR = 15 * 60;

/**
 * Counts failures, in PostgreSQL so that every copy of the server counts together: 10 wrong passwords an account and
 * 100 an address in 15 minutes; 60 public look-ups a minute an address; 1,000 calls a minute a session (counted here).
 */
export class Throttle {
  private constructor(
    private readonly account: RateLimiterAbstract,
    private readonly address: RateLimiterAbstract,
    private readonly lookups: RateLimiterAbstract,
    private readonly calls: RateLimiterAbstract,
  ) {}

  static create(pool: Pool): Throttle {
    // The table is a migration's: several copies that start at once must not all make it.
    const store = {storeClient: pool, storeType: 'pool', tableName: 'tentativa', tableCreated: true};
    const shared = (keyPrefix: string, points: number, duration: number) =>
      new RateLimiterPostgres({...store, keyPrefix, points, duration});
    const account = shared('conta', 10, QUARTER_HOUR);
    const address = shared('endereco', 100, QUARTER_HOUR);
    const lookups = shared('consulta', 60, 60);
    return new Throttle(account, address, lookups, new RateLimiterMemory({points: 1000, duration: 60}));
  }

  /** Throws when the account or the address has failed too often. Call before a password is looked at. */
  async checkCredentials(conta: string, endereco: string): Promise<void> {
    await refuseIfOver(this.account, digest(conta));
    await refuseIfOver(this.address, endereco);
  }

  async countFailure(conta: string, endereco: string): Promise<void> {
    await Promise.allSettled([this.account.consume(digest(conta)), this.address.consume(endereco)]);
  }

  async forgive(conta: string): Promise<void> {
    await this.account.delete(digest(conta));
  }

  lookup = (endereco: string): Promise<void> => consume(this.lookups, endereco);
  call = (sessao: string): Promise<void> => consume(this.calls, sessao);
}

/** Keys of the counters hold no personal data. */
const digest = (text: string) => createHash('sha256').update(text).digest('base64url');

async function refuseIfOver(limiter: RateLimiterAbstract, key: string): Promise<void> {
  const state = await limiter.get(key);
  if (state && state.consumedPoints >= limiter.points) throw tooMany(state);
}

async function consume(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (error instanceof RateLimiterRes) throw tooMany(error);
    throw error;
  }
}

function tooMany(state: RateLimiterRes): Recusa {
  const {status, codigo, erro} = MuitasTentativas;
  return new Recusa(
    status,
    codigo,
    erro,
    {},
    {'Retry-After': String(Math.max(1, Math.ceil(state.msBeforeNext / 1000)))},
  );
}
