import {pontuacaoExpiry} from '@clube/domain';
import {sql} from '../../../kernel/persistence/sql';
import type {TestApp} from '../app';
import {insert} from './rows';
import {nextNumber} from './valid';

/** Credits points of a promotional code to a painter, who can then spend them; returns the id of the ledger entry. */
export async function givenPontos(t: TestApp, pintorId: number, pontos: number, venceEm?: Date): Promise<number> {
  const account = await t.db.one(
    sql<{
      saldo: number;
      seq: number;
    }>`UPDATE conta SET saldo = saldo + ${pontos}, seq = seq + 1 WHERE pintor_id = ${pintorId} AND divida = 0 RETURNING saldo, seq`,
  );
  if (!account) throw new Error('the painter has no account, or one with a debt');
  const {id} = await insert<{id: number}>(t, 'lancamento', {
    pintorId,
    seq: account.seq,
    tipo: 'codigo',
    pontos,
    saldoApos: account.saldo,
    referencia: `teste:${nextNumber()}`,
    ocorridoEm: t.clock.now,
    // Already checked by a second person, so that these points never reach the limit of what one person may grant.
    conferido: true,
  });
  const lote = await insert<{id: number}>(t, 'lote', {
    pintorId,
    lancamentoId: id,
    concedido: pontos,
    restante: pontos,
    venceEm: venceEm ?? pontuacaoExpiry(t.clock.now),
    origem: 'codigo',
  });
  await insert(t, 'alocacao', {lancamentoId: id, loteId: lote.id, pontos});
  return id;
}

/** The painter's displayed balance. */
export async function saldoOf({db}: TestApp, pintorId: number): Promise<number | undefined> {
  return (await db.one(sql<{saldo: number}>`SELECT saldo FROM conta WHERE pintor_id = ${pintorId}`))?.saldo;
}
