import {PRAZO_ENVIO_DIAS} from '@clube/domain';
import {AGORA} from '../../../kernel/resources/list';

/** Receipt `n`, read as `r`, was sent more than the term after its sale: for lists what `foraDoPrazo` says of one. */
export const ATRASADA = `coalesce((n.criado_em AT TIME ZONE 'America/Sao_Paulo')::date - r.data_emissao
  > coalesce((SELECT dias_nota_atrasada FROM configuracao), ${PRAZO_ENVIO_DIAS}), false)`;

/** Who works on receipt `n` at this moment, by name. */
export const EM_ANALISE_POR = `CASE WHEN n.analise_ate > ${AGORA} THEN (SELECT u.nome FROM usuario u WHERE u.id = n.analise_por) END`;
