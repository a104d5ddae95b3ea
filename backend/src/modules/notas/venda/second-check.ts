import {allExcessesSeen, type Excess} from '@clube/domain';
import {audit} from '../../../kernel/audit/audit';
import {currentContext} from '../../../kernel/context';
import type {Database} from '../../../kernel/persistence/database';
import {sql} from '../../../kernel/persistence/sql';
import {usuarioNameOf} from '../analysis/under-analysis';
import {recordEvent, type LockedNota} from '../events';
import {SecondCheckRequired} from '../refusals';
import {OPEN_SECOND_CHECK} from './second-check.sql';

const OPEN = sql.raw(OPEN_SECOND_CHECK);

interface SecondCheck {
  id: number;
  excessos: Excess[];
  pontos: number;
  pedida_por: number | null;
  pedida_em: Date;
}

/** The limits that a sale exceeds, and the points that it would give. */
export interface VendaBeyondLimits {
  excessos: readonly Excess[];
  pontos: number;
}

/**
 * Two people score a sale beyond the limits: the first one's attempt is recorded and refused; a second person's
 * succeeds if sent with `confirmar`. If the excesses or points differ from those of the first check, a new first check
 * begins. `visto`: what the second person was shown, if not the first check. Call it with the receipt locked, before anything
 * else is written.
 * @returns the id of the check that the caller completes
 */
export async function requireSecondCheck(
  db: Database,
  nota: LockedNota,
  {
    venda,
    confirmar: confirm,
    visto,
  }: {venda: VendaBeyondLimits; confirmar: boolean; visto?: VendaBeyondLimits | undefined},
): Promise<number> {
  const [openCheck] = await readOpenCheck(db, nota.id);
  if (!openCheck || !isSeen(venda, visto ?? openCheck)) {
    await closeSecondChecks(db, [nota.id]);
    await requestSecondCheck(db, nota, venda);
    throw secondCheckRefusal('Peça a outra pessoa da equipe que confira e confirme.', venda, undefined);
  }
  const first = await firstCheckOf(db, openCheck);
  if (first.minha)
    throw secondCheckRefusal('Você já conferiu esta nota: outra pessoa da equipe precisa confirmar.', venda, first);
  if (!confirm)
    throw secondCheckRefusal(`${first.por} já conferiu esta nota. Confira você também e confirme.`, venda, first);
  return openCheck.id;
}

/** Whether nothing of the sale exceeds what a person was shown of it. */
export const isSeen = (venda: VendaBeyondLimits, shown: VendaBeyondLimits): boolean =>
  venda.pontos <= shown.pontos && allExcessesSeen(venda.excessos, shown.excessos);

/** The open first check of a receipt, for the form; null if there is none. */
export async function openSecondCheck(db: Database, notaId: number) {
  const [openCheck] = await readOpenCheck(db, notaId);
  if (!openCheck) return null;
  return {...(await firstCheckOf(db, openCheck)), excessos: openCheck.excessos.map(({texto}) => texto)};
}

/** The open first check of a receipt. */
export const readOpenCheck = (db: Database, notaId: number) =>
  db.query(
    sql<SecondCheck>`SELECT id, excessos, pontos, pedida_por, pedida_em FROM segunda_conferencia WHERE nota_id = ${notaId} AND ${OPEN}`,
  );

/** Records the second person, once the sale is written. */
export async function confirmSecondCheck(
  db: Database,
  nota: LockedNota,
  {id, vendaId}: {id: number; vendaId: number},
): Promise<{primeira: number | null; segunda: number}> {
  const {now, actor} = currentContext();
  if (actor.kind !== 'painel') throw new Error('only a person looks at a sale a second time');
  const [done] = await db.query(
    sql<{pedida_por: number | null}>`
      UPDATE segunda_conferencia SET confirmada_por = ${actor.id}, confirmada_em = ${now}, venda_id = ${vendaId} WHERE id = ${id} RETURNING pedida_por`,
  );
  await recordEvent(db, {notaId: nota.id, from: nota.estado, to: nota.estado, reason: 'Segunda conferência feita'});
  return {primeira: done?.pedida_por ?? null, segunda: actor.id};
}

/** Closes the open checks of receipts, since they were processed otherwise or their files changed. */
export async function closeSecondChecks(db: Database, notas: readonly number[]): Promise<void> {
  await db.query(
    sql`UPDATE segunda_conferencia SET encerrada_em = ${currentContext().now} WHERE nota_id = ANY(${notas}) AND ${OPEN}`,
  );
}

async function requestSecondCheck(
  db: Database,
  nota: LockedNota,
  {excessos, pontos}: VendaBeyondLimits,
): Promise<void> {
  const {now, actor} = currentContext();
  await db.query(
    sql`INSERT INTO segunda_conferencia (nota_id, excessos, pontos, pedida_por, pedida_em)
        VALUES (${nota.id}, ${JSON.stringify(excessos)}, ${pontos}, ${actor.kind === 'painel' ? actor.id : null}, ${now})`,
  );
  await recordEvent(db, {notaId: nota.id, from: nota.estado, to: nota.estado, reason: 'Aguarda segunda conferência'});
  await audit(db, {action: 'pedir-conferencia', entity: 'nota', entityId: nota.id, after: {pontos, excessos}});
}

interface FirstCheck {
  por: string;
  em: string;
  minha: boolean;
}

async function firstCheckOf(db: Database, {pedida_por, pedida_em}: SecondCheck): Promise<FirstCheck> {
  const {actor} = currentContext();
  const mine = pedida_por === (actor.kind === 'painel' ? actor.id : null);
  const por = pedida_por === null ? 'O sistema' : await usuarioNameOf(db, pedida_por);
  return {por, em: pedida_em.toISOString(), minha: mine};
}

/** The refusal: the limits that are exceeded and the first person. */
function secondCheckRefusal(whatIsNext: string, {excessos, pontos}: VendaBeyondLimits, first: FirstCheck | undefined) {
  return SecondCheckRequired({
    erro: `Esta venda passa do que uma pessoa pode pontuar sozinha. ${whatIsNext}`,
    excessos: excessos.map(({texto}) => texto),
    pontos,
    conferencia: {
      por: first?.por ?? null,
      em: first?.em ?? null,
      podeConfirmar: first !== undefined && !first.minha,
    },
  });
}
