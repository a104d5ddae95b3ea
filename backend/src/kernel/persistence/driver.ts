import {types} from 'pg';

const {builtins} = types;

/**
 * How the driver reads values, set once for the process. Civil dates stay strings (the driver's midnight UTC is
 * yesterday in São Paulo); counts and money fit a number here (money is compared and summed in SQL or in cents).
 */
export function setTypeParsers(): void {
  types.setTypeParser(builtins.DATE, value => value);
  types.setTypeParser(builtins.INT8, value => {
    const number = Number(value);
    if (!Number.isSafeInteger(number)) throw new RangeError(`bigint out of range: ${value}`);
    return number;
  });
  types.setTypeParser(builtins.NUMERIC, value => Number(value));
}

/** Each connection keeps the plan of every name it has met, so names are few: the first texts to come get one. */
const MAX_NAMES = 300;

const names = new Map<string, string>();

/** The prepared statement's name of a text; undefined when all names are given: such a text is planned each time. */
export function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MAX_NAMES) return known;
  const name = `clube_${names.size + 1}`;
  names.set(text, name);
  return name;
}
