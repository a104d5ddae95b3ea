import {createHash} from 'node:crypto';
import {currentContext} from './context';
import {Conflito, PedidoInvalido, Recusa, defineRefusal, type CorpoErro} from './errors';
import {Resposta} from './http/answer';
import type {Database} from './persistence/database';

export const ChaveReutilizada = defineRefusal(409, 'CHAVE_REUTILIZADA', 'Esta chave já foi usada com outro pedido.');

/** Signs that every keyboard and log can show; no comma, for a key sent twice arrives with one between. */
const KEY = /^[\x20-\x2b\x2d-\x7e]{1,200}$/;

/** An answer that is kept under its key: what was done, or the refusal that was heard first. */
export type Kept<T> = Resposta<T | CorpoErro>;

/**
 * Runs `work` in one transaction under the caller's Idempotency-Key; the first answer, a refusal included, is what
 * every repetition hears. A refusal does not undo what the transaction rightly did before it: `work` must decide
 * before it writes. Without a key it is just the transaction.
 */
export async function idempotent<T extends object>(
  db: Database,
  route: string,
  request: unknown,
  work: () => Promise<T>,
): Promise<Kept<T>> {
  const {chaveIdempotencia: key, ator, agora} = currentContext();
  if (key !== undefined && !KEY.test(key)) throw PedidoInvalido({erro: 'A chave de idempotência é inválida.'});
  const who = 'id' in ator ? `${ator.tipo}:${ator.id}` : ator.tipo;
  const hash = createHash('sha256')
    .update(`${route}\n${JSON.stringify(request)}`)
    .digest('base64url');
  return db.tx(async () => {
    if (key === undefined) return settle(work);
    const [claimed] = await db.planned(
      `INSERT INTO idempotencia (ator, chave, rota, pedido_hash, criada_em) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING 1 AS ok`,
      [who, key, route, hash, agora],
    );
    if (!claimed) return repeat(db, who, key, hash);
    const answer = await settle(work);
    await db.planned(`UPDATE idempotencia SET situacao = $3, resposta = $4 WHERE ator = $1 AND chave = $2`, [
      who,
      key,
      answer.status,
      JSON.stringify((answer.body as {value: unknown}).value),
    ]);
    return answer;
  });
}

/** A refusal becomes an answer, so that the transaction commits with it. */
async function settle<T>(work: () => Promise<T>): Promise<Kept<T>> {
  try {
    return new Resposta({value: await work()}, {}, 200);
  } catch (error) {
    if (error instanceof Recusa && error.status < 500)
      return new Resposta({value: error.body}, error.headers, error.status);
    throw error;
  }
}

async function repeat<T>(db: Database, who: string, key: string, hash: string): Promise<Kept<T>> {
  const [first] = await db.query<{pedido_hash: string; situacao: number | null; resposta: unknown}>(
    `SELECT pedido_hash, situacao, resposta FROM idempotencia WHERE ator = $1 AND chave = $2`,
    [who, key],
  );
  if (!first?.situacao) throw Conflito({erro: 'O pedido ainda está em andamento.'});
  if (first.pedido_hash !== hash) throw ChaveReutilizada();
  return new Resposta({value: first.resposta as T}, {'Idempotent-Replayed': 'true'}, first.situacao);
}
