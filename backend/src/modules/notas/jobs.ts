import {civilDateOf, addDays} from '@clube/domain';
import type {Events} from '../../kernel/events/events';
import type {Notices} from '../../kernel/notices/notices';
import {defineNotifications} from './venda/notifications';
import {NOTA_ARRIVED} from './sending/arrival';
import {RECOVER_READINGS, recoverReadings} from './reading/recover-readings';
import {READING_ATTEMPTS, readNota, type ReadingDependencies} from './reading/read-nota.job';
import {READ_NOTA, type ReadingJob} from './reading/request';
import type {Previews} from './files/previews';
import {currentContext} from '../../kernel/context';
import type {Database} from '../../kernel/persistence/database';
import {sql} from '../../kernel/persistence/sql';

export const CLEAN_USAGE = 'notas.limpar-consumo';

/** Quotas count a month at most; older records of who sent how much from where are deleted. */
const KEEP_DAYS = 35;

async function cleanUsage(db: Database): Promise<void> {
  const before = addDays(civilDateOf(currentContext().now), -KEEP_DAYS);
  await db.tx(() => db.query(sql`DELETE FROM consumo_envio WHERE dia < ${before}`));
}

/** Longer than any reading: the reader's own limits end it before. */
const EXPIRES_S = 600;

interface JobDependencies extends ReadingDependencies {
  notices: Notices;
  events: Events;
  previews: Previews;
  /** How many receipts this process reads concurrently. */
  readings: number;
}

/** Defines the background jobs for receipts. */
export function defineJobs(deps: JobDependencies): void {
  const {db, jobs, reader, readings, previews} = deps;
  jobs.define<{notaId: number}>({
    name: NOTA_ARRIVED,
    retryLimit: 2,
    batchSize: 1,
    run: ({notaId}) => previews.prepare(notaId),
  });
  jobs.define<ReadingJob>({
    name: READ_NOTA,
    retryLimit: READING_ATTEMPTS,
    batchSize: 1,
    concurrency: readings,
    expireInSeconds: EXPIRES_S,
    heartbeatSeconds: 30,
    run: job => readNota(deps, job),
    onStop: async () => (await reader()).stop?.(),
  });
  jobs.define<{inicio?: boolean}>({
    name: RECOVER_READINGS,
    cron: '*/5 * * * *',
    onStart: {inicio: true},
    run: ({inicio: start = false}) => recoverReadings(db, jobs, {inicio: start}),
  });
  jobs.define({name: CLEAN_USAGE, cron: '50 2 * * *', run: () => cleanUsage(db)});
  defineNotifications(deps);
}
