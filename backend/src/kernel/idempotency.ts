import {createHash} from 'node:crypto';
import {currentContext, withChanges, type Actor} from './context';
import {Conflict, InvalidRequest, Refusal, defineRefusal, type RefusalBody} from './refusals/refusals';
import {Answer} from './http/output/answer';
import type {Database} from './persistence/database';
import {sql} from './persistence/sql';

export const IdempotencyKeyReused = defineRefusal(
  409,
  'CHAVE_REUTILIZADA',
  'Esta chave já foi usada com outro pedido.',
);

/** Printable ASCII without the comma: HTTP joins a header that is sent twice with a comma, and such a request must be refused. */
const KEY = /^[\x20-\x2b\x2d-\x7e]{1,200}$/;

/** A response stored under its idempotency key: the result, or the refusal, of the first request with that key. */
export type IdempotentAnswer<T> = Answer<T | RefusalBody>;

/**
 * Runs `work` in one transaction under the request's Idempotency-Key. The first response, even a refusal, is stored and is
 * returned to every repetition, the result with `status`. As a refusal is stored it commits too, so `work` must refuse before it writes. Without a key
 * `work` just runs in a transaction.
 */
export async function idempotent<T extends object>(
  db: Database,
  route: string,
  request: unknown,
  work: () => Promise<T>,
  status = 200,
): Promise<IdempotentAnswer<T>> {
  const {idempotencyKey: key, actor, now} = currentContext();
  checkKey(key);
  const who = nameOf(actor);
  const hash = createHash('sha256')
    .update(`${route}\n${JSON.stringify(request)}`)
    .digest('base64url');
  return db.tx(async () => {
    if (key === undefined) return settle(work, status);
    const [claimed] = await db.prepared(sql`
      INSERT INTO idempotencia (ator, chave, rota, pedido_hash, criada_em) VALUES (${who}, ${key}, ${route}, ${hash}, ${now})
       ON CONFLICT DO NOTHING RETURNING 1 AS ok`);
    if (!claimed) return repeat(db, who, key, hash);
    const answer = await settle(work, status);
    const stored = JSON.stringify((answer.body as {value: unknown}).value);
    await db.prepared(
      sql`UPDATE idempotencia SET situacao = ${answer.status ?? null}, resposta = ${stored} WHERE ator = ${who} AND chave = ${key}`,
    );
    return answer;
  });
}

/** Whether the request's key was answered before: what is counted or limited by request does not count again. */
export async function wasAnswered(db: Database): Promise<boolean> {
  const {idempotencyKey: key, actor} = currentContext();
  if (key === undefined) return false;
  return (
    (await db.one(sql`SELECT 1 AS ok FROM idempotencia WHERE ator = ${nameOf(actor)} AND chave = ${key}`)) !== undefined
  );
}

const nameOf = (actor: Actor): string => ('id' in actor ? `${actor.kind}:${actor.id}` : actor.kind);

/**
 * For a request that is done in several transactions: runs one of them under a key derived from the request's key and `part`.
 * When the request is repeated after a crash, parts that are done return their stored result and the others run.
 */
export async function asPart<T>(part: number, run: () => Promise<T>): Promise<T> {
  const {idempotencyKey: key} = currentContext();
  if (key === undefined) return run();
  checkKey(key);
  return withChanges({idempotencyKey: `${part}:${createHash('sha256').update(key).digest('base64url')}`}, run);
}

function checkKey(key: string | undefined): void {
  if (key !== undefined && !KEY.test(key)) throw InvalidRequest({erro: 'A chave de idempotência é inválida.'});
}

/** A refusal becomes an answer, so that the transaction commits with it. */
async function settle<T>(work: () => Promise<T>, status: number): Promise<IdempotentAnswer<T>> {
  try {
    return new Answer({value: await work()}, {}, status);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500)
      return new Answer({value: error.body}, error.headers, error.status);
    throw error;
  }
}

async function repeat<T>(db: Database, who: string, key: string, hash: string): Promise<IdempotentAnswer<T>> {
  const [first] = await db.query(
    sql<{pedido_hash: string; situacao: number | null; resposta: unknown}>`
      SELECT pedido_hash, situacao, resposta FROM idempotencia WHERE ator = ${who} AND chave = ${key}`,
  );
  if (!first?.situacao) throw Conflict({erro: 'O pedido ainda está em andamento.'});
  if (first.pedido_hash !== hash) throw IdempotencyKeyReused();
  return new Answer({value: first.resposta as T}, {'Idempotent-Replayed': 'true'}, first.situacao);
}
