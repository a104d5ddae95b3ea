import type {TypesOf} from '../../../kernel/entities/entity';
import type {RevendasService} from '../../revendas';
import {formColumns, type Columns} from '../cadastro/save';
import type {Pintor} from '../pintor';
import type {SentProfile} from './schema';

/**
 * The columns that a profile which was checked changes: what was not sent is not touched, what was sent empty is emptied, and
 * with the preferred shop goes the reseller of that name.
 */
export async function profileColumns(
  given: SentProfile,
  current: Pick<TypesOf<typeof Pintor>['stored'], 'endCidade'>,
  revendas: RevendasService,
): Promise<Columns> {
  const columns = formColumns(given, 'cpf');
  if (given.sobre !== undefined) columns.sobre = given.sobre?.trim() || null;
  for (const field of ['acheSeuPintor', 'verTutorial'] as const)
    if (given[field] !== undefined) columns[field] = given[field];
  const {lojaPreferida, cidadeLojaPreferida, endCidade} = columns;
  if (lojaPreferida !== undefined)
    columns.revendaId = lojaPreferida
      ? await revendas.idOfName(lojaPreferida, cidadeLojaPreferida ?? endCidade ?? current.endCidade)
      : null;
  return columns;
}
