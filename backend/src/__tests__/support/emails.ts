import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {sql} from '../../kernel/persistence/sql';
import type {TestApp} from './app';

/** Runs a job and returns the e-mails that it sent: the contents of new files in the outbox folder. */
export async function emailsOf(t: TestApp, name: string, data: object): Promise<string[]> {
  const folder = join(t.dataDir, 'correio');
  const onDisk = () => new Set(readdirSync(t.dataDir).includes('correio') ? readdirSync(folder) : []);
  const before = onDisk();
  await t.app.jobs.runNow(name, data);
  return [...onDisk()].filter(file => !before.has(file)).map(file => readFileSync(join(folder, file), 'utf8'));
}

/** An e-mail's text, decoded from quoted-printable. */
export const decodedEmail = (email: string): string =>
  Buffer.from(
    email.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** The data of the pending jobs of one kind for one painter. */
export const jobsOf = async (t: TestApp, name: string, pintorId: number | null): Promise<object[]> =>
  (
    await t.db.query(
      sql<{
        data: object;
      }>`SELECT data FROM pgboss.job WHERE name = ${name} AND data->>'pintorId' IS NOT DISTINCT FROM ${pintorId === null ? null : String(pintorId)} ORDER BY created_on`,
    )
  ).map(({data}) => data);
