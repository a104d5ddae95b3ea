import {currentContext} from '../../kernel/context';
import type {Logger} from '../../kernel/logging/logger';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';
import {INVARIANTS} from './invariants';

export const VERIFY_LEDGER = 'pontos.verificar';

/** Timeout of one query over the whole ledger, which takes minutes with a million painters. */
const TIMEOUT = '20min';
/** Violations are counted up to this number, as an exact count would not change the alarm. */
const MAX_COUNTED = 1000;

/**
 * Counts the violations of each invariant and stores the counts. Each query has its own snapshot, so that concurrent
 * changes do not look like faults; it locks nothing. Idempotent.
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
