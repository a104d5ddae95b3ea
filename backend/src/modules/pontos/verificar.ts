import {currentContext} from '../../kernel/context';
import type {Logger} from '../../kernel/logger';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {INVARIANTES} from './invariantes';

export const VERIFICAR_RAZAO = 'pontos.verificar';

/** Of one query over the whole ledger: minutes at a million painters. */
const PACIENCIA = '20min';
/** Whether it is a thousand rows or a million, somebody has to look now. */
const MAX_CONTADAS = 1000;

/**
 * Counts what breaks each invariant and keeps the counts. Each is looked at in a snapshot of its own, so that calls
 * meanwhile cannot look like a fault; nothing is locked. Safe to repeat.
 */
export async function verificarRazao(db: Database, log: Logger): Promise<void> {
  for (const [nome, quebrada] of Object.entries(INVARIANTES)) {
    const inicio = performance.now();
    const violacoes = await db.tx(async () => {
      await db.query(sql`SET LOCAL statement_timeout = '${sql.raw(PACIENCIA)}'`);
      const row = await db.one(sql<{n: number}>`SELECT count(*)::int AS n FROM (${quebrada} LIMIT ${MAX_CONTADAS}) x`);
      const n = row?.n ?? 0;
      await db.query(sql`INSERT INTO verificacao (nome, violacoes, duracao_ms, verificada_em)
         VALUES (${nome}, ${n}, ${Math.round(performance.now() - inicio)}, ${currentContext().agora})
         ON CONFLICT (nome) DO UPDATE SET violacoes = excluded.violacoes, duracao_ms = excluded.duracao_ms, verificada_em = excluded.verificada_em`);
      return n;
    });
    if (violacoes > 0) log.error({invariante: nome, violacoes}, 'the ledger is broken');
  }
  // What is no longer asked does not stay for ever as it was.
  await db.tx(() => db.query(sql`DELETE FROM verificacao WHERE nome <> ALL(${Object.keys(INVARIANTES)})`));
}
