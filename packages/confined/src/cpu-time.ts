import {readFile, readdir} from 'node:fs/promises';

/**
 * Time limits are CPU time, because on a busy machine the same task takes longer by the clock and should not have a
 * smaller limit. Only Linux shows the CPU time of another process; other systems use elapsed time.
 */
const CPU_TIME_IS_KNOWN = process.platform === 'linux';
/** Clock ticks of Linux are 10 ms on all platforms of Node. */
const MS_PER_TICK = 10;
const NS_PER_MS = 1_000_000;
/** Indexes of user and system time among the fields after the program's name in /proc/<pid>/stat. */
const STAT_FIELDS = [11, 12] as const;

/** CPU time of this process in ms; on systems other than Linux, elapsed time. */
export function ownCpuTime(): number {
  if (!CPU_TIME_IS_KNOWN) return performance.now();
  const {user, system} = process.cpuUsage();
  return (user + system) / 1000;
}

/** CPU time of another process in ms; undefined if unknown or the process has ended. */
export async function cpuTimeOf(pid: number | undefined): Promise<number | undefined> {
  if (!CPU_TIME_IS_KNOWN || pid === undefined) return undefined;
  const statLine = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '');
  const fields = statLine.slice(statLine.lastIndexOf(')') + 2).split(' ');
  const ticks = STAT_FIELDS.reduce((sum, field) => sum + Number(fields[field]), 0);
  return Number.isFinite(ticks) ? ticks * MS_PER_TICK : undefined;
}

/**
 * Milliseconds for which threads of another process were runnable but waited for a CPU, which is not its fault. 0 if
 * unknown.
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
