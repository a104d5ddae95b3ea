import {PINTOR_FIELD_NAMES, fieldText, fieldValue, type PintorFieldName} from '@clube/domain';
import type {TypesOf} from '../../../kernel/entities/entity';
import {Pintor} from '../pintor';

/** Columns of a painter, by their names on the wire. */
export type Columns = Partial<TypesOf<typeof Pintor>['stored']>;

/** Of the forms, but not columns of the painter. */
const NOT_COLUMNS: readonly PintorFieldName[] = [
  'senha',
  'senhaAntiga',
  'confirmarSenha',
  'indicacao',
  'codigo_cadastro',
];

/**
 * What a form that was checked sent of the painter's texts, as the columns take it: without masks and blanks, what is empty
 * as null; what was not sent is left out. `menos`: a field of the form that is not taken over.
 */
export function formColumns(enviado: object, menos?: PintorFieldName): Columns {
  const sent = new Map<string, unknown>(Object.entries(enviado));
  const texts = PINTOR_FIELD_NAMES.filter(field => !NOT_COLUMNS.includes(field) && field !== menos)
    .filter(field => sent.get(field) !== undefined)
    .map(field => [field, fieldValue(field, fieldText(field, sent.get(field)))]);
  return Pintor.change.parse(Object.fromEntries(texts));
}
