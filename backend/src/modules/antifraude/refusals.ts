import {defineRefusal} from '../../kernel/refusals/refusals';

/** With `produtos`: what of the sale lies beyond the quota, and `podeConfirmar`. */
export const CotaExceeded = defineRefusal(409, 'COTA_DA_REDE', 'Esta venda passa da cota da rede.');
