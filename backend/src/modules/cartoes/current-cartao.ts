import {z} from 'zod';
import type {Database} from '../../kernel/persistence/database';
import {sql, type Bound} from '../../kernel/persistence/sql';

/**
 * A painter's own card. `numero` contains only the last digits; it is null while the card has been requested but not
 * made.
 */
export const cartaoDoPintor = z
  .object({
    numero: z.string().nullable(),
    /** BRL, from the operator's last file, imported at `atualizadoEm`. */
    saldo: z.number(),
    atualizadoEm: z.iso.datetime().nullable(),
    bloqueado: z.boolean(),
    emBloqueio: z.boolean(),
    emDesbloqueio: z.boolean(),
    entregue: z.boolean(),
  })
  .meta({id: 'CartaoDoPintor'});
export type CartaoDoPintor = z.infer<typeof cartaoDoPintor>;

/** SQL: the card of the painter with the alias t as JSON; null without a card or a request for one. */
export const SQL_CARTAO = `(
  SELECT json_build_object('numero', '**** **** **** ' || right(c.numero, 4), 'saldo', coalesce(c.saldo, 0),
           'atualizadoEm', to_char(c.saldo_em, 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'bloqueado', coalesce(c.bloqueado, false),
           'emBloqueio', coalesce(m.tipo = 'bloqueio', false), 'emDesbloqueio', coalesce(m.tipo = 'desbloqueio', false),
           'entregue', c.entregue_em IS NOT NULL)
    FROM (SELECT t.id AS pintor_id) x
    LEFT JOIN cartao c ON c.pintor_id = x.pintor_id
    LEFT JOIN pedido_cartao n ON n.pintor_id = x.pintor_id AND n.tipo = 'cartao' AND n.estado IN ('pedido', 'enviado')
    LEFT JOIN pedido_cartao m ON m.pintor_id = x.pintor_id AND m.tipo IN ('bloqueio', 'desbloqueio') AND m.estado IN ('pedido', 'enviado')
   WHERE c.id IS NOT NULL OR n.id IS NOT NULL)`;

/** SQL: whether the painter has a card or a pending request for one; only one is allowed. */
export const hasCartaoSql = (pintorId: Bound<number>) => sql`
  (EXISTS (SELECT 1 FROM cartao WHERE pintor_id = ${pintorId})
   OR EXISTS (SELECT 1 FROM pedido_cartao WHERE pintor_id = ${pintorId} AND tipo = 'cartao' AND estado NOT IN ('recusado', 'cancelado')))`;

export async function readCartao(db: Database, pintorId: number): Promise<CartaoDoPintor | null> {
  const row = await db.one(sql<{cartao: CartaoDoPintor | null}>`
    SELECT ${sql.raw(SQL_CARTAO)} AS cartao FROM pintor t WHERE t.id = ${pintorId}`);
  return row?.cartao ?? null;
}
