// Loaded first in a confined process and in each of its threads. Node's permission model still allows built-ins that a
// malicious file could use after taking over the process; no task needs them. Defence in depth, not a boundary: native code is not
// restricted by it.
import dgram from 'node:dgram';
import dns from 'node:dns';
import {constants} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import net from 'node:net';
import threads, {type WorkerOptions} from 'node:worker_threads';

function refuse(): never {
  throw Object.assign(new Error('a reading process may not do that'), {code: 'ERR_ACCESS_DENIED'});
}

function disable(object: object, ...names: string[]): void {
  for (const name of names) Object.defineProperty(object, name, {value: refuse});
}

function disableAll(object: object): void {
  const descriptors = Object.entries(Object.getOwnPropertyDescriptors(object));
  disable(object, ...descriptors.flatMap(([name, {value}]) => (typeof value === 'function' ? [name] : [])));
}

// The network, as Node 24 has no permission for it.
disable(net.Socket.prototype, 'connect');
disable(net.Server.prototype, 'listen');
disable(net, '_createServerHandle');
for (const moduleObject of [dgram.Socket.prototype, dgram, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  disableAll(moduleObject);
disableAll(dns.promises);
disableAll(dns);

// Signals to other processes, as SIGUSR1 opens a server's debugger. All public functions call `_kill`.
const {_kill: kill} = process as unknown as {_kill(pid: number, signal: number): number};
Object.defineProperty(process, '_kill', {
  value: (pid: number, signal: number) => (pid === process.pid ? kill(pid, signal) : refuse()),
});
disable(process, '_debugProcess', '_debugEnd');

// A thread started with its own flags or environment would have none of the process's restrictions.
threads.Worker = new Proxy(threads.Worker, {
  construct: (target, [program, options]: [string | URL, WorkerOptions?], newTarget) =>
    Reflect.construct(target, [program, {...options, execArgv: undefined, env: {}}], newTarget) as object,
});
Object.defineProperty(threads.Worker.prototype, 'constructor', {value: threads.Worker});

// OpenCV's loader reads file constants by `process.binding`, which gives access to everything; it needs nothing else.
Object.defineProperty(process, 'binding', {value: () => ({fs: constants})});

syncBuiltinESMExports();
