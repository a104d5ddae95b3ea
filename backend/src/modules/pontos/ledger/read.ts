import type {LancamentoType} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {CLOCK_SQL, expiryLimitNow, termStartNow, type ClockRow} from '../../../kernel/trusted-clock';
import {Ledger} from './ledger';
import type {Account, ExpiredPart, PastLancamento, Lote} from './types';

/**
 * Locks the accounts by ascending painter id, the order of all transactions, and reads their lots. Call it in a
 * transaction, before locking any row that painters share.
 */
export async function openLedgers(db: Database, pintorIds: number[]): Promise<Map<number, Ledger>> {
  const ids = [...new Set(pintorIds)].sort((a, b) => a - b);
  const [accounts, lotes] = await db.pipeline(
    () =>
      db.prepared(
        sql<
          Account & ClockRow
        >`SELECT pintor_id AS "pintorId", saldo, seq, divida, ${CLOCK_SQL} FROM conta WHERE pintor_id = ANY(${ids}) ORDER BY pintor_id FOR NO KEY UPDATE`,
      ),
    // A separate statement: only one that starts after the lock is held sees what the last holder wrote.
    () =>
      db.prepared(sql<Lote & {pintorId: number}>`
        SELECT id, pintor_id AS "pintorId", concedido, restante, vence_em AS "venceEm", origem, cnpj_loja AS "cnpjLoja", rede_id AS "redeId"
          FROM lote WHERE pintor_id = ANY(${ids}) AND restante > 0 ORDER BY vence_em, id`),
  );
  return new Map(
    accounts.map(({confiadoEm, noBanco, ...account}) => [
      account.pintorId,
      new Ledger(
        account,
        lotes.filter(lote => lote.pintorId === account.pintorId),
        expiryLimitNow(db, {confiadoEm, noBanco}),
        termStartNow(db, {confiadoEm}),
      ),
    ]),
  );
}

export async function openLedger(db: Database, pintorId: number): Promise<Ledger> {
  const ledger = (await openLedgers(db, [pintorId])).get(pintorId);
  if (!ledger) throw new Error(`painter ${pintorId} has no account`);
  return ledger;
}

/** An entry with its allocations and their lots, for a reversal. */
export async function readLancamento(db: Database, id: number): Promise<PastLancamento> {
  const rows = await db.query(sql<AllocatedRow>`
    SELECT e.tipo, e.pontos AS total, a.pontos, l.id AS lote_id, l.concedido, l.restante, l.vence_em, l.origem, l.cnpj_loja, l.rede_id,
            EXISTS (SELECT 1 FROM ponto_expirado x WHERE x.lote_id = l.id) AS expirado
       FROM lancamento e LEFT JOIN alocacao a ON a.lancamento_id = e.id LEFT JOIN lote l ON l.id = a.lote_id
      WHERE e.id = ${id} ORDER BY a.id`);
  const [first] = rows;
  if (!first) throw new Error(`no entry ${id}`);
  const alocacoes = rows
    .filter(row => row.pontos !== null)
    .map(row => ({
      pontos: row.pontos ?? 0,
      lote: loteOf(row),
    }));
  return {id, tipo: first.tipo, pontos: first.total, alocacoes};
}

interface AllocatedRow extends Record<'pontos' | 'lote_id' | 'concedido' | 'restante' | 'rede_id', number | null> {
  tipo: LancamentoType;
  total: number;
  vence_em: Date | null;
  origem: string | null;
  cnpj_loja: string | null;
  expirado: boolean;
}

/** The lot of an allocation; undefined for debt. */
function loteOf({
  lote_id,
  concedido,
  restante,
  vence_em,
  origem: origin,
  cnpj_loja,
  rede_id,
  expirado: expired,
}: AllocatedRow) {
  if (lote_id === null || concedido === null || restante === null || vence_em === null || origin === null)
    return undefined;
  return {
    id: lote_id,
    concedido,
    restante,
    venceEm: vence_em,
    origem: origin,
    cnpjLoja: cnpj_loja,
    redeId: rede_id,
    expirado: expired,
  };
}

/** What an entry's lots lost by expiry. Points that were given back are lost only if they expired again. */
export async function expiredOf(db: Database, lancamentoId: number): Promise<ExpiredPart> {
  const row = await db.one(
    sql<ExpiredPart>`
      WITH perdidos AS (
        SELECT x.id, x.pontos, x.reativado_em FROM ponto_expirado x JOIN lote l ON l.id = x.lote_id WHERE l.lancamento_id = ${lancamentoId}
      ), devolvidos AS (
        SELECT l.id FROM perdidos x JOIN lancamento d ON d.tipo = 'devolucao' AND d.referencia = 'expirado:' || x.id JOIN lote l ON l.lancamento_id = d.id
      )
      SELECT (coalesce((SELECT sum(pontos) FROM perdidos WHERE reativado_em IS NULL), 0)
            + coalesce((SELECT sum(x.pontos) FROM ponto_expirado x JOIN devolvidos d ON d.id = x.lote_id), 0))::int AS pontos,
             array(SELECT id FROM devolvidos) AS "givenBack"`,
  );
  return row ?? {pontos: 0, givenBack: []};
}
