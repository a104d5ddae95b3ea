import {randomBytes} from 'node:crypto';
import type {SessionKind} from '@clube/domain';
import type {Actor} from '../context';
import {currentContext} from '../context';
import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {tokenHash} from './token-hash';

export type SessionActor = Extract<Actor, {session: string}>;

/** Loads the person of a session; undefined when that person may no longer log in. Registered by the module that owns these people. */
export type SubjectLoader = (id: number, session: string) => Promise<SessionActor | undefined>;

/** How long a session is cached. A revocation by another copy of the server takes effect within this time. */
const CACHE_MS = 4000;
const CACHE_SIZE = 20_000;
const HOURS = 3_600_000;
const LIFETIME_MS: Record<SessionKind, number> = {loja: 30 * 24 * HOURS, painel: 12 * HOURS, relatorio: 24 * HOURS};
/** Idle timeout of a session. */
const IDLE_MS: Record<SessionKind, number> = {loja: 21 * 24 * HOURS, painel: 2 * HOURS, relatorio: 2 * HOURS};
/** The last use of a session is stored at most once per this fraction of its idle timeout, so that reads do not cost a write each. */
const NOTED_PARTS = 24;

/** Nightly: deletes sessions that are over, unused ones too, and with them the devices that are pushed to. */
export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await db.query(sql`DELETE FROM sessao WHERE expira_em < ${now}`);
  for (const [kind, ms] of Object.entries(IDLE_MS))
    await db.query(sql`DELETE FROM sessao WHERE tipo_sessao = ${kind} AND usada_em <= ${new Date(now.getTime() - ms)}`);
}

/** Sessions by opaque token. Only hashes are stored, so nobody can log in with what the table contains. */
export class Sessions {
  private readonly cache = new Map<string, {ator: SessionActor | undefined; until: number}>();
  /** Sessions that are being loaded; concurrent requests share the result. */
  private readonly loading = new Map<string, Promise<SessionActor | undefined>>();
  private readonly loaders = new Map<SessionKind, SubjectLoader>();
  /** Number of cache invalidations. A load that started before the latest one must not be cached. */
  private forgotten = 0;

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
  ) {}

  register(kind: SessionKind, loader: SubjectLoader): void {
    this.loaders.set(kind, loader);
  }

  /** Loads a person without a session, for work done in somebody's name without a request; `session` says what kind of work. */
  async subject(kind: SessionKind, subjectId: number, session: string): Promise<SessionActor | undefined> {
    return this.loaders.get(kind)?.(subjectId, session);
  }

  async create(kind: SessionKind, subjectId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const {now} = currentContext();
    await this.db.tx(async () => {
      await this.db.query(
        sql`INSERT INTO sessao (token_hash, tipo_sessao, sujeito_id, criada_em, usada_em, expira_em)
            VALUES (${tokenHash(token)}, ${kind}, ${subjectId}, ${now}, ${now}, ${new Date(now.getTime() + LIFETIME_MS[kind])})`,
      );
      this.logAfterCommit('session opened', {ator: `${kind}:${subjectId}`});
    });
    return token;
  }

  find(kind: SessionKind, token: string): Promise<SessionActor | undefined> {
    return this.findByHash(tokenHash(token), kind);
  }

  /** Finds a session by its public name (the hash of its token), for signed URLs. */
  async findByHash(session: string, kind?: SessionKind): Promise<SessionActor | undefined> {
    const known = this.cache.get(session);
    const actor = known && known.until > performance.now() ? known.ator : await this.shared(session);
    return !kind || actor?.kind === kind ? actor : undefined;
  }

  private shared(session: string): Promise<SessionActor | undefined> {
    // Not cached: inside a transaction it is that transaction's view, which may still be rolled back.
    if (currentContext().client) return this.load(session);
    const loading = this.loading.get(session);
    if (loading) return loading;
    const {forgotten} = this;
    const started = performance.now();
    const read = this.load(session)
      .then(actor => {
        if (forgotten !== this.forgotten) return actor;
        if (this.cache.size >= CACHE_SIZE) this.cache.clear();
        this.cache.set(session, {ator: actor, until: started + CACHE_MS});
        return actor;
      })
      .finally(() => {
        // After an invalidation this entry may belong to another load.
        if (this.loading.get(session) === read) this.loading.delete(session);
      });
    this.loading.set(session, read);
    return read;
  }

  private async load(session: string): Promise<SessionActor | undefined> {
    const {now} = currentContext();
    const [row] = await this.db.prepared(
      sql<{tipo: SessionKind; sujeito: number; usada: Date}>`
        SELECT tipo_sessao AS tipo, sujeito_id AS sujeito, usada_em AS usada FROM sessao WHERE token_hash = ${session} AND expira_em > ${now}`,
    );
    if (!row) return undefined;
    const idle = now.getTime() - row.usada.getTime();
    if (idle >= IDLE_MS[row.tipo]) return undefined;
    if (idle >= IDLE_MS[row.tipo] / NOTED_PARTS) await this.noteUse(session, now);
    return this.loaders.get(row.tipo)?.(row.sujeito, session);
  }

  /** A failure to store the last use must not fail the request; the next request tries again. */
  private async noteUse(session: string, now: Date): Promise<void> {
    try {
      await this.db.tx(() =>
        this.db.query(sql`UPDATE sessao SET usada_em = ${now} WHERE token_hash = ${session} AND usada_em < ${now}`),
      );
    } catch (error) {
      this.log.warn({err: error}, 'use of a session not noted');
    }
  }

  async end(tokens: string[]): Promise<void> {
    const hashes = tokens.map(tokenHash);
    await this.db.tx(async () => {
      const ended = await this.db.query(
        sql<{ator: string}>`
          DELETE FROM sessao WHERE token_hash = ANY(${hashes}) RETURNING tipo_sessao || ':' || sujeito_id AS ator`,
      );
      for (const {ator: actor} of ended) this.logAfterCommit('session ended', {ator: actor});
      this.drop(key => hashes.includes(key));
    });
  }

  /** Ends all sessions of a person, except the given one (the caller's own). */
  async endAll(kind: SessionKind, subjectId: number, except?: string): Promise<void> {
    await this.db.tx(async () => {
      const ended = await this.db.query(
        sql`DELETE FROM sessao WHERE tipo_sessao = ${kind} AND sujeito_id = ${subjectId} AND token_hash IS DISTINCT FROM ${except ?? null} RETURNING 1`,
      );
      this.logAfterCommit('sessions ended by force', {ator: `${kind}:${subjectId}`, quantas: ended.length});
      this.forget(kind, subjectId);
    });
  }

  /** The person has changed (rules accepted, permission): after the commit the next request loads the person again. */
  forget(kind: SessionKind, subjectId: number): void {
    this.drop((_, actor) => actor?.kind === kind && actor.id === subjectId);
  }

  private logAfterCommit(what: string, facts: {ator: string; quantas?: number}): void {
    const {requestId, origin} = currentContext();
    void this.db.afterCommit(() => this.log.info({...facts, requestId, origem: origin}, what));
  }

  /** After the commit: earlier, a concurrent request would cache the old state again. */
  private drop(which: (key: string, actor: SessionActor | undefined) => boolean): void {
    void this.db.afterCommit(() => {
      this.forgotten++;
      this.loading.clear();
      for (const [key, {ator: actor}] of this.cache) if (which(key, actor)) this.cache.delete(key);
    });
  }
}
