import {readFileSync, readdirSync} from 'node:fs';

/** Microseconds of processor time that a process, all its threads, has taken since it began. Linux alone. */
export function processorTime(pid: number): number {
  let all = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) all += ofSchedule(`/proc/${pid}/task/${thread}`);
  return all;
}

/** The same of all processes that one started and that still run: of a PostgreSQL, its connections. */
export function processorTimeOfChildren(pid: number): number {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
    .reduce((sum, name) => sum + ofSchedule(`/proc/${name}`), 0);
}

/** Megabytes that a process keeps in memory. */
export function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** What ended meanwhile counts nothing. */
function ofSchedule(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ', 1)[0]) / 1000;
  } catch {
    return 0;
  }
}

/** The process that started it; undefined when there is none of that id any more. */
export function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in brackets may hold anything.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
