import {Client} from 'pg';
import {ClubeApplication, createLogger, readConfig} from '@clube/backend';
import {ROOT} from '../support/root';
import type {Session} from '../support/tokens';
import type {Order} from './orders';

export interface Statement {
  text: string;
  values: unknown[];
}

/**
 * Makes one order over HTTP in this process and records the statements between BEGIN and COMMIT of its transaction, so that
 * pgbench repeats exactly what the product does.
 */
export async function recordOrder(
  databaseUrl: string,
  dataDir: string,
  session: Session,
  order: Order,
): Promise<Statement[]> {
  const config = readConfig({NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir}, ROOT);
  const app = await ClubeApplication.create({config: {...config, databaseUrl}, log: createLogger('fatal'), root: ROOT});
  try {
    await app.jobs.start({work: false});
    await app.httpServer.listen();
    const url = `http://127.0.0.1:${app.httpServer.port}${order.path}`;
    return await record(async () => {
      const response = await fetch(url, {
        method: 'POST',
        headers: {...session.headers, ...order.headers},
        body: order.body,
      });
      if (!response.ok) throw new Error(`the order was refused: ${response.status} ${await response.text()}`);
    });
  } finally {
    await app.stop();
  }
}

/** Records the statements of the first connection that begins a transaction during `work`. */
async function record(work: () => Promise<void>): Promise<Statement[]> {
  const original = Reflect.get(Client.prototype, 'query') as (...args: unknown[]) => unknown;
  const statements: Statement[] = [];
  /** Connections that began a transaction: only the first, which is that of the order. */
  const began = new Set<unknown>();
  let done = false;
  function listening(this: Client, ...args: unknown[]) {
    const [query, values = []] = args as [string | {text?: string; values?: unknown[]}, unknown[]?];
    const text = typeof query === 'string' ? query : (query.text ?? '');
    if (text === 'BEGIN' && began.size === 0) began.add(this);
    else if (text === 'COMMIT' && began.has(this)) done = true;
    else if (began.has(this) && !done)
      statements.push({text, values: typeof query === 'string' ? values : (query.values ?? [])});
    return original.apply(this, args);
  }
  Reflect.set(Client.prototype, 'query', listening);
  try {
    await work();
  } finally {
    Reflect.set(Client.prototype, 'query', original);
  }
  return statements;
}
