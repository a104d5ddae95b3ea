import {execFile} from 'node:child_process';
import {promisify} from 'node:util';
import {CONCURRENCY} from './orders';

const run = promisify(execFile);

/** The version of pgbench. @throws with instructions when it is not installed. */
export async function pgbenchVersion(): Promise<string> {
  try {
    return (await run('pgbench', ['--version'])).stdout.trim();
  } catch (error) {
    throw new Error('pgbench was not found: it comes with the Debian package postgresql-contrib', {cause: error});
  }
}

/** Runs the script for `seconds`; `start` is the initial value of its counter. Returns transactions per second. */
export async function runPgbench(
  databaseUrl: string,
  script: string,
  start: number,
  seconds: number,
): Promise<{rate: number; count: number}> {
  const {hostname, port, username, password, pathname} = new URL(databaseUrl);
  const {stdout} = await run(
    'pgbench',
    [
      ...['--host', hostname, '--port', port, '--username', username, '--no-vacuum', '--protocol', 'prepared'],
      ...['--client', String(CONCURRENCY), '--jobs', '2', '--time', String(seconds), '--file', script],
      ...['--define', `n=${start}`, pathname.slice(1)],
    ],
    {env: {...process.env, PGPASSWORD: decodeURIComponent(password)}},
  );
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? NaN);
  const rate = number(/tps = ([\d.]+)/);
  if (!(rate > 0) || number(/number of failed transactions: (\d+)/) > 0) throw new Error(stdout);
  return {rate, count: number(/transactions actually processed: (\d+)/)};
}
