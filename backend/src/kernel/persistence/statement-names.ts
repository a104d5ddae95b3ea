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
