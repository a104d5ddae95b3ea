import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {InvalidSession, type RefusalKind} from '../refusals/refusals';

/**
 * For transactions that store data of a painter: refuses if the painter was blocked or requested erasure while the request waited
 * (for a lock, an image, an external service). A later erasure request waits for this transaction and then finds what it stored.
 * Call it after locking the account.
 * @throws InvalidSession, or `refusal` where another person acts
 */
export async function requireActivePintor(
  db: Database,
  pintorId: number,
  refusal: RefusalKind = InvalidSession,
): Promise<void> {
  const there = await db.one(sql`SELECT 1 AS there FROM pintor WHERE id = ${pintorId} AND ativo FOR SHARE`);
  if (!there) throw refusal();
}
