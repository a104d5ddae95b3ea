import type {TypesOf} from '../../../kernel/entities/entity';
import type {RevendasService} from '../../revendas';
import {formColumns, type Columns} from '../cadastro/save';
import type {Pintor} from '../pintor';
import type {SentProfile} from './schema';

/**
 * Converts a validated profile to columns: absent fields stay unchanged, empty ones become null, and another
 * preferred shop, or another city of it, also sets the reseller of that name. The same shop keeps its reseller, even if
 * that one was renamed or is not active any more.
 */
export async function profileColumns(
  given: SentProfile,
  current: Pick<TypesOf<typeof Pintor>['stored'], 'endCidade' | 'lojaPreferida' | 'cidadeLojaPreferida'>,
  revendas: RevendasService,
): Promise<Columns> {
  const columns = formColumns(given, 'cpf');
  for (const field of ['sobre', 'acheSeuPintor', 'verTutorial'] as const)
    if (given[field] !== undefined) Object.assign(columns, {[field]: given[field]});
  const {lojaPreferida = current.lojaPreferida, cidadeLojaPreferida = current.cidadeLojaPreferida} = columns;
  if (lojaPreferida !== current.lojaPreferida || cidadeLojaPreferida !== current.cidadeLojaPreferida)
    columns.revendaId = lojaPreferida
      ? await revendas.idOfName(lojaPreferida, cidadeLojaPreferida ?? columns.endCidade ?? current.endCidade)
      : null;
  return columns;
}
