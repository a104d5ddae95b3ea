import type {Server} from 'node:net';

/** Resolves once the server takes connections; rejects when it cannot (the port is taken, say). */
export function listenOn(server: Server, {port, host}: {port: number; host: string}): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({port, host}, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
