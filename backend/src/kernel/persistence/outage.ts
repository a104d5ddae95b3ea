import {Client} from 'pg';
import type {Logger} from '../logging/logger';
import {isConnectionLost, mayBeConnectionLost} from './outage-errors';

/** Pauses between checks whether the database is back, in ms; the last one repeats. */
const LOOKS_MS = [250, 500, 1000, 2000, 5000];
const TIMEOUT_MS = 3000;

/**
 * Knows whether the database is down. Requests, jobs, queues and metrics notice an outage by errors of their own; the first such
 * error starts a check, and until the database is back the log gets two lines, "lost" and "back", instead of one per error.
 */
export class Outage {
  private down = false;
  private looking?: Promise<void>;
  private timer?: NodeJS.Timeout;
  private closed = false;
  private readonly port: number;

  constructor(
    private readonly url: string,
    private readonly log: Logger,
  ) {
    this.port = Number(new URL(url).port || 5432);
  }

  /** A logger that drops errors caused by a known outage. */
  get quietLog(): Logger {
    return quiet(this.log, error => this.hides(error));
  }

  /** Whether the error only repeats a known outage. */
  private hides(error: unknown): boolean {
    if (isConnectionLost(error, this.port)) {
      this.look(error);
      return true;
    }
    return this.down && mayBeConnectionLost(error);
  }

  /** Resolves when the running check, if any, is done. */
  settled = (): Promise<void> => this.looking ?? Promise.resolve();

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private look(error: unknown): void {
    if (this.down || this.closed) return;
    this.looking ??= this.find(error).finally(() => (this.looking = undefined));
  }

  private async find(error: unknown): Promise<void> {
    if (await this.answers()) return this.log.warn({err: error}, 'a database connection was lost');
    this.down = true;
    this.log.error({err: error}, 'database lost');
    this.wait(0, performance.now());
  }

  private wait(looks: number, since: number): void {
    if (this.closed) return;
    const pause = LOOKS_MS[Math.min(looks, LOOKS_MS.length - 1)];
    this.timer = setTimeout(() => void this.again(looks, since), pause).unref();
  }

  private async again(looks: number, since: number): Promise<void> {
    if (!(await this.answers())) return this.wait(looks + 1, since);
    this.down = false;
    this.log.warn({seconds: Math.round((performance.now() - since) / 1000)}, 'database back');
  }

  private async answers(): Promise<boolean> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: TIMEOUT_MS,
      query_timeout: TIMEOUT_MS,
      application_name: 'clube-outage',
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('SELECT 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}

/** A logger without the warnings and errors for which `hides` is true. */
function quiet(log: Logger, hides: (error: unknown) => boolean): Logger {
  const own: Logger = Object.create(log) as Logger;
  for (const level of ['warn', 'error'] as const)
    own[level] = (...args: [object]) => {
      const [first] = args;
      if (typeof first === 'object' && 'err' in first && hides(first.err)) return;
      log[level](...args);
    };
  own.child = ((bindings: object) => quiet(log.child(bindings), hides)) as unknown as Logger['child'];
  return own;
}
