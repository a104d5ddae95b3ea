import {stat, statfs} from 'node:fs/promises';
import {markOf} from '../backup/mark';
import type {Jobs} from '../jobs/jobs';
import type {Database} from '../persistence/database';
import {sql} from '../persistence/sql';
import {hashing} from '../security/passwords';
import type {Metrics, Part} from './metrics';

interface Watched {
  db: Database;
  jobs: Jobs;
  dataDir: string;
}

/** What the kernel itself tells: connections, background jobs, disk, database, backups. */
export function addKernelParts(metrics: Metrics, {db, jobs, dataDir}: Watched): void {
  for (const part of [
    pools(db),
    hashes,
    waitingJobs(jobs),
    ranJobs(jobs),
    disk(dataDir),
    storedFiles,
    database,
    backup(dataDir),
  ])
    metrics.add(part);
}

const pools = (db: Database): Part => ({
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

const hashes: Part = {
  name: 'hashes',
  seconds: 0,
  gauges: {clube_password_hashes: {help: 'Password hashes under way and waiting', labels: ['state']}},
  async read() {
    const {running, waiting} = hashing();
    return {
      clube_password_hashes: [
        {labels: {state: 'running'}, value: running},
        {labels: {state: 'waiting'}, value: waiting},
      ],
    };
  },
};

/** Ages are by the database's own clock, as the queue's times are. */
const waitingJobs = (jobs: Jobs): Part => ({
  name: 'queues',
  gauges: {
    clube_jobs_waiting: {help: 'Jobs that could run and wait', labels: ['task']},
    clube_jobs_oldest_waiting_seconds: {help: 'How long the oldest of them has waited', labels: ['task']},
  },
  async read({query}) {
    const rows = await query(
      sql<{job: string; waiting: number; oldest: number}>`
        SELECT k.name AS job, count(j.id)::int AS waiting, coalesce(extract(epoch FROM now() - min(j.start_after)), 0)::float8 AS oldest
         FROM unnest(${jobs.names()}::text[]) AS k(name)
         LEFT JOIN pgboss.job j ON j.name = k.name AND j.state < 'active' AND NOT j.blocked AND j.start_after <= now() GROUP BY 1`,
    );
    return {
      clube_jobs_waiting: rows.map(({job, waiting}) => ({labels: {task: job}, value: waiting})),
      clube_jobs_oldest_waiting_seconds: rows.map(({job, oldest}) => ({
        labels: {task: job},
        value: Math.max(0, oldest),
      })),
    };
  },
});

const ranJobs = (jobs: Jobs): Part => ({
  name: 'jobs',
  seconds: 60,
  gauges: {
    clube_jobs_active: {help: 'Jobs under way in any copy', labels: ['task']},
    clube_jobs_failed_last_day: {help: 'Jobs given up in the last 24 hours', labels: ['task']},
  },
  async read({query}) {
    const rows = await query(
      sql<{job: string; active: number; failed: number}>`
        SELECT k.name AS job, count(*) FILTER (WHERE j.state = 'active')::int AS active, count(*) FILTER (WHERE j.state = 'failed')::int AS failed
         FROM unnest(${jobs.names()}::text[]) AS k(name) LEFT JOIN pgboss.job j ON j.name = k.name
          AND (j.state = 'active' OR (j.state = 'failed' AND j.completed_on > now() - interval '1 day')) GROUP BY 1`,
    );
    return {
      clube_jobs_active: rows.map(({job, active}) => ({labels: {task: job}, value: active})),
      clube_jobs_failed_last_day: rows.map(({job, failed}) => ({labels: {task: job}, value: failed})),
    };
  },
});

const disk = (dataDir: string): Part => ({
  name: 'disk',
  gauges: {
    clube_disk_free_bytes: {help: 'What the file system of DATA_DIR has left for us'},
    clube_disk_size_bytes: {help: 'What it has in all'},
    clube_disk_free_files: {help: 'How many more files it can hold'},
  },
  async read() {
    const {bavail, blocks, bsize, files, ffree} = await statfs(dataDir);
    return {
      clube_disk_free_bytes: bavail * bsize,
      clube_disk_size_bytes: blocks * bsize,
      // Some file systems have no such limit and say 0 of 0.
      clube_disk_free_files: files > 0 ? ffree : null,
    };
  },
});

const storedFiles: Part = {
  name: 'files',
  seconds: 600,
  gauges: {
    clube_stored_files: {help: 'Files that rows know, by folder', labels: ['folder']},
    clube_stored_bytes: {help: 'Their bytes as they came, without renditions', labels: ['folder']},
  },
  async read({query}) {
    const rows = await query(
      sql<{folder: string; files: number; bytes: number}>`
        SELECT split_part(caminho, '/', 1) AS folder, count(*)::int AS files, sum(bytes)::float8 AS bytes FROM arquivo GROUP BY 1 ORDER BY 2 DESC LIMIT 20`,
    );
    return {
      clube_stored_files: rows.map(({folder, files}) => ({labels: {folder}, value: files})),
      clube_stored_bytes: rows.map(({folder, bytes}) => ({labels: {folder}, value: bytes})),
    };
  },
};

const database: Part = {
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
    const asked = Date.now();
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
      clube_database_clock_offset_seconds: clock === undefined ? null : clock - (asked + Date.now()) / 2000,
      clube_database_archive_failures: archive,
      clube_database_replicas: replicas,
    };
  },
};

const backup = (dataDir: string): Part => ({
  name: 'backup',
  gauges: {clube_backup_last_success_timestamp_seconds: {help: 'When the last whole backup was made; 0: never'}},
  async read() {
    const made = await stat(markOf(dataDir)).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    });
    return {clube_backup_last_success_timestamp_seconds: made ? made.mtimeMs / 1000 : 0};
  },
});
