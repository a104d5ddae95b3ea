import {readFileSync, readdirSync, readlinkSync} from 'node:fs';

/** The number of open handles of the process, by a descriptive name. */
export type OpenHandles = Map<string, number>;

/**
 * Lists file descriptors and child processes (Linux only), and what keeps the event loop alive: timers, servers,
 * sockets, requests.
 */
export function openHandles(): OpenHandles {
  const held: OpenHandles = new Map();
  const add = (name: string) => held.set(name, (held.get(name) ?? 0) + 1);
  for (const resource of process.getActiveResourcesInfo()) add(`active ${resource}`);
  if (process.platform === 'linux') {
    descriptors().forEach(add);
    children().forEach(add);
  }
  return held;
}

/** The handles that `after` has in addition to `before`. */
export function moreThan(before: OpenHandles, after: OpenHandles): OpenHandles {
  const more = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
  return new Map(more.filter(([, count]) => count > 0));
}

/** Files that ONNX Runtime opens at its first use until the process ends; the server's own process never loads it. */
const OF_LIBRARIES = /\/mat-debug-\d+\.log$|\/onnxruntime\.db(-wal|-shm)?$/;

function descriptors(): string[] {
  const sockets = addresses();
  return readdirSync('/proc/self/fd').flatMap(number => {
    const target = silently(() => readlinkSync(`/proc/self/fd/${number}`));
    // Excludes the descriptor of /proc/self/fd itself, which is open while it is read.
    if (!target || target.endsWith('/fd') || OF_LIBRARIES.test(target)) return [];
    return [`descriptor ${target} ${sockets.get(target) ?? ''}`.trim()];
  });
}

/** The local and remote port of each TCP connection, by the name of its descriptor. */
function addresses(): Map<string, string> {
  const lines = ['tcp', 'tcp6'].flatMap(
    name =>
      silently(() => readFileSync(`/proc/self/net/${name}`, 'utf8'))
        ?.split('\n')
        .slice(1) ?? [],
  );
  const port = (address = '') => String(parseInt(address.split(':')[1] ?? '', 16));
  return new Map(
    lines.map(line => {
      const [, local, remote, , , , , , , inode] = line.trim().split(/\s+/);
      return [`socket:[${inode}]`, `TCP ${port(local)} -> ${port(remote)}`] as const;
    }),
  );
}

function children(): string[] {
  return readdirSync('/proc').flatMap(name => {
    if (!/^\d+$/.test(name)) return [];
    const stat = silently(() => readFileSync(`/proc/${name}/stat`, 'utf8'));
    // The program's name, in parentheses, may contain any characters.
    const [state, parent] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    if (Number(parent) !== process.pid || state === 'Z') return [];
    const command = silently(() => readFileSync(`/proc/${name}/cmdline`, 'utf8'))?.replaceAll('\0', ' ');
    return [`child process ${name}: ${command ?? ''}`];
  });
}

/** Returns undefined if the read fails, as for a descriptor or process that has just ended. */
function silently<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
