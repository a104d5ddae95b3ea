import {VERSOES_CONSENTIMENTO, type DocumentoConsentimento} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** Keeps that the painter agreed, to which version of the text and when. Inside the transaction of the agreement. */
export async function registrarConsentimento(
  db: Database,
  pintorId: number,
  documento: DocumentoConsentimento,
): Promise<void> {
  await db.query(
    sql`INSERT INTO consentimento (pintor_id, documento, versao, aceito_em)
        VALUES (${pintorId}, ${documento}, ${VERSOES_CONSENTIMENTO[documento]}, ${currentContext().agora})`,
  );
}
