import {readFile, readdir} from 'node:fs/promises';

/**
 * Time limits are meant as CPU time: on a busy machine the same reading takes longer by the clock, and should not end
 * with less. Linux alone shows the CPU time of another process; elsewhere the clock has to do.
 */
const CPU_TIME_IS_KNOWN = process.platform === 'linux';
/** Linux counts in hundredths of a second, on every machine that Node runs on. */
const MS_PER_TICK = 10;
const NS_PER_MS = 1_000_000;
/** Of what follows the program's name in /proc/<pid>/stat: time in the program and in the system. */
const STAT_FIELDS = [11, 12] as const;

/** CPU time of this process in ms; elapsed time where that is all there is. */
export function ownCpuTime(): number {
  if (!CPU_TIME_IS_KNOWN) return performance.now();
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU time of another process in ms; undefined where that is not known, or when it is gone. */
export async function cpuTimeOf(pid: number | undefined): Promise<number | undefined> {
  if (!CPU_TIME_IS_KNOWN || pid === undefined) return undefined;
  const statLine = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = statLine.slice(statLine.lastIndexOf(')') + 2).split(' ');
  const ticks = STAT_FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0);
  return Number.isFinite(ticks) ? ticks * MS_PER_TICK : undefined;
}

/**
 * Milliseconds that another process's threads were runnable and got no processor: it is not to blame for them. 0 where that is not
 * known.
 */
export async function queueTimeOf(pid: number | undefined): Promise<number> {
  if (!CPU_TIME_IS_KNOWN || pid === undefined) return 0;
  const folder = `/proc/${pid}/task`;
  const threads = await readdir(folder).catch(() => []);
  const statLines = await Promise.all(
    threads.map(thread => readFile(`${folder}/${thread}/schedstat`, 'utf8').catch(() => '')),
  );
  return statLines.reduce((sum, statLine) => sum + (Number(statLine.split(' ')[1]) || 0), 0) / NS_PER_MS;
}
