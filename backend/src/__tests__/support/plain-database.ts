import type {Database} from '../../kernel/persistence/database';
import type {Statement} from '../../kernel/persistence/sql';

interface Plain {
  query<R extends object>(text: string, values?: unknown[]): Promise<R[]>;
  one<R extends object>(text: string, values?: unknown[]): Promise<R | undefined>;
}

/** The application's database, which a test may also ask in plain text. */
export type PlainDatabase = Database & Plain;

export function plainly(db: Database): PlainDatabase {
  const query = <R extends object>(asked: string | Statement<R>, values: unknown[] = []) =>
    db.query<R>(typeof asked === 'string' ? {text: asked, values} : asked);
  const one = async <R extends object>(asked: string | Statement<R>, values?: unknown[]) =>
    (await query(asked, values))[0];
  const asked = new Map<string | symbol, unknown>(Object.entries({query, one}));
  return new Proxy(db, {get: (of, key): unknown => asked.get(key) ?? Reflect.get(of, key)}) as PlainDatabase;
}
