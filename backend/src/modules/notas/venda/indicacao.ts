import {INDICACAO_PONTOS, pontuacaoExpiry, type ReversibleType} from '@clube/domain';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {likelyAccountsOfPerson} from '../../pessoas';
import {expiredOf, saveLedger, readLancamento, type Ledger, type Permit} from '../../pontos';

/**
 * Credits 100 points to the painter's referrer once the first receipt is scored: one valid bonus per referred person,
 * and none if both accounts are, or may be, the same person's.
 */
export async function rewardIndicacao(
  db: Database,
  {referredId, referrerId, vendaId, permit}: {referredId: number; referrerId: number; vendaId: number; permit: Permit},
  ledgers: Map<number, Ledger>,
): Promise<void> {
  const ledger = ledgers.get(referrerId);
  if (!ledger || (await isSpent(db, referredId, referrerId))) return;
  const {now} = currentContext();
  ledger.expireOverdue();
  const entry = ledger.credit({
    tipo: 'indicacao',
    permit,
    pontos: INDICACAO_PONTOS,
    referencia: `venda:${vendaId}`,
    venceEm: pontuacaoExpiry(ledger.termsFrom),
  });
  const ids = await saveLedger(db, ledger);
  await db.query(
    sql`INSERT INTO bonus_indicacao (indicado_id, indicador_id, venda_id, lancamento_id, criado_em)
        VALUES (${referredId}, ${referrerId}, ${vendaId}, ${ids.get(entry.seq) ?? null}, ${now})`,
  );
}

/**
 * Whether the bonus for this painter was credited to anyone, or is excluded because both are, as far as known, the same
 * person.
 */
export async function isSpent(db: Database, referredId: number, referrerId: number): Promise<boolean> {
  const referred = likelyAccountsOfPerson(referredId);
  const spent = await db.one(sql`
    SELECT 1 AS spent WHERE ${referred} && ${likelyAccountsOfPerson(referrerId)}
       OR EXISTS (SELECT 1 FROM bonus_indicacao WHERE indicado_id = ANY(${referred}) AND estorno_id IS NULL)`);
  return spent !== undefined;
}

interface LiveBonus {
  id: number;
  indicador_id: number;
  lancamento_id: number;
}

/** Reverses the bonus if the referred painter has no live sale left. Call it after the sale was undone. */
export async function undoIndicacao(db: Database, referredId: number, ledgers: Map<number, Ledger>): Promise<void> {
  const bonus = await db.one(sql<LiveBonus>`
    SELECT id, indicador_id, lancamento_id FROM bonus_indicacao b WHERE indicado_id = ${referredId} AND estorno_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM venda v WHERE v.pintor_id = ${referredId} AND v.estado = 'pontuada')`);
  if (!bonus) return;
  const ledger = ledgers.get(bonus.indicador_id);
  const estornoId = await reverseCredit(db, ledger, bonus.lancamento_id, 'indicacao', `bonus:${bonus.id}`);
  await db.query(sql`UPDATE bonus_indicacao SET estorno_id = ${estornoId ?? null} WHERE id = ${bonus.id}`);
}

/** Reverses a credit in a locked account; returns the id of the reversal. */
export async function reverseCredit(
  db: Database,
  ledger: Ledger | undefined,
  lancamentoId: number,
  tipo: ReversibleType,
  referencia: string,
): Promise<number | undefined> {
  if (!ledger) throw new Error('the account of the entry is not locked');
  ledger.expireOverdue();
  const original = await readLancamento(db, lancamentoId);
  const entry = ledger.reverseCredit(original, tipo, referencia, await expiredOf(db, lancamentoId));
  return (await saveLedger(db, ledger)).get(entry.seq);
}
