import {SENDING_TERM_DAYS} from '@clube/domain';
import {NOW} from '../../../kernel/lists/list';

/** Receipt `n`, read as `r`, was sent more than the term after its sale: for lists what `isPastTerm` says of one. */
export const LATE = `coalesce((n.criado_em AT TIME ZONE 'America/Sao_Paulo')::date - r.data_emissao
  > coalesce((SELECT dias_nota_atrasada FROM configuracao), ${SENDING_TERM_DAYS}), false)`;

/** Who works on receipt `n` at this moment, by name. */
export const UNDER_ANALYSIS_BY = `CASE WHEN n.analise_ate > ${NOW} THEN (SELECT u.nome FROM usuario u WHERE u.id = n.analise_por) END`;
