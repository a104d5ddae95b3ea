import {civilDateOf, addDays} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

export const CLEAN_USAGE = 'notas.limpar-consumo';

/** A month is counted at the most; nobody needs to know later who sent how much from where. */
const KEEP_DAYS = 35;

export async function cleanUsage(db: Database): Promise<void> {
  const before = addDays(civilDateOf(currentContext().now), -KEEP_DAYS);
  await db.tx(() => db.query(sql`DELETE FROM consumo_envio WHERE dia < ${before}`));
}
