import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {Logger} from '../../../kernel/logging/logger';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {readLimit} from '../../../kernel/trusted-clock';

/** Records that the clock is right, as long as it is; logs when it is not. */
export async function recordClock(db: Database, log: Logger): Promise<void> {
  const {now} = currentContext();
  const limit = await readLimit(db);
  if (limit < now) return log.error({now, limit}, 'the clock is not trusted: no points expire');
  await db.query(sql`UPDATE relogio SET confiado_em = ${now} WHERE confiado_em < ${now}`);
}

/** Somebody has looked: the clock is right as it is. Also takes back a confirmation of a wrong one. */
export function confirmClock(db: Database): Promise<void> {
  return db.tx(async () => {
    const {now} = currentContext();
    await db.query(sql`UPDATE relogio SET confiado_em = ${now}`);
    await audit(db, {action: 'confirmar', entity: 'relogio', entityId: 1, after: {confiadoEm: now}});
  });
}
