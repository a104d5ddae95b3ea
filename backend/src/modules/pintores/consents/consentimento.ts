import type {ConsentDocument} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/**
 * Records the painter's consent to the current version. Call it in the transaction of the action that needs the
 * consent.
 */
export async function consentimento(db: Database, pintorId: number, documento: ConsentDocument) {
  const {now} = currentContext();
  const found = await db.one(sql<{versao: number}>`SELECT greatest(termo_vigente(${documento}, ${now}), 1) AS versao`);
  return {pintorId, documento, versao: String(found?.versao ?? 1), aceitoEm: now};
}
