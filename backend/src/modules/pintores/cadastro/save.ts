import {PINTOR_FIELD_NAMES, fieldText, fieldValue, type PintorFieldName} from '@clube/domain';
import type {TypesOf} from '../../../kernel/entities/entity';
import {Pintor} from '../pintor';

/** Columns of a painter, by their property names. */
export type Columns = Partial<TypesOf<typeof Pintor>['stored']>;

/** Fields of the forms that are not columns of the painter. */
const NOT_COLUMNS: readonly PintorFieldName[] = [
  'senha',
  'senhaAntiga',
  'confirmarSenha',
  'indicacao',
  'codigo_cadastro',
];

/**
 * Converts the texts of a validated form to columns: without masks and blanks, empty ones as null; absent ones are left
 * out. `menos`: a field to leave out.
 */
export function formColumns(enviado: object, menos?: PintorFieldName): Columns {
  const sent = new Map<string, unknown>(Object.entries(enviado));
  const texts = PINTOR_FIELD_NAMES.filter(field => !NOT_COLUMNS.includes(field) && field !== menos)
    .filter(field => sent.get(field) !== undefined)
    .map(field => [field, fieldValue(field, fieldText(field, sent.get(field)))]);
  return Pintor.change.parse(Object.fromEntries(texts));
}
