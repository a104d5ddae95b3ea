import fc, {type Arbitrary} from 'fast-check';
import type {Parameter, Schema} from '../document';

/** Existing values by field name, without which a request is refused at its first look-up. */
export type Known = Record<string, readonly unknown[]>;

/** Valid values for this field. */
export function plausible(schema: Schema, known: Known, name = ''): Arbitrary<unknown> {
  const values = schema.type === 'array' || schema.type === 'object' ? undefined : known[name];
  const made = bySchema(schema, known, name);
  return values ? fc.oneof({weight: 5, arbitrary: fc.constantFrom(...values)}, {weight: 1, arbitrary: made}) : made;
}

function bySchema(schema: Schema, known: Known, name: string): Arbitrary<unknown> {
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  const either = schema.anyOf ?? schema.oneOf;
  if (either?.length) return fc.oneof(...either.map(one => plausible(one, known, name)));
  switch (schema.type) {
    case 'object':
      return object(schema, known);
    case 'array':
      return fc.array(plausible(schema.items ?? {}, known, ITEMS[name] ?? name), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.max(schema.minItems ?? 0, Math.min(schema.maxItems ?? 4, 4)),
      });
    case 'integer':
    case 'number':
      return fc.integer({min: Math.max(schema.minimum ?? 0, 0), max: Math.min(schema.maximum ?? 1000, 1000)});
    case 'boolean':
      return fc.boolean();
    case 'string':
      return text(schema);
    default:
      return fc.constantFrom<unknown>('texto', 1, true);
  }
}

/** Array field → field name of a single item. */
const ITEMS: Record<string, string> = {ids: 'id', notas: 'idFoto'};

/** Objects with all fields or only the required ones. */
function object({properties = {}, required = []}: Schema, known: Known): Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([key, schema]) => [key, plausible(schema, known, key)] as const);
  const record = Object.fromEntries(fields);
  return fc.oneof(fc.record(record), fc.record(record, {requiredKeys: required}));
}

const WORDS = [
  'tinta',
  'São Paulo',
  '1',
  '10',
  '12,50',
  '2026-01-10',
  'SP',
  'true',
  'Fulano de Tal',
  'a@exemplo.com.br',
];

function text({format, pattern, minLength = 0, maxLength = 40}: Schema): Arbitrary<string> {
  if (format === 'date') return fc.constant('2026-01-10');
  if (format === 'date-time') return fc.constant('2026-01-10T12:00:00Z');
  const fits = (word: string) =>
    word.length >= minLength && word.length <= maxLength && (!pattern || new RegExp(pattern, 'u').test(word));
  return fc.constantFrom(...[...WORDS.filter(fits), 'x'.repeat(minLength)]);
}

/** Reserved parameters of lists; all others are filters by field. */
const LIST_WORDS = [
  'pagina',
  'limite',
  'itensPorPagina',
  'ordenacao',
  'ordernar',
  'ordenar',
  'buscar',
  'busca',
  'filtros',
  'range',
];
const OF_LISTS = new Set([...LIST_WORDS, 'sort', 'filter', 'download', 'fileName', 'dataInicial', 'dataFinal']);

/** Values of query parameters; those of lists contain JSON with field names. */
export function queryValue(
  {name, schema}: Parameter,
  all: Parameter[],
  known: Known,
  odd: Arbitrary<unknown>,
): Arbitrary<unknown> {
  const fields = all.map(each => each.name).filter(each => !OF_LISTS.has(each));
  const field = fc.constantFrom(...(fields.length > 0 ? fields : ['id']));
  const direction = fc.oneof(fc.constantFrom('ASC', 'DESC', 'asc'), odd);
  const filters = fc.dictionary(
    fc.tuple(field, fc.constantFrom('', '', '_gte', '_lte')).map(parts => parts.join('')),
    fc.oneof(odd, fc.constantFrom(1, '1', 'a', '2026-01-01', true, null)),
    {maxKeys: 2},
  );
  switch (name) {
    case 'filtros':
      return filters.map(jsonOf);
    case 'filter':
      return fc.tuple(filters, fc.option(odd)).map(([given, q]) => jsonOf(q === null ? given : {...given, q}));
    case 'sort':
      return fc.tuple(field, direction).map(jsonOf);
    case 'ordenacao':
      return fc.record({campo: fc.oneof(field, odd), direcao: direction}, {requiredKeys: []}).map(jsonOf);
    case 'ordernar':
    case 'ordenar':
      return fc.tuple(fc.constantFrom('', '-', '+', ' '), field).map(parts => parts.join(''));
    case 'range':
      return fc.constantFrom('[0,24]', '[0,0]', '[5,2]', '[0,499]', '[0,500]', '[1e3,1e3]', '[0]', '["0",{}]');
    case 'pagina':
    case 'limite':
    case 'itensPorPagina':
      return fc.constantFrom('0', '1', '25', '500', '501', '-1', '1e3', '999999999');
    case 'download':
      return fc.constantFrom('csv', 'csv', 'pdf', '');
    default:
      return plausible(schema, known, name);
  }
}

const jsonOf = (value: unknown): string => JSON.stringify(value);
