import {NOMES_CAMPOS_PINTOR, textoDoCampo, valorDoCampo, type NomeCampoPintor} from '@clube/domain';
import type {TypesOf} from '../../../kernel/resources/entity';
import {Pintor} from '../pintor';

/** Columns of a painter, by their names on the wire. */
export type Colunas = Partial<TypesOf<typeof Pintor>['stored']>;

/** Of the forms, but not columns of the painter. */
const NAO_COLUNAS: readonly NomeCampoPintor[] = [
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
export function colunasDoFormulario(enviado: object, menos?: NomeCampoPintor): Colunas {
  const sent = new Map<string, unknown>(Object.entries(enviado));
  const textos = NOMES_CAMPOS_PINTOR.filter(campo => !NAO_COLUNAS.includes(campo) && campo !== menos)
    .filter(campo => sent.get(campo) !== undefined)
    .map(campo => [campo, valorDoCampo(campo, textoDoCampo(campo, sent.get(campo)))]);
  return Pintor.change.parse(Object.fromEntries(textos));
}
