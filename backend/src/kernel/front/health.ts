import type {ServerResponse} from 'node:http';
import {holds} from '../holds';
import type {Database} from '../persistence/database';
import type {Storage} from '../storage/storage';

const answer = (response: ServerResponse, status: number, body: object) =>
  response
    .writeHead(status, {'Content-Type': 'application/json', 'Cache-Control': 'no-store'})
    .end(JSON.stringify(body));

/** The process runs and answers. */
export const live = (response: ServerResponse): void => void answer(response, 200, {situacao: 'ok'});

/**
 * The process can do its work: a connection to read and one to write can be had and answer, the storage is there.
 * Exports that are all at work are told, and are no reason to send calls elsewhere.
 */
export async function ready(
  response: ServerResponse,
  db: Database,
  storage: Storage,
  {draining, patienceMs}: {draining: boolean; patienceMs: number},
): Promise<void> {
  const [{reads, writes, exports}, arquivos] = await Promise.all([
    db.answering(patienceMs),
    holds(() => storage.stat('pronto'), patienceMs),
  ]);
  const parts = {banco: reads && writes, leitura: reads, escrita: writes, arquivos, aceitando: !draining};
  const ok = Object.values(parts).every(Boolean);
  answer(response, ok ? 200 : 503, {situacao: ok ? 'ok' : 'indisponivel', ...parts, exportacao: exports});
}
