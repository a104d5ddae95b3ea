import {types} from 'pg';

const {builtins} = types;

/**
 * Type parsers of the driver, set once per process. Dates without time stay strings, as the driver's midnight in UTC is the day
 * before in São Paulo. Counts and money become numbers, which they fit into here: money is compared and summed in SQL or in
 * cents.
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

/** Maximum number of prepared statements. Each connection keeps the plan of every one, so only the first texts get a name. */
const MAX_NAMES = 300;
/** Of these, the number for texts that requests vary, such as a list's filters and order: the others stay for our own. */
const MAX_VARIED_NAMES = 200;

const names = new Map<string, string>();

/** The name of the prepared statement for a text; undefined when the maximum is reached, so that the text is planned each time. */
export function statementName(text: string, {varied = false} = {}): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= (varied ? MAX_VARIED_NAMES : MAX_NAMES)) return known;
  const name = `clube_${names.size + 1}`;
  names.set(text, name);
  return name;
}
