import {CARRIED_DEBT_TYPES} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Ledger} from './ledger';
import {openLedgers} from './read';
import {saveLedger} from './save';

/** An erased account and the person's current one, matched by CPF. */
interface Succession {
  from: number;
  to: number;
}

/**
 * As `openLedgers`, plus the current accounts of erased painters among these, since a reversal may become debt there. A
 * sign-up during the wait for the locks is found afterwards; newer painters have higher ids, so the lock order still
 * holds.
 */
export async function openLedgersOfPeople(db: Database, pintorIds: number[]): Promise<Map<number, Ledger>> {
  const known = await successionsFrom(db, pintorIds);
  const ledgers = await openLedgers(db, [...pintorIds, ...known.map(({to}) => to)]);
  const later = (await successionsFrom(db, pintorIds)).filter(({to}) => !ledgers.has(to));
  if (later.length === 0) return ledgers;
  const more = await openLedgers(
    db,
    later.map(({to}) => to),
  );
  return new Map([...ledgers, ...more]);
}

/** Carries debts after points of these painters were reversed or returned, under the locks of `openLedgersOfPeople`. */
export async function carryDebtsFrom(db: Database, pintorIds: number[]): Promise<void> {
  await carry(db, await successionsFrom(db, pintorIds));
}

/** Carries the person's debt to a painter who has just been recognised. Locks the person's accounts. */
export async function carryDebtsTo(db: Database, pintorId: number): Promise<void> {
  await carry(
    db,
    await db.query(sql<Succession>`
      SELECT anterior_id AS "from", pintor_id AS "to" FROM participacao_anterior WHERE pintor_id = ${pintorId} AND por = 'cpf' ORDER BY 1`),
  );
}

const successionsFrom = (db: Database, pintorIds: number[]): Promise<Succession[]> =>
  db.query(sql<Succession>`
    SELECT anterior_id AS "from", pintor_id AS "to" FROM participacao_anterior WHERE anterior_id = ANY(${pintorIds}) AND por = 'cpf' ORDER BY 1`);

async function carry(db: Database, successions: Succession[]): Promise<void> {
  if (successions.length === 0) return;
  const ledgers = await openLedgers(
    db,
    successions.flatMap(({from, to}) => [from, to]),
  );
  const carried = await carriedFrom(
    db,
    successions.map(({from}) => from),
  );
  for (const {from, to} of successions) {
    const [old, living] = [ledgers.get(from), ledgers.get(to)];
    if (old && living) move(old, living, carried.get(from) ?? 0);
  }
  for (const ledger of ledgers.values()) await saveLedger(db, ledger);
}

/**
 * Moves the erased account's debt to the current one. Points that the erased account received since (from a cancelled
 * old order) settle the carried debt, up to its amount.
 */
function move(old: Ledger, living: Ledger, carriedBefore: number): void {
  const back = Math.min(carriedBefore, living.divida, Math.max(0, spendable(old)));
  const pontos = old.divida || -back;
  if (pontos === 0) return;
  const referencia = `conta:${old.account.pintorId}:${old.account.seq}`;
  living.expireOverdue();
  old.carry(CARRIED_DEBT_TYPES.from, pontos, referencia);
  living.carry(CARRIED_DEBT_TYPES.to, -pontos, referencia);
}

function spendable(ledger: Ledger): number {
  ledger.expireOverdue();
  return ledger.saldo;
}

/** The debt that each account has handed on, minus what it settled afterwards. */
async function carriedFrom(db: Database, pintorIds: number[]): Promise<Map<number, number>> {
  const rows = await db.query(sql<{pintorId: number; pontos: number}>`
    SELECT pintor_id AS "pintorId", sum(pontos)::int AS pontos FROM lancamento
     WHERE pintor_id = ANY(${pintorIds}) AND tipo = ${CARRIED_DEBT_TYPES.from} GROUP BY 1`);
  return new Map(rows.map(({pintorId, pontos}) => [pintorId, pontos]));
}
