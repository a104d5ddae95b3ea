import {CREDIT_TYPES, DAY_MS, GRANT_DAY, GRANT_MONTH, type GrantSums} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';

/** A give-back repeats an earlier grant, so it does not count for the painter. */
const GRANTED = [...CREDIT_TYPES.filter(tipo => tipo !== 'devolucao'), 'correcao'];

export const sinceGrantMonth = (): Date => since(GRANT_MONTH);

const since = (days: number): Date => new Date(currentContext().now.getTime() - days * DAY_MS);

/**
 * Points granted in a day and in 30 days, by painter, including the person's erased accounts; reversed grants and those
 * that a second person approved do not count. Accurate only for locked accounts.
 */
export async function sumsOfPintores(db: Database, pintorIds: readonly number[]): Promise<Map<number, GrantSums>> {
  const rows = await db.query(sql<GrantSums & {id: number}>`
    SELECT c.pintor_id AS id, coalesce(sum(e.pontos) FILTER (WHERE e.ocorrido_em > ${since(GRANT_DAY)}), 0)::bigint AS dia,
           sum(e.pontos)::bigint AS mes
      FROM (SELECT id AS pintor_id, id AS conta_id FROM unnest(${pintorIds}::int[]) id
            UNION ALL SELECT pintor_id, anterior_id FROM participacao_anterior WHERE por = 'cpf' AND pintor_id = ANY(${pintorIds})) c
      JOIN lancamento e ON e.pintor_id = c.conta_id
     WHERE e.tipo = ANY(${GRANTED}) AND e.pontos > 0 AND NOT e.conferido
       AND e.ocorrido_em > ${since(GRANT_MONTH)} AND NOT EXISTS (SELECT 1 FROM lancamento r WHERE r.estorna = e.id)
     GROUP BY c.pintor_id`);
  return new Map(rows.map(({id, ...sums}) => [id, sums]));
}

/** SQL: the points of a registration code `c`: what its uses gave, with the points that it had then, and what is left of it. */
export const SQL_PONTOS_OF_CODIGO = sql`((SELECT coalesce(sum(u.pontos), 0) FROM uso_codigo u WHERE u.codigo_cadastro_id = c.id AND u.liberado_em IS NULL)
       + c.pontos::numeric * (c.usos - c.usos_realizados))`;

/**
 * Points that a member of staff granted without a second person in a day and in 30 days: to painters, reversed or not,
 * and by codes, used or not (a voucher once, as its number of uses is open). Locks the person's row, which serialises
 * concurrent grants: call it with the painters' accounts locked.
 */
export async function sumsOfUsuario(db: Database, usuarioId: number): Promise<GrantSums> {
  await db.query(sql`SELECT 1 FROM usuario WHERE id = ${usuarioId} FOR NO KEY UPDATE`);
  const id = sql.bound(usuarioId);
  const [day, month] = [sql.bound(since(GRANT_DAY)), sql.bound(since(GRANT_MONTH))];
  const sums = await db.one(sql<GrantSums>`
    SELECT coalesce(sum(pontos) FILTER (WHERE quando > ${day}::timestamptz), 0)::bigint AS dia, coalesce(sum(pontos), 0)::bigint AS mes FROM (
      SELECT pontos::numeric, ocorrido_em AS quando FROM lancamento
       WHERE usuario_id = ${id} AND pontos > 0 AND NOT conferido AND ocorrido_em > ${month}::timestamptz
      UNION ALL
      SELECT ${SQL_PONTOS_OF_CODIGO}, concedido_em FROM codigo_cadastro c
       WHERE usuario_id = ${id} AND NOT conferido AND concedido_em > ${month}::timestamptz
      UNION ALL
      SELECT valor, criado_em FROM voucher
       WHERE usuario_id = ${id} AND criado_em > ${month}::timestamptz AND operacao = 'ADICIONAR' AND NOT conferido
      UNION ALL
      SELECT c.valor, l.criado_em FROM lote_codigo l JOIN codigo_promocional c ON c.lote_codigo_id = l.id
       WHERE l.usuario_id = ${id} AND l.criado_em > ${month}::timestamptz AND c.operacao = 'ADICIONAR' AND NOT c.conferido
    ) x`);
  return sums ?? {dia: 0, mes: 0};
}
