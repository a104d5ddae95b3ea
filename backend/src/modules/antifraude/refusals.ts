import {defineRefusal} from '../../kernel/refusals/refusals';

/** The response adds `produtos`, the parts of the sale beyond the quota, and `podeConfirmar`. */
export const CotaExceeded = defineRefusal(409, 'COTA_DA_REDE', 'Esta venda passa da cota da rede.');
