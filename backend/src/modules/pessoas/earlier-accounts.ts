import {CARRIED_DEBT_TYPES, IDENTIFIER_TYPES} from '@clube/domain';
import {z} from 'zod';

/** An earlier account of a painter, as staff see it: when it ended and what it left, not who it was. */
export const earlierAccount = z
  .object({
    /** By what it was recognised; only by CPF is it certain. */
    por: z.array(z.enum(IDENTIFIER_TYPES)),
    apagadaEm: z.iso.datetime(),
    /** Staff had shut the painter out before. */
    desativada: z.boolean(),
    /** Points that this account took over as debt, less what was settled from there. */
    debito: z.int(),
    /** The registration code that gave no points, because it had been used before. */
    codigoRecusado: z.string().nullable(),
  })
  .meta({id: 'ParticipacaoAnterior'});

/** SQL of a painter `t`: somebody who was erased is, or may be, the same person. */
export const SQL_HAS_EARLIER_ACCOUNT = `EXISTS (SELECT 1 FROM participacao_anterior pa WHERE pa.pintor_id = t.id)`;

/** SQL of a painter `t`: the earlier accounts (`earlierAccount`) as JSON, newest first. */
export const SQL_EARLIER_ACCOUNTS = `(SELECT coalesce(json_agg(json_build_object('por', v.por,
    'apagadaEm', to_char(a.anonimizado_em AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'desativada', v.desativada,
    'debito', (SELECT -coalesce(sum(e.pontos), 0) FROM lancamento e WHERE e.pintor_id = t.id AND e.tipo = '${CARRIED_DEBT_TYPES.to}'
                  AND e.referencia LIKE 'conta:' || v.anterior_id || ':%'),
    'codigoRecusado', v.codigo) ORDER BY a.anonimizado_em DESC, a.id DESC), '[]')
  FROM (SELECT pa.anterior_id, array_agg(pa.por ORDER BY pa.por) AS por, bool_or(pa.desativada) AS desativada, max(pa.codigo_recusado) AS codigo
          FROM participacao_anterior pa WHERE pa.pintor_id = t.id GROUP BY pa.anterior_id) v JOIN pintor a ON a.id = v.anterior_id)`;
