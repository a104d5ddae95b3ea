import {escapeIdentifier} from 'pg';

/** A statement: its text, its parameters, and its row type (for the compiler only). */
export interface Statement<R extends object = object> {
  readonly text: string;
  readonly values: unknown[];
  readonly row?: R;
}

type Scalar = string | number | bigint | boolean | Date | Buffer | null;
/** Types that may be parameters; `undefined` is excluded, as the driver would silently make it NULL. */
export type Value = Scalar | readonly Value[];
/** What may be interpolated: a parameter, or another Sql. */
type Part = Value | Sql | Bound;

/** A parameter that a statement uses several times and that is sent once. */
export class Bound<V extends Value = Value> {
  constructor(readonly value: V) {}
}

/**
 * Tagged template for SQL: `sql<{id: number}>\`SELECT id FROM pintor WHERE cpf = ${cpf}\``. Interpolated values become
 * parameters, unless they are `Sql` themselves; they are never inserted as text. `npm run sql` (backend/src/__tests__/sql) checks
 * each row type against the schema, and `npm run sql -- --write` writes it.
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
  /** One parameter, however often the statement uses the value. */
  bound: <V extends Value>(value: V) => new Bound(value),
  /** Raw SQL text; never for input. */
  raw: (text: string) => new Sql([text], []),
  /** A quoted identifier of a table or column. */
  identifier: (name: string) => new Sql([escapeIdentifier(name)], []),
  join: (parts: readonly Sql[], separator: string) => new Sql(['', ...parts.slice(1).map(() => separator), ''], parts),
});

interface Client {
  query(config: {name?: string; text: string; values: unknown[]}): Promise<{rows: unknown[]}>;
}

/** Runs a statement on the given connection; `name` makes it a prepared statement. */
export async function rowsOf<R extends object>(
  client: Client,
  {name, text, values}: Statement<R> & {name?: string},
): Promise<R[]> {
  return (await client.query({name, text, values})).rows as R[];
}
