import type {ImportField} from '../kind';

/** What finding a field's column needs to know of it. */
export type FieldHeadings = Pick<ImportField, 'titulo' | 'palavras' | 'obrigatorio' | 'kind'>;

/** Case, accents, signs and what stands in brackets do not count: `Valor unitário (R$)` is valorunitario. */
const normal = (text: string): string =>
  text
    .replace(/\([^)]*\)/g, '')
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

/** Which field each heading names; each field once, the first heading has it. */
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

/** The titles of required fields that no column brings. */
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
