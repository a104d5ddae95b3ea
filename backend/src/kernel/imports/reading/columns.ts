import type {ImportField} from '../kind';

/** The properties of a field by which its column is found. */
export type FieldHeadings = Pick<ImportField, 'titulo' | 'palavras' | 'obrigatorio' | 'kind'>;

/** Ignores case, accents, punctuation and text in brackets: `Valor unitário (R$)` becomes valorunitario. */
const normal = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Maps headings to fields; of several headings for one field the first counts. */
export function fieldsOf(
  headings: readonly string[],
  fields: Readonly<Record<string, FieldHeadings>>,
): (string | null)[] {
  const byWord = new Map<string, string>();
  for (const [name, {titulo, palavras}] of Object.entries(fields))
    for (const word of [name, titulo, ...palavras]) byWord.set(normal(word), name);
  const taken = new Set<string>();
  return headings.map(heading => {
    const field = byWord.get(normal(heading));
    if (field === undefined || taken.has(field)) return null;
    taken.add(field);
    return field;
  });
}

/** The titles of required fields without a column. */
export function missingFields(
  campos: readonly (string | null)[],
  fields: Readonly<Record<string, FieldHeadings>>,
): string[] {
  return Object.entries(fields)
    .filter(([name, {obrigatorio}]) => obrigatorio && !campos.includes(name))
    .map(([, {titulo}]) => titulo);
}

export const missingColumns = (titles: readonly string[]): string =>
  titles.length === 1
    ? `Falta a coluna ${titles[0]}`
    : `Faltam as colunas ${titles.slice(0, -1).join(', ')} e ${titles.at(-1)}`;
