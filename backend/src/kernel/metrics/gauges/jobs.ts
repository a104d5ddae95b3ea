import type {Jobs} from '../../jobs/jobs';
import {sql} from '../../persistence/sql';
import {hashingCounts} from '../../security/passwords';
import type {GaugeGroup} from '../metrics';

/** Ages are by the database's own clock, as the queue's times are. */
export const waitingJobs = (jobs: Jobs): GaugeGroup => ({
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

export const jobGauges = (jobs: Jobs): GaugeGroup => ({
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

export const hashes: GaugeGroup = {
  name: 'hashes',
  seconds: 0,
  gauges: {clube_password_hashes: {help: 'Password hashes under way and waiting', labels: ['state']}},
  async read() {
    const {running, waiting} = hashingCounts();
    return {
      clube_password_hashes: [
        {labels: {state: 'running'}, value: running},
        {labels: {state: 'waiting'}, value: waiting},
      ],
    };
  },
};
