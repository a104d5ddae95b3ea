import type {Report} from '@clube/domain';

const collator = new Intl.Collator('pt-BR');

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** A report's rows in its screen's default order, in which its files begin too. */
export function inDefaultOrder<R extends object>(
  {order: {field, order}}: Pick<Report, 'order'>,
  rows: readonly R[],
): R[] {
  const sign = order === 'ASC' ? 1 : -1;
  return rows.toSorted((row, other) => {
    const [one, two] = [Reflect.get(row, field) as unknown, Reflect.get(other, field) as unknown];
    const difference =
      typeof one === 'number' && typeof two === 'number' ? one - two : collator.compare(textOf(one), textOf(two));
    return difference * sign;
  });
}
