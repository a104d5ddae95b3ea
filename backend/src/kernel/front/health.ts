import type {ServerResponse} from 'node:http';
import type {Database} from '../persistence/database';
import type {FreeSpace} from '../storage/free-space';
import type {Storage} from '../storage/storage';

const answer = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'})
    .end(JSON.stringify(body));

/** The process runs and answers. */
export const live = (response: ServerResponse): void => void answer(response, 200, {situacao: 'ok'});

/**
 * The process can do its work: the database answers, the storage is there. A disk without room refuses uploads and
 * nothing else: it is told and takes no calls away.
 */
export async function ready(
  response: ServerResponse,
  {db, storage, space}: {db: Database; storage: Storage; space: FreeSpace},
  draining: boolean,
): Promise<void> {
  const parts = {
    banco: await holds(() => db.ping()),
    arquivos: await holds(() => storage.stat('pronto')),
    aceitando: !draining,
  };
  const ok = Object.values(parts).every(Boolean);
  const armazenamento = (await holds(() => space.require(0))) ? 'ok' : 'cheio';
  answer(response, ok ? 200 : 503, {situacao: ok ? 'ok' : 'indisponivel', ...parts, armazenamento});
}

async function holds(check: () => Promise<unknown>): Promise<boolean> {
  const tooLong = new Promise<false>(resolve => setTimeout(() => resolve(false), 2000).unref());
  return Promise.race([
    check().then(
      () => true,
      () => false,
    ),
    tooLong,
  ]);
}
