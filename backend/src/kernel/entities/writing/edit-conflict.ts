import {z} from 'zod';
import {EDIT_CONFLICT, PREVIOUS_VALUES_HEADER, valueDigest} from '@clube/domain';
import {currentContext} from '../../context';
import {Conflict, InvalidRequest, NotFound, defineRefusal} from '../../refusals/refusals';

/** Response body: `atual`, the current values of the fields that differ from what the caller saw. */
export const EditConflict = defineRefusal(
  409,
  EDIT_CONFLICT,
  'Outra pessoa mudou este cadastro enquanto você o editava.',
);

export const NotRemoved = defineRefusal(409, 'NAO_EXCLUIDO', 'Este registro não está excluído.');

/** What endpoints that change one row by `Crud.update` refuse. */
export const REFUSED_EDITS = [NotFound, Conflict, EditConflict] as const;

const digestsByField = z.record(z.string().max(60), z.string().regex(/^[0-9a-f]{8}$/));

/**
 * Compares the values that the caller saw (header X-Antes: a `valueDigest` per changed field) with the stored ones. Without the
 * header, as from scripts, nothing is compared and the last write wins.
 * @throws EditConflict when one of them is another value by now; InvalidRequest for a header that is none
 */
export function assertUnchanged(before: object, changes: object): void {
  const {previousValues} = currentContext();
  if (previousValues === undefined) return;
  const differing = Object.entries(digestsIn(previousValues)).filter(
    ([field, digest]) =>
      Object.hasOwn(changes, field) &&
      Object.hasOwn(before, field) &&
      valueDigest(Reflect.get(before, field)) !== digest,
  );
  if (differing.length === 0) return;
  throw EditConflict({atual: Object.fromEntries(differing.map(([field]) => [field, Reflect.get(before, field)]))});
}

function digestsIn(header: string): Record<string, string> {
  try {
    return digestsByField.parse(JSON.parse(header));
  } catch {
    throw InvalidRequest({erro: `O cabeçalho ${PREVIOUS_VALUES_HEADER} é inválido.`});
  }
}
