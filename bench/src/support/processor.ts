import {readFileSync, readdirSync} from 'node:fs';

/** CPU time of a process with all its threads since its start, in microseconds. Linux only. */
export function processorTime(pid: number): number {
  let all = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) all += ofSchedule(`/proc/${pid}/task/${thread}`);
  return all;
}

/** CPU time of all running child processes, such as PostgreSQL's connections. */
export function processorTimeOfChildren(pid: number): number {
  return readdirSync('/proc')
    .filter(name => /^\d+$/.test(name) && parentOf(Number(name)) === pid)
    .reduce((sum, name) => sum + ofSchedule(`/proc/${name}`), 0);
}

/** Resident memory of a process in MB. */
export function residentMb(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kilobytes) / 1024;
}

/** CPU time from a schedstat file; 0 if the process has ended. */
function ofSchedule(folder: string): number {
  try {
    return Number(readFileSync(`${folder}/schedstat`, 'utf8').split(' ', 1)[0]) / 1000;
  } catch {
    return 0;
  }
}

/** The parent's process id; undefined if the process has ended. */
export function parentOf(pid: number): number | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name in parentheses may contain any characters.
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
}
