import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {InvalidSession} from '../refusals/refusals';

/**
 * In the transaction that keeps something of a painter's: refuses it once the painter was shut out, or asked to be
 * forgotten, while the call waited (for a lock, for a picture to be drawn, for another house to answer). Who asks for
 * that now waits until the transaction is over, and then finds what it kept. After the lock of the account.
 * @throws InvalidSession
 */
export async function requireActivePintor(db: Database, pintorId: number): Promise<void> {
  const there = await db.one(sql`SELECT 1 AS there FROM pintor WHERE id = ${pintorId} AND ativo FOR SHARE`);
  if (!there) throw InvalidSession();
}
