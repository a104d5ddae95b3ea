import type {ConsentDocument} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** That the painter agrees, to the version of the text in force and now. Kept inside the transaction of the agreement. */
export async function consentimento(db: Database, pintorId: number, documento: ConsentDocument) {
  const {now} = currentContext();
  const found = await db.one(sql<{versao: number}>`SELECT greatest(termo_vigente(${documento}, ${now}), 1) AS versao`);
  return {pintorId, documento, versao: String(found?.versao ?? 1), aceitoEm: now};
}
