// Loaded before all else in a reading process and in each of its threads. Node's permissions leave doors open that a
// document which got hold of its reader would use; none of them is needed to read. A fence more, no wall: code that runs
// outside JavaScript does not pass here.
import dgram from 'node:dgram';
import dns from 'node:dns';
import {constants} from 'node:fs';
import {syncBuiltinESMExports} from 'node:module';
import net from 'node:net';
import threads, {type WorkerOptions} from 'node:worker_threads';

function recusar(): never {
  throw Object.assign(new Error('a reading process may not do that'), {code: 'ERR_ACCESS_DENIED'});
}

function fechar(objeto: object, ...nomes: string[]): void {
  for (const nome of nomes) Object.defineProperty(objeto, nome, {value: recusar});
}

function fecharTudo(objeto: object): void {
  const descricoes = Object.entries(Object.getOwnPropertyDescriptors(objeto));
  fechar(objeto, ...descricoes.flatMap(([nome, {value}]) => (typeof value === 'function' ? [nome] : [])));
}

// The network, which Node 24 has no permission for.
fechar(net.Socket.prototype, 'connect');
fechar(net.Server.prototype, 'listen');
fechar(net, '_createServerHandle');
for (const modulo of [dgram.Socket.prototype, dgram, dns.Resolver.prototype, dns.promises.Resolver.prototype])
  fecharTudo(modulo);
fecharTudo(dns.promises);
fecharTudo(dns);

// Signals to others: one of them opens a server's debugger. What everybody calls goes through this.
const {_kill: matar} = process as unknown as {_kill(pid: number, sinal: number): number};
Object.defineProperty(process, '_kill', {
  value: (pid: number, sinal: number) => (pid === process.pid ? matar(pid, sinal) : recusar()),
});
fechar(process, '_debugProcess', '_debugEnd');

// A thread that is given flags or an environment of its own has none of the process's limits.
threads.Worker = new Proxy(threads.Worker, {
  construct: (classe, [programa, opcoes]: [string | URL, WorkerOptions?], nova) =>
    Reflect.construct(classe, [programa, {...opcoes, execArgv: undefined, env: {}}], nova) as object,
});
Object.defineProperty(threads.Worker.prototype, 'constructor', {value: threads.Worker});

// OpenCV's loader asks for the constants of files by a door that leads to everything. They are all that it wants.
Object.defineProperty(process, 'binding', {value: () => ({fs: constants})});

syncBuiltinESMExports();
