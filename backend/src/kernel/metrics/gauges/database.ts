import type {Database} from '../../persistence/database';
import {sql} from '../../persistence/sql';
import type {GaugeGroup} from '../metrics';

export const database: GaugeGroup = {
  name: 'database',
  gauges: {
    clube_database_size_bytes: {help: 'Size of the database on its disk'},
    clube_database_connections: {help: 'Connections to it, of whomever'},
    clube_database_connections_limit: {help: 'Connections that its server takes'},
    clube_database_oldest_transaction_seconds: {help: 'Age of the oldest transaction that is open'},
    clube_database_clock_offset_seconds: {help: 'The database’s clock minus ours'},
    clube_database_archive_failures: {help: 'Failed attempts to archive its log, since its statistics began'},
    clube_database_replicas: {help: 'Servers that copy it'},
  },
  async read({query}) {
    const requestedAt = Date.now();
    const [row] = await query(
      sql<{
        size: number;
        connections: number;
        limit: number;
        oldest: number;
        clock: number;
        archive: number | null;
        replicas: number;
      }>`
        SELECT pg_database_size(current_database())::float8 AS size,
              (SELECT count(*)::int FROM pg_stat_activity WHERE datname = current_database()) AS connections,
              current_setting('max_connections')::int AS "limit",
              (SELECT coalesce(max(extract(epoch FROM now() - xact_start)), 0)::float8 FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid()) AS oldest,
              extract(epoch FROM clock_timestamp())::float8 AS clock,
              (SELECT failed_count::int FROM pg_stat_archiver) AS archive, (SELECT count(*)::int FROM pg_stat_replication) AS replicas`,
    );
    const {
      size = null,
      connections = null,
      limit = null,
      oldest = null,
      clock,
      archive = null,
      replicas = null,
    } = row ?? {};
    return {
      clube_database_size_bytes: size,
      clube_database_connections: connections,
      clube_database_connections_limit: limit,
      clube_database_oldest_transaction_seconds: oldest,
      clube_database_clock_offset_seconds: clock === undefined ? null : clock - (requestedAt + Date.now()) / 2000,
      clube_database_archive_failures: archive,
      clube_database_replicas: replicas,
    };
  },
};

export const pools = (db: Database): GaugeGroup => ({
  name: 'pools',
  seconds: 0,
  gauges: {
    clube_pool_connections: {help: 'Connections of a pool, by what they do', labels: ['pool', 'state']},
    clube_pool_waiting: {help: 'Who waits for a connection', labels: ['pool']},
    clube_pool_limit: {help: 'Connections that a pool may have', labels: ['pool']},
  },
  async read() {
    const pools = Object.entries(db.pools);
    return {
      clube_pool_connections: pools.flatMap(([pool, {idleCount, totalCount}]) => [
        {labels: {pool, state: 'idle'}, value: idleCount},
        {labels: {pool, state: 'busy'}, value: totalCount - idleCount},
      ]),
      clube_pool_waiting: pools.map(([pool, {waitingCount}]) => ({labels: {pool}, value: waitingCount})),
      clube_pool_limit: pools.map(([pool, {options}]) => ({labels: {pool}, value: options.max})),
    };
  },
});
