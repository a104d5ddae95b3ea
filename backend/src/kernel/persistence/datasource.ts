import {juggler} from '@loopback/repository';
import {Transaction} from 'loopback-connector';
import type {PoolClient, QueryResult} from 'pg';
import {maybeContext} from '../context';
import type {Database} from './database';

type Done = (error: unknown, result?: unknown) => void;

/** The parts of loopback-connector-postgresql that are replaced. */
interface Connector {
  pg: {end(): Promise<void>} | null;
  connect(done: Done): void;
  disconnect(done?: Done): void;
  executeSQL(text: string, values: unknown[], options: {transaction?: {connection: PoolClient}}, done: Done): void;
}

/**
 * LoopBack's data source on our own pools. Its statements run on the connection of the open transaction, if there is one; else
 * reads use the pool for reads, and writes the pool for writes.
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
  // `Database` opened the pools, and closes them.
  connector.disconnect = done => done && process.nextTick(done, null);
  connector.executeSQL = (text, values, {transaction}, done) => {
    const runner = transaction?.connection ?? (/^\s*SELECT/i.test(text) ? db.reads : db.writes);
    runner.query(text, values).then(
      result => done(null, shaped(result)),
      (error: unknown) => done(error),
    );
  };
  // Nothing to do: the pools connect on demand.
  dataSource.connected = true;
  return dataSource;
}

/** Converts a result to what the connector's `executeSQL` returns. */
const shaped = ({command, rows, rowCount}: QueryResult): unknown =>
  command === 'DELETE' || command === 'UPDATE' ? {affectedRows: rowCount, count: rowCount, rows} : rows;

/** Passes the open transaction, if any, to a repository call. */
export function currentTransaction(dataSource: juggler.DataSource): {transaction?: Transaction} {
  const client = maybeContext()?.client;
  if (!client) return {};
  return {transaction: new Transaction(dataSource.connector, client)};
}
