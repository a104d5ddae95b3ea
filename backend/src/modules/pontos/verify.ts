import {currentContext} from '../../kernel/context';
import type {Logger} from '../../kernel/logging/logger';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {INVARIANTS} from './invariants';

export const VERIFY_LEDGER = 'pontos.verificar';

/** Of one query over the whole ledger: minutes at a million painters. */
const TIMEOUT = '20min';
/** Whether it is a thousand rows or a million, somebody has to look now. */
const MAX_COUNTED = 1000;

/**
 * Counts what breaks each invariant and keeps the counts. Each is looked at in a snapshot of its own, so that calls
 * meanwhile cannot look like a fault; nothing is locked. Safe to repeat.
 */
export async function verifyLedger(db: Database, log: Logger): Promise<void> {
  for (const [nome, broken] of Object.entries(INVARIANTS)) {
    const start = performance.now();
    const violations = await db.tx(async () => {
      await db.query(sql`SET LOCAL statement_timeout = '${sql.raw(TIMEOUT)}'`);
      const row = await db.one(sql<{n: number}>`SELECT count(*)::int AS n FROM (${broken} LIMIT ${MAX_COUNTED}) x`);
      const n = row?.n ?? 0;
      await db.query(sql`INSERT INTO verificacao (nome, violacoes, duracao_ms, verificada_em)
         VALUES (${nome}, ${n}, ${Math.round(performance.now() - start)}, ${currentContext().now})
         ON CONFLICT (nome) DO UPDATE SET violacoes = excluded.violacoes, duracao_ms = excluded.duracao_ms, verificada_em = excluded.verificada_em`);
      return n;
    });
    if (violations > 0) log.error({invariante: nome, violacoes: violations}, 'the ledger is broken');
  }
  // The results of invariants that no longer exist are removed.
  await db.tx(() => db.query(sql`DELETE FROM verificacao WHERE nome <> ALL(${Object.keys(INVARIANTS)})`));
}
