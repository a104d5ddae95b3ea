import ts from 'typescript';
import type {Catalog} from './catalog';
import type {DescribedColumn} from './describe';

/** Columns with a fixed list of values in the code but without a CHECK in the database. */
const NARROWER = new Set(['lancamento.tipo']);

type Base = 'boolean' | 'number' | 'string' | 'Date' | 'Buffer' | 'json' | 'other';
const BASES: Record<string, Base> = {
  ...Object.fromEntries(
    ['int2', 'int4', 'int8', 'float4', 'float8', 'numeric', 'oid'].map(name => [name, 'number' as const]),
  ),
  bool: 'boolean',
  timestamp: 'Date',
  timestamptz: 'Date',
  json: 'json',
  jsonb: 'json',
  bytea: 'Buffer',
  interval: 'other',
};

export interface DatabaseType {
  base: Base;
  list: boolean;
}

/** The JavaScript type of a database type, with our parsers (kernel/persistence/types.ts); unknown types are text. */
export function databaseType({types}: Catalog, oid: number): DatabaseType {
  const {element = 0, name = ''} = types.get(oid) ?? {};
  return {base: BASES[element ? (types.get(element)?.name ?? '') : name] ?? 'string', list: element !== 0};
}

/** The column's type in TypeScript syntax. */
export function written(catalog: Catalog, column: DescribedColumn): string {
  const {base, list} = databaseType(catalog, column.type);
  const literals = base === 'string' && column.values?.map(value => `'${value.replaceAll("'", "\\'")}'`).join(' | ');
  const one = literals || (base === 'json' || base === 'other' ? 'unknown' : base);
  const all = list ? `${one}[]` : one;
  return column.nullable && all !== 'unknown' ? `${all} | null` : all;
}

/** Why a declared type does not match the column; undefined if it matches. */
export function mismatch(
  checker: ts.TypeChecker,
  catalog: Catalog,
  column: DescribedColumn,
  declared: ts.Type,
  inPlace: boolean,
): string | undefined {
  if (declared.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) {
    return databaseType(catalog, column.type).base === 'json' ? undefined : 'says nothing';
  }
  const members = declared.isUnion() ? declared.types : [declared];
  const isNull = (type: ts.Type) => (type.flags & ts.TypeFlags.Null) !== 0;
  // A named row type may be shared with other statements, so it may be wider than this column.
  const others = members.filter(type => !isNull(type) && (inPlace || !(type.flags & ts.TypeFlags.Undefined)));
  const {base, list} = databaseType(catalog, column.type);
  if (others.some(type => type.flags & ts.TypeFlags.Undefined)) return 'the driver never answers undefined';
  if (column.nullable && !members.some(isNull)) return 'can be null';
  if (inPlace && !column.nullable && members.some(isNull)) return 'is never null';
  if (list) return others.every(type => checker.isArrayType(type)) ? undefined : 'is a list';
  if (base === 'json') return undefined;
  if (!others.every(type => fits(type, base))) return `is ${base}`;
  const literals = others.flatMap(type => (type.isStringLiteral() ? [type.value] : []));
  if (literals.length === 0 || NARROWER.has(column.column ?? '')) return undefined;
  if (!column.values) return 'can be any text';
  const missing = column.values.filter(value => !literals.includes(value));
  return missing.length > 0 ? `can also be ${missing.join(', ')}` : undefined;
}

/** Whether a value of the type can be a parameter of the database type `oid`. */
export function sendable(checker: ts.TypeChecker, catalog: Catalog, oid: number, value: ts.Type): boolean {
  const {base, list} = databaseType(catalog, oid);
  if (value.getSymbol()?.name === 'Bound') {
    return checker.getTypeArguments(value as ts.TypeReference).every(type => sendable(checker, catalog, oid, type));
  }
  const members = value.isUnion() ? value.types : [value];
  return members.every(type => {
    if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return true;
    if (list) return checker.isArrayType(type) || checker.isTupleType(type);
    // Numbers and times may also be sent as text, such as decimals and civil dates.
    return fits(type, base) || fits(type, 'string') || (base === 'string' && fits(type, 'number')) || base === 'other';
  });
}

function fits(type: ts.Type, base: Base): boolean {
  const flags: Partial<Record<Base, ts.TypeFlags>> = {
    string: ts.TypeFlags.StringLike,
    json: ts.TypeFlags.StringLike,
    number: ts.TypeFlags.NumberLike,
    boolean: ts.TypeFlags.BooleanLike,
  };
  const flag = flags[base];
  if (flag === undefined) return type.getSymbol()?.name === base;
  return (type.flags & flag) !== 0 || (type.isIntersection() && type.types.some(part => fits(part, base)));
}
