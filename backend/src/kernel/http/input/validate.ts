import {z, type ZodError, type ZodType} from 'zod';
import {countOf, truncate} from '@clube/domain';
import {InvalidRequest, invalidAddress, fieldRefusal} from '../../refusals/refusals';
import {validationMessage} from '../validation-messages';

type Issue = ZodError['issues'][number];

z.config({localeError: validationMessage});

/**
 * Validates one part of a request. A wrong type or an unknown field is a malformed request (400); a value that breaks a rule is
 * refused with the message of its field (422). All errors are reported at once, the first one on top.
 */
export function check<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value, {reportInput: true});
  if (parsed.success) return parsed.data;
  throw refusalOf(parsed.error);
}

/** The same for path parameters, where every error is a malformed address (400). */
export function checkPath<T>(schema: ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  throw invalidAddress();
}

/** How many unknown fields are named; of the others only the number is reported. */
const NAMED = 10;
const UNKNOWN_FIELD = 'Campo desconhecido';

function refusalOf(error: ZodError) {
  const campos: Record<string, string> = {};
  let malformed = false;
  let unknown = 0;
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      malformed = true;
      for (const key of issue.keys.slice(0, Math.max(0, NAMED - unknown)))
        campos[nameOf([...issue.path, key])] = UNKNOWN_FIELD;
      unknown += issue.keys.length;
    } else {
      if (isWrongType(issue) && issue.input !== undefined && issue.input !== null) malformed = true;
      campos[nameOf(issue.path)] ??= issue.message;
    }
  }
  if (!malformed) return fieldRefusal(campos);
  const more =
    unknown > NAMED ? ` (e mais ${countOf(unknown - NAMED, 'campo desconhecido', 'campos desconhecidos')})` : '';
  return InvalidRequest({erro: firstMessage(campos) + more, campos});
}

const nameOf = (path: PropertyKey[]): string => truncate(path.join('.'), 80);

/** Whether the value has another type than every accepted one. */
function isWrongType(issue: Issue): boolean {
  if (issue.code === 'invalid_type') return true;
  if (issue.code !== 'invalid_union' && issue.code !== 'invalid_value') return false;
  if (typeof issue.input === 'object') return true;
  return issue.code === 'invalid_union' && issue.errors.length > 0 && issue.errors.every(some(isWrongType));
}

const some = (test: (issue: Issue) => boolean) => (branch: Issue[]) => branch.some(test);

function firstMessage(campos: Record<string, string>): string {
  const [[field, mensagem] = ['', 'Pedido inválido.']] = Object.entries(campos);
  return mensagem === UNKNOWN_FIELD ? `${UNKNOWN_FIELD}: ${field}` : field ? `${field}: ${mensagem}` : mensagem;
}
