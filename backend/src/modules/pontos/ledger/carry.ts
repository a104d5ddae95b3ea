import {CARRIED_DEBT_TYPES} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import type {Ledger} from './ledger';
import {openLedgers} from './read';
import {saveLedger} from './save';

/** An erased account and the living one of the same person, by CPF. */
interface Succession {
  from: number;
  to: number;
}

/**
 * As `openLedgers`, with the living accounts of whoever of these was erased: what is taken back here may have to be owed
 * there. Who signed up while the locks were waited for is found afterwards; later painters have higher numbers, so the
 * order of locks holds.
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

/** After something of these painters was taken back or came back, under the locks of `openLedgersOfPeople`. */
export async function carryDebtsFrom(db: Database, pintorIds: number[]): Promise<void> {
  await carry(db, await successionsFrom(db, pintorIds));
}

/** A painter who has just been recognised takes over what the person owes. Locks the person's accounts. */
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
 * The erased account's debt goes to the living one. What came to the erased account since (an old order that was cancelled)
 * settles what is still owed there, as it would have done at home, as far as a debt was carried.
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

/** What each account has handed on so far, less what it settled afterwards. */
async function carriedFrom(db: Database, pintorIds: number[]): Promise<Map<number, number>> {
  const rows = await db.query(sql<{pintorId: number; pontos: number}>`
    SELECT pintor_id AS "pintorId", sum(pontos)::int AS pontos FROM lancamento
     WHERE pintor_id = ANY(${pintorIds}) AND tipo = ${CARRIED_DEBT_TYPES.from} GROUP BY 1`);
  return new Map(rows.map(({pintorId, pontos}) => [pintorId, pontos]));
}
