import type {Server} from 'node:net';

/** Resolves once the server listens; rejects when it cannot, for example because the port is in use. */
export function listenOn(server: Server, {port, host}: {port: number; host: string}): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({port, host}, () => {
      server.off('error', reject);
      resolve();
    });
  });
}
