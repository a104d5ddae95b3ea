import {INDICACAO_PONTOS, type Pontuacao} from '@clube/domain';
import type {Database} from '../../../kernel/persistence/database';
import type {Grant} from '../../pontos';
import {isSpent} from './indicacao';
import type {LockedNota} from '../events';

/** The credits of scoring this sale: its points, and the bonus of the painter's referrer. */
export async function grantsOf(
  db: Database,
  {pintor_id: id, indicado_por: referrerId}: LockedNota,
  {total}: Pick<Pontuacao, 'total'>,
): Promise<Grant[]> {
  const venda: Grant = {tipo: 'pontuacao', pintorId: id, pontos: total};
  if (!referrerId || (await isSpent(db, id, referrerId))) return [venda];
  return [venda, {tipo: 'indicacao', pintorId: referrerId, pontos: INDICACAO_PONTOS, quem: 'quem indicou este pintor'}];
}
