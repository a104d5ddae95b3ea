import type {TypesOf} from '../../../kernel/entities/entity';
import type {RevendasService} from '../../revendas';
import {formColumns, type Columns} from '../cadastro/save';
import type {Pintor} from '../pintor';
import type {SentProfile} from './schema';

/**
 * Converts a validated profile to columns: absent fields stay unchanged, empty ones become null, and the preferred
 * shop's name also sets the reseller of that name.
 */
export async function profileColumns(
  given: SentProfile,
  current: Pick<TypesOf<typeof Pintor>['stored'], 'endCidade'>,
  revendas: RevendasService,
): Promise<Columns> {
  const columns = formColumns(given, 'cpf');
  for (const field of ['sobre', 'acheSeuPintor', 'verTutorial'] as const)
    if (given[field] !== undefined) Object.assign(columns, {[field]: given[field]});
  const {lojaPreferida, cidadeLojaPreferida, endCidade} = columns;
  if (lojaPreferida !== undefined)
    columns.revendaId = lojaPreferida
      ? await revendas.idOfName(lojaPreferida, cidadeLojaPreferida ?? endCidade ?? current.endCidade)
      : null;
  return columns;
}
