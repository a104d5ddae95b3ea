import {juggler} from '@loopback/repository';
import {Transaction} from 'loopback-connector';
import type {PoolClient, QueryResult} from 'pg';
import {maybeContext} from '../context';
import type {Database} from './database';

type Done = (error: unknown, result?: unknown) => void;

/** What of loopback-connector-postgresql is replaced. */
interface Connector {
  pg: {end(): Promise<void>} | null;
  connect(done: Done): void;
  disconnect(done?: Done): void;
  executeSQL(text: string, values: unknown[], options: {transaction?: {connection: PoolClient}}, done: Done): void;
}

/**
 * LoopBack's data source over our own pools: one discipline for both. Inside a transaction of ours its statements run on that
 * transaction's connection, else reads on the pool for reads and writes on the pool for writes.
 */
export async function createDataSource(db: Database): Promise<juggler.DataSource> {
  const dataSource = new juggler.DataSource({
    name: 'db',
    connector: 'postgresql',
    lazyConnect: true,
    normalizeUndefinedInQuery: 'throw',
  });
  const connector = dataSource.connector as unknown as Connector;
  await connector.pg?.end();
  connector.connect = done => process.nextTick(done, null);
  // The pools are closed by who opened them.
  connector.disconnect = done => done && process.nextTick(done, null);
  connector.executeSQL = (text, values, {transaction}, done) => {
    const runner = transaction?.connection ?? (/^\s*SELECT/i.test(text) ? db.reads : db.writes);
    runner.query(text, values).then(
      result => done(null, shaped(result)),
      (error: unknown) => done(error),
    );
  };
  // There is nothing to connect to: the pools do that by themselves.
  dataSource.connected = true;
  return dataSource;
}

/** A result as the connector's own `executeSQL` tells it. */
const shaped = ({command, rows, rowCount}: QueryResult): unknown =>
  command === 'DELETE' || command === 'UPDATE' ? {affectedRows: rowCount, count: rowCount, rows} : rows;

/** Lets a repository's call take part in the transaction that is open, if any. */
export function currentTransaction(dataSource: juggler.DataSource): {transaction?: Transaction} {
  const client = maybeContext()?.client;
  if (!client) return {};
  return {transaction: new Transaction(dataSource.connector, client)};
}
