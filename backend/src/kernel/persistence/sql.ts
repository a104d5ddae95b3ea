import {escapeIdentifier} from 'pg';

/** What the database takes as it is: a text, the values that it numbers, and, for the compiler alone, what a row holds. */
export interface Statement<R extends object = object> {
  readonly text: string;
  readonly values: unknown[];
  readonly row?: R;
}

type Scalar = string | number | bigint | boolean | Date | Buffer | null;
/** What the driver makes a parameter of; `undefined`, which would silently be null, is not among it. */
export type Value = Scalar | readonly Value[];
/** What may stand in `${}`: a value, or more SQL. */
type Part = Value | Sql | Bound;

/** A value that a statement names more than once and that is sent once. */
export class Bound<V extends Value = Value> {
  constructor(readonly value: V) {}
}

/**
 * SQL written by hand, with its values where they are used: `sql<{id: number}>\`SELECT id FROM pintor WHERE cpf = ${cpf}\``.
 * Nobody counts parameters, and whatever is no `Sql` is a parameter, never text. A statement's row type is held to the
 * schema by `npm run sql` (backend/src/__tests__/sql), which also writes it: `npm run sql -- --write`.
 */
export class Sql<R extends object = object> implements Statement<R> {
  declare readonly row?: R;
  private rendered?: {text: string; values: unknown[]};

  constructor(
    private readonly chunks: readonly string[],
    private readonly parts: readonly Part[],
  ) {}

  get text(): string {
    return (this.rendered ??= this.render()).text;
  }

  get values(): unknown[] {
    return (this.rendered ??= this.render()).values;
  }

  private render() {
    const values: unknown[] = [];
    return {text: this.write(values, new Map()), values};
  }

  private write(values: unknown[], places: Map<Bound, number>): string {
    let text = this.chunks[0] ?? '';
    this.parts.forEach((part, i) => {
      text += part instanceof Sql ? part.write(values, places) : `$${place(part, values, places)}`;
      text += this.chunks[i + 1] ?? '';
    });
    return text;
  }
}

function place(part: Exclude<Part, Sql>, values: unknown[], places: Map<Bound, number>): number {
  if (!(part instanceof Bound)) return values.push(part);
  const known = places.get(part) ?? values.push(part.value);
  places.set(part, known);
  return known;
}

const tag = <R extends object = object>(chunks: TemplateStringsArray, ...parts: Part[]) => new Sql<R>(chunks, parts);

export const sql = Object.assign(tag, {
  /** One parameter for a value, however often the statement names it. */
  bound: <V extends Value>(value: V) => new Bound(value),
  /** Text that becomes SQL as it stands: never anything that came from outside. */
  raw: (text: string) => new Sql([text], []),
  /** A table's or a column's name, quoted. */
  identifier: (name: string) => new Sql([escapeIdentifier(name)], []),
  join: (parts: readonly Sql[], separator: string) => new Sql(['', ...parts.slice(1).map(() => separator), ''], parts),
});

interface Client {
  query(config: {name?: string; text: string; values: unknown[]}): Promise<{rows: unknown[]}>;
}

/** The rows of a statement on a connection of one's own; `name` has it planned once. */
export async function rowsOf<R extends object>(
  client: Client,
  {name, text, values}: Statement<R> & {name?: string},
): Promise<R[]> {
  return (await client.query({name, text, values})).rows as R[];
}
