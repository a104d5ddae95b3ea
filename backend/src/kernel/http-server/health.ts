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
 * Liveness: false only if a restart would help, which it would for an embedded database that cannot be restarted and for a
 * stalled event loop. An external database is not our process's health.
 */
export function live(
  response: ServerResponse,
  {databaseGone, stalled}: {databaseGone: boolean; stalled: boolean},
): void {
  const situacao = databaseGone ? 'sem banco' : stalled ? 'travado' : 'ok';
  answer(response, situacao === 'ok' ? 200 : 503, {situacao});
}

/**
 * Readiness: connections for reading and writing are available and work, and the storage exists. Busy exports and a full disk
 * (which refuses uploads only) are reported, but are no reason to route requests elsewhere.
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
  const reported = {exportacao: exports, armazenamento: roomy ? 'ok' : 'cheio'};
  answer(response, ok ? 200 : 503, {situacao: ok ? 'ok' : 'indisponivel', ...parts, ...reported});
}
