import {VERSOES_CONSENTIMENTO, type DocumentoConsentimento} from '@clube/domain';
import {currentContext} from '../../../kernel/context';

/** That the painter agreed, to which version of the text and when. Kept inside the transaction of the agreement. */
export const consentimento = (pintorId: number, documento: DocumentoConsentimento) => ({
  pintorId,
  documento,
  versao: VERSOES_CONSENTIMENTO[documento],
  aceitoEm: currentContext().agora,
});
