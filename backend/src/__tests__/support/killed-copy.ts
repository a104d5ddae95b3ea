import assert from 'node:assert/strict';
import {sql, type Sql} from '../../kernel/persistence/sql';
import type {TestApp} from './app';
import {Client} from './client';
import type {GivenUsuario} from './given/people';
import {brokenInvariants} from './invariants';
import {until} from './raw';
import {startServerProcess, type ServerProcess} from './server-process';

const MINUTES_10 = 600_000;

/** Runs copies of the server on a test's database, one at a time, and kills them by SIGKILL while they work. */
export class KilledCopy {
  private copy: ServerProcess | undefined;

  constructor(private readonly t: TestApp) {}

  /** Starts a new copy, which also runs the batch jobs, and returns a client of the staff user at it. */
  async start({token}: Pick<GivenUsuario, 'token'>): Promise<Client> {
    await this.stop();
    this.copy = startServerProcess({DATABASE_URL: this.t.databaseUrl, DATA_DIR: this.t.dataDir});
    return new Client(await this.copy.url(), {painel: token}, {page: '/painel'});
  }

  async stop(): Promise<void> {
    await this.copy?.kill('SIGTERM');
    this.copy = undefined;
  }

  async count(rows: Sql): Promise<number> {
    return (await this.t.db.one(sql<{n: number}>`SELECT count(*)::int AS n FROM (${rows}) x`))?.n ?? 0;
  }

  /** Kills the copy when at least this share of the rows, but not all, are stored. @param work the request that it interrupts */
  async killAmid(work: Promise<unknown>, rows: Sql, all: number, share = 0.1): Promise<void> {
    const answered = work.then(
      () => true,
      () => false,
    );
    await until(async () => (await this.count(rows)) >= all * share, `${share * 100} % of the rows`, MINUTES_10);
    await this.copy?.kill('SIGKILL');
    this.copy = undefined;
    await answered;
    assert.ok((await this.count(rows)) < all, 'it was over before it could be killed');
    assert.deepEqual(await brokenInvariants(this.t.db), []);
  }

  /** Starts a new copy, which must continue and complete the batch job of the killed one. */
  async resumed(trabalho: number, usuario: GivenUsuario): Promise<void> {
    // Makes its last heartbeat old enough for another copy to take over.
    await this.t.db.query(sql`UPDATE trabalho SET vivo_em = now() - interval '1 minute' WHERE id = ${trabalho}`);
    await this.start(usuario);
    await this.ended(trabalho);
  }

  /** Waits for the end of the batch job. @param falhas expected number of refused rows */
  async ended(trabalho: number, falhas = 0): Promise<void> {
    const state = () =>
      this.t.db.one(sql<{estado: string; falhas: number}>`SELECT estado, falhas FROM trabalho WHERE id = ${trabalho}`);
    await until(async () => (await state())?.estado === 'concluido', 'the end of the batch job', MINUTES_10);
    assert.equal((await state())?.falhas, falhas);
  }
}
