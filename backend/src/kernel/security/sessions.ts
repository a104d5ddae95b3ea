import {createHash, randomBytes} from 'node:crypto';
import type {TipoSessao} from '@clube/domain';
import type {Ator} from '../context';
import {currentContext} from '../context';
import type {Logger} from '../logger';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';

export type AtorDeSessao = Extract<Ator, {sessao: string}>;

/** Loads who a session belongs to; undefined when that person may no longer enter. Given by the module that owns the people. */
export type SubjectLoader = (id: number, sessao: string) => Promise<AtorDeSessao | undefined>;

/** A revocation made by another copy of the server is felt within this time. */
const CACHE_MS = 4000;
const CACHE_SIZE = 20_000;
const HOURS = 3_600_000;
const LIFETIME_MS: Record<TipoSessao, number> = {loja: 30 * 24 * HOURS, painel: 12 * HOURS, relatorio: 24 * HOURS};
/** How long a session may stand unused before it is over. */
const IDLE_MS: Record<TipoSessao, number> = {loja: 21 * 24 * HOURS, painel: 2 * HOURS, relatorio: 2 * HOURS};
/** A use is written down once in this part of that time: reading is not to cost a write. */
const NOTED_PARTS = 24;

/** Opaque tokens, stored as hashes: whoever reads the table cannot enter with what is in it. */
export class Sessions {
  private readonly cache = new Map<string, {ator: AtorDeSessao | undefined; until: number}>();
  private readonly loaders = new Map<TipoSessao, SubjectLoader>();
  /** Counts what was forgotten: a load that began before must not bring it back. */
  private forgotten = 0;

  constructor(
    private readonly db: Database,
    private readonly log: Logger,
  ) {}

  register(tipo: TipoSessao, loader: SubjectLoader): void {
    this.loaders.set(tipo, loader);
  }

  /** A person as such, read anew: for what goes on in somebody's name without a call; `sessao` says what that is. */
  async subject(tipo: TipoSessao, sujeitoId: number, sessao: string): Promise<AtorDeSessao | undefined> {
    return this.loaders.get(tipo)?.(sujeitoId, sessao);
  }

  async create(tipo: TipoSessao, sujeitoId: number): Promise<string> {
    const token = randomBytes(32).toString('base64url');
    const {agora} = currentContext();
    await this.db.tx(async () => {
      await this.db.query(
        sql`INSERT INTO sessao (token_hash, tipo_sessao, sujeito_id, criada_em, usada_em, expira_em)
            VALUES (${hash(token)}, ${tipo}, ${sujeitoId}, ${agora}, ${agora}, ${new Date(agora.getTime() + LIFETIME_MS[tipo])})`,
      );
      this.tell('session opened', {ator: `${tipo}:${sujeitoId}`});
    });
    return token;
  }

  find(tipo: TipoSessao, token: string): Promise<AtorDeSessao | undefined> {
    return this.findByHash(hash(token), tipo);
  }

  /** By the session's public name (its hash): for signed addresses. */
  async findByHash(sessao: string, tipo?: TipoSessao): Promise<AtorDeSessao | undefined> {
    const known = this.cache.get(sessao);
    const now = performance.now();
    if (known && known.until > now) return !tipo || known.ator?.tipo === tipo ? known.ator : undefined;
    const {forgotten} = this;
    const ator = await this.load(sessao);
    if (forgotten !== this.forgotten) return !tipo || ator?.tipo === tipo ? ator : undefined;
    if (this.cache.size >= CACHE_SIZE) this.cache.clear();
    this.cache.set(sessao, {ator, until: now + CACHE_MS});
    return !tipo || ator?.tipo === tipo ? ator : undefined;
  }

  private async load(sessao: string): Promise<AtorDeSessao | undefined> {
    const {agora} = currentContext();
    const row = await this.db.one(
      sql<{tipo: TipoSessao; sujeito: number; usada: Date}>`
        SELECT tipo_sessao AS tipo, sujeito_id AS sujeito, usada_em AS usada FROM sessao WHERE token_hash = ${sessao} AND expira_em > ${agora}`,
    );
    if (!row) return undefined;
    const idle = agora.getTime() - row.usada.getTime();
    if (idle >= IDLE_MS[row.tipo]) return undefined;
    if (idle >= IDLE_MS[row.tipo] / NOTED_PARTS) await this.noteUse(sessao, agora);
    return this.loaders.get(row.tipo)?.(row.sujeito, sessao);
  }

  /** No call fails because its use could not be written down; the next one tries again. */
  private async noteUse(sessao: string, agora: Date): Promise<void> {
    try {
      await this.db.tx(() =>
        this.db.query(sql`UPDATE sessao SET usada_em = ${agora} WHERE token_hash = ${sessao} AND usada_em < ${agora}`),
      );
    } catch (error) {
      this.log.warn({err: error}, 'use of a session not noted');
    }
  }

  async end(tokens: string[]): Promise<void> {
    const hashes = tokens.map(hash);
    await this.db.tx(async () => {
      const ended = await this.db.query(
        sql<{ator: string}>`
          DELETE FROM sessao WHERE token_hash = ANY(${hashes}) RETURNING tipo_sessao || ':' || sujeito_id AS ator`,
      );
      for (const {ator} of ended) this.tell('session ended', {ator});
      this.drop(key => hashes.includes(key));
    });
  }

  /** Every session of a person but, where given, the one that asked. */
  async endAll(tipo: TipoSessao, sujeitoId: number, except?: string): Promise<void> {
    await this.db.tx(async () => {
      const ended = await this.db.query(
        sql`DELETE FROM sessao WHERE tipo_sessao = ${tipo} AND sujeito_id = ${sujeitoId} AND token_hash IS DISTINCT FROM ${except ?? null} RETURNING 1`,
      );
      this.tell('sessions ended by force', {ator: `${tipo}:${sujeitoId}`, quantas: ended.length});
      this.forget(tipo, sujeitoId);
    });
  }

  /** The person changed (rules accepted, permission): once that holds, the next call reads again. */
  forget(tipo: TipoSessao, sujeitoId: number): void {
    this.drop((_, ator) => ator?.tipo === tipo && ator.id === sujeitoId);
  }

  private tell(what: string, facts: {ator: string; quantas?: number}): void {
    const {requestId, origem} = currentContext();
    void this.db.afterCommit(() => this.log.info({...facts, requestId, origem}, what));
  }

  /** After the commit: dropped earlier, a call in between would remember what is about to change. */
  private drop(which: (key: string, ator: AtorDeSessao | undefined) => boolean): void {
    void this.db.afterCommit(() => {
      this.forgotten++;
      for (const [key, {ator}] of this.cache) if (which(key, ator)) this.cache.delete(key);
    });
  }
}

const hash = (token: string): string => createHash('sha256').update(token).digest('base64url');
