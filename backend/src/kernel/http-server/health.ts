import type {ServerResponse} from 'node:http';
import {succeedsWithin} from '../succeeds-within';
import type {Database} from '../persistence/database';
import type {FreeSpace} from '../storage/free-space';
import type {Storage} from '../storage/storage';

const answer = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'})
    .end(JSON.stringify(body));

/**
 * The process runs and answers, and starting it anew would mend nothing. A database of our own that cannot be brought back, and
 * a loop that stood still, are mended so; one that others keep is not.
 */
export function live(
  response: ServerResponse,
  {databaseGone, stalled}: {databaseGone: boolean; stalled: boolean},
): void {
  const situacao = databaseGone ? 'sem banco' : stalled ? 'travado' : 'ok';
  answer(response, situacao === 'ok' ? 200 : 503, {situacao});
}

/**
 * The process can do its work: a connection to read and one to write can be had and answer, the storage is there. Exports that are
 * all busy and a full disk (which refuses uploads and nothing else) are reported, and are no reason to send calls elsewhere.
 */
export async function ready(
  response: ServerResponse,
  {db, storage, space}: {db: Database; storage: Storage; space: FreeSpace},
  {draining, timeoutMs}: {draining: boolean; timeoutMs: number},
): Promise<void> {
  const [{reads, writes, exports}, files, roomy] = await Promise.all([
    db.checkPools(timeoutMs),
    succeedsWithin(() => storage.stat('pronto'), timeoutMs),
    succeedsWithin(() => space.require(0), timeoutMs),
  ]);
  const parts = {banco: reads && writes, leitura: reads, escrita: writes, arquivos: files, aceitando: !draining};
  const ok = Object.values(parts).every(Boolean);
  const told = {exportacao: exports, armazenamento: roomy ? 'ok' : 'cheio'};
  answer(response, ok ? 200 : 503, {situacao: ok ? 'ok' : 'indisponivel', ...parts, ...told});
}
