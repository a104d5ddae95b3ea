import {CARRIED_DEBT_TYPES, IDENTIFIER_TYPES} from '@clube/domain';
import {z} from 'zod';

/** An earlier account of a painter for staff: when it ended and its consequences, without identity. */
export const earlierAccount = z
  .object({
    /** The identifiers that matched; only a CPF is certain. */
    por: z.array(z.enum(IDENTIFIER_TYPES)),
    apagadaEm: z.iso.datetime(),
    /** Whether staff had blocked the earlier account. */
    desativada: z.boolean(),
    /** Points of debt carried over to this account, minus what was settled from there. */
    debito: z.int(),
    /** The registration code that gave no points, as the person had used it before. */
    codigoRecusado: z.string().nullable(),
  })
  .meta({id: 'ParticipacaoAnterior'});

/** SQL for a painter `t`: an erased account is, or may be, the same person's. */
export const SQL_HAS_EARLIER_ACCOUNT = `EXISTS (SELECT 1 FROM participacao_anterior pa WHERE pa.pintor_id = t.id)`;

/** SQL for a painter `t`: the earlier accounts (`earlierAccount`) as JSON, newest first. */
export const SQL_EARLIER_ACCOUNTS = `(SELECT coalesce(json_agg(json_build_object('por', v.por,
    'apagadaEm', to_char(a.anonimizado_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'desativada', v.desativada,
    'debito', (SELECT -coalesce(sum(e.pontos), 0) FROM lancamento e WHERE e.pintor_id = t.id AND e.tipo = '${CARRIED_DEBT_TYPES.to}'
                  AND e.referencia LIKE 'conta:' || v.anterior_id || ':%'),
    'codigoRecusado', v.codigo) ORDER BY a.anonimizado_em DESC, a.id DESC), '[]')
  FROM (SELECT pa.anterior_id, array_agg(pa.por ORDER BY pa.por) AS por, bool_or(pa.desativada) AS desativada, max(pa.codigo_recusado) AS codigo
          FROM participacao_anterior pa WHERE pa.pintor_id = t.id GROUP BY pa.anterior_id) v JOIN pintor a ON a.id = v.anterior_id)`;
