import {juggler} from '@loopback/repository';
import {Transaction} from 'loopback-connector';
import {maybeContext} from '../context';
import type {Logger} from '../logger';

/** The connector's pool serves only writes of single registrations outside a transaction of ours. */
export async function createDataSource(url: string, log: Logger): Promise<juggler.DataSource> {
  const dataSource = new juggler.DataSource({
    name: 'db',
    connector: 'postgresql',
    url,
    max: 3,
    normalizeUndefinedInQuery: 'throw',
    // Without it a dropped connection ends the process.
    onError: (error: Error) => log.warn({err: error.message}, 'datasource connection lost'),
  });
  // The connector answers its first queries wrongly until it is connected; connect() itself never resolves.
  await dataSource.ping();
  return dataSource;
}

/** Lets a repository write inside the transaction that is open, if any. */
export function currentTransaction(dataSource: juggler.DataSource): {transaction?: Transaction} {
  const client = maybeContext()?.client;
  if (!client) return {};
  return {transaction: new Transaction(dataSource.connector, client)};
}
