import {randomBytes} from 'node:crypto';
import type {SessionKind} from '@clube/domain';
import type {Actor} from '../context';
import {currentContext} from '../context';
import type {Logger} from '../logging/logger';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {tokenHash} from './token-hash';

export type SessionActor = Extract<Actor, {session: string}>;

/** Loads who a session belongs to; undefined when that person may no longer enter. Given by the module that owns the people. */
export type SubjectLoader = (id: number, session: string) => Promise<SessionActor | undefined>;

/** A revocation made by another copy of the server is felt within this time. */
const CACHE_MS = 4000;
const CACHE_SIZE = 20_000;
const HOURS = 3_600_000;
const LIFETIME_MS: Record<SessionKind, number> = {loja: 30 * 24 * HOURS, painel: 12 * HOURS, relatorio: 24 * HOURS};
/** How long a session may stand unused before it is over. */
const IDLE_MS: Record<SessionKind, number> = {loja: 21 * 24 * HOURS, painel: 2 * HOURS, relatorio: 2 * HOURS};
/** A use is written down once in this part of that time: reading is not to cost a write. */
const NOTED_PARTS = 24;

/** Opaque tokens, stored as hashes: whoever reads the table cannot enter with what is in it. */
export class Sessions {
  private readonly cache = new Map<string, {ator: SessionActor | undefined; until: number}>();
  /** Being read at this moment: callers of one session who come side by side share it. */
  private readonly loading = new Map<string, Promise<SessionActor | undefined>>();
  private readonly loaders = new Map<SessionKind, SubjectLoader>();
  /** Counts what was forgotten: a load that began before must not bring it back. */
  private forgotten = 0;

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
  ) {}

  register(kind: SessionKind, loader: SubjectLoader): void {
    this.loaders.set(kind, loader);
  }

  /** A person as such, read anew: for what goes on in somebody's name without a call; `sessao` says what that is. */
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

  /** By the session's public name (its hash): for signed addresses. */
  async findByHash(session: string, kind?: SessionKind): Promise<SessionActor | undefined> {
    const known = this.cache.get(session);
    const actor = known && known.until > performance.now() ? known.ator : await this.shared(session);
    return !kind || actor?.kind === kind ? actor : undefined;
  }

  private shared(session: string): Promise<SessionActor | undefined> {
    // Inside a transaction it is that one's own view, which may yet be undone.
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
        // After something was forgotten another read may stand in its place.
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

  /** No call fails because its use could not be written down; the next one tries again. */
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

  /** Every session of a person but, where given, the caller's own. */
  async endAll(kind: SessionKind, subjectId: number, except?: string): Promise<void> {
    await this.db.tx(async () => {
      const ended = await this.db.query(
        sql`DELETE FROM sessao WHERE tipo_sessao = ${kind} AND sujeito_id = ${subjectId} AND token_hash IS DISTINCT FROM ${except ?? null} RETURNING 1`,
      );
      this.logAfterCommit('sessions ended by force', {ator: `${kind}:${subjectId}`, quantas: ended.length});
      this.forget(kind, subjectId);
    });
  }

  /** The person changed (rules accepted, permission): once that holds, the next call reads again. */
  forget(kind: SessionKind, subjectId: number): void {
    this.drop((_, actor) => actor?.kind === kind && actor.id === subjectId);
  }

  private logAfterCommit(what: string, facts: {ator: string; quantas?: number}): void {
    const {requestId, origin} = currentContext();
    void this.db.afterCommit(() => this.log.info({...facts, requestId, origem: origin}, what));
  }

  /** After the commit: dropped earlier, a call in between would remember what is about to change. */
  private drop(which: (key: string, actor: SessionActor | undefined) => boolean): void {
    void this.db.afterCommit(() => {
      this.forgotten++;
      this.loading.clear();
      for (const [key, {ator: actor}] of this.cache) if (which(key, actor)) this.cache.delete(key);
    });
  }
}
