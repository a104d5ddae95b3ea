import {CONSENT_VERSIONS, type ConsentDocument} from '@clube/domain';
import {currentContext} from '../../../kernel/context';

/** That the painter agreed, to which version of the text and when. Kept inside the transaction of the agreement. */
export const consentimento = (pintorId: number, document: ConsentDocument) => ({
  pintorId,
  documento: document,
  versao: CONSENT_VERSIONS[document],
  aceitoEm: currentContext().now,
});
