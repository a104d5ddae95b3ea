import {readFileSync, readdirSync, readlinkSync} from 'node:fs';

/** What the process holds: each thing by a name that says what it is, and how many there are of that name. */
export type OpenHandles = Map<string, number>;

/**
 * Descriptors, child processes (where the system shows them), and what keeps the event loop going: timers, servers,
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

/** What there is more of in `after` than in `before`. */
export function moreThan(before: OpenHandles, after: OpenHandles): OpenHandles {
  const more = [...after].map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const);
  return new Map(more.filter(([, count]) => count > 0));
}

/** What ONNX Runtime keeps for itself from its first use until the process ends; the server never loads it in its own. */
const OF_LIBRARIES = /\/mat-debug-\d+\.log$|\/onnxruntime\.db(-wal|-shm)?$/;

function descriptors(): string[] {
  const sockets = addresses();
  return readdirSync('/proc/self/fd').flatMap(number => {
    const target = silently(() => readlinkSync(`/proc/self/fd/${number}`));
    // The folder that is being read is one of them.
    if (!target || target.endsWith('/fd') || OF_LIBRARIES.test(target)) return [];
    return [`descriptor ${target} ${sockets.get(target) ?? ''}`.trim()];
  });
}

/** Of every TCP connection, by the name of its descriptor: from where to where. */
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
    // The program's name, in brackets, may hold anything.
    const [state, parent] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
    if (Number(parent) !== process.pid || state === 'Z') return [];
    const command = silently(() => readFileSync(`/proc/${name}/cmdline`, 'utf8'))?.replaceAll('\0', ' ');
    return [`child process ${name}: ${command ?? ''}`];
  });
}

/** What has gone meanwhile is not there. */
function silently<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
