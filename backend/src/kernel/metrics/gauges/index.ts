import type {Jobs} from '../../jobs/jobs';
import type {Database} from '../../persistence/database';
import type {Metrics} from '../metrics';
import {database, pools} from './database';
import {backup, disk, storedFiles} from './disk';
import {hashes, jobGauges, waitingJobs} from './jobs';

interface Watched {
  db: Database;
  jobs: Jobs;
  dataDir: string;
}

/** What the kernel itself tells: connections, background jobs, disk, database, backups. */
export function addKernelGauges(metrics: Metrics, {db, jobs, dataDir}: Watched): void {
  for (const part of [
    pools(db),
    hashes,
    waitingJobs(jobs),
    jobGauges(jobs),
    disk(dataDir),
    storedFiles,
    database,
    backup(dataDir),
  ])
    metrics.add(part);
}
