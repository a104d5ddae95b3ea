import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {Logger} from '../../../kernel/logging/logger';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {readClock} from '../../../kernel/trusted-clock';

/** Records the current time while the clock is plausible; logs an error otherwise. */
export async function recordClock(db: Database, log: Logger): Promise<void> {
  const {now} = currentContext();
  const {limit, trusted, behind} = await readClock(db);
  if (behind) return log.error({now, trusted}, 'the clock was set back: terms are counted from when it was last right');
  if (limit < now) return log.error({now, limit}, 'the clock is not trusted: no points expire');
  await db.tx(() => db.query(sql`UPDATE relogio SET confiado_em = ${now} WHERE confiado_em < ${now}`));
}

/** Records that a person confirmed the current clock. Also replaces the confirmation of a wrong time. */
export function confirmClock(db: Database): Promise<void> {
  return db.tx(async () => {
    const {now} = currentContext();
    await db.query(sql`UPDATE relogio SET confiado_em = ${now}`);
    await audit(db, {action: 'confirmar', entity: 'relogio', entityId: 1, after: {confiadoEm: now}});
  });
}
