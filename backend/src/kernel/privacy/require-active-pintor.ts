import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {InvalidSession} from '../refusals/refusals';

/**
 * In the transaction that stores something of a painter's: refuses it once the painter was blocked, or requested erasure, while the
 * call waited (for a lock, for an image to be resized, for an external service). A request for erasure waits until the transaction
 * is over, and then finds what it stored. Call it after locking the account.
 * @throws InvalidSession
 */
export async function requireActivePintor(db: Database, pintorId: number): Promise<void> {
  const there = await db.one(sql`SELECT 1 AS there FROM pintor WHERE id = ${pintorId} AND ativo FOR SHARE`);
  if (!there) throw InvalidSession();
}
