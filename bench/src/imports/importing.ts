import {openAsBlob} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import type {Session} from '../support/tokens';
import {waitUntil} from '../support/wait';
import type {Watched, Watching} from './watching';

interface Imported {
  id: number;
  estado: string;
  mensagem: string | null;
  linhas: number | null;
  contagens: Record<string, number> | null;
}

export interface Timed extends Watched {
  sendMs: number;
  checkMs: number;
  writeMs: number;
  counts: Record<string, number>;
}

const LIMIT_MS = 30 * 60_000;

/** Imports a file over HTTP with the requests of the panel's import wizard. */
export async function importFile(url: string, {headers}: Session, path: string, watching: Watching): Promise<Timed> {
  const ask = async (address: string, body?: FormData | object): Promise<Imported> => {
    const form = body instanceof FormData;
    const answer = await fetch(url + address, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {...headers, ...(body !== undefined && !form && {'Content-Type': 'application/json'})},
      ...(body !== undefined && {body: form ? body : JSON.stringify(body)}),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${address}: ${answer.status} ${text}`);
    return JSON.parse(text) as Imported;
  };
  const timed = async (run: () => Promise<unknown>) => {
    const began = performance.now();
    await run();
    return performance.now() - began;
  };
  const reached = (id: number, estado: string) =>
    waitUntil(`import ${id} ${estado}`, LIMIT_MS, async () => {
      // The screen's interval; more frequent requests would exceed the rate limit.
      await sleep(500);
      const now = await ask(`/api/importacoes/${id}`);
      if (now.estado === 'falhou') throw new Error(`the import ended: ${now.mensagem}`);
      return now.estado === estado;
    });
  const begin = (id: number, endpoint: string, body: object = {}) => ask(`/api/importacoes/${id}/${endpoint}`, body);

  watching.begin();
  let id = 0;
  const sendMs = await timed(async () => {
    const form = new FormData();
    form.append('tipo', 'produtos');
    form.append('arquivo', await openAsBlob(path), 'produtos.csv');
    ({id} = await ask('/api/importacoes', form));
  });
  const checkMs = await timed(async () => {
    await begin(id, 'conferir');
    await reached(id, 'conferida');
  });
  const writeMs = await timed(async () => {
    await begin(id, 'gravar', {modo: 'tudo'});
    await reached(id, 'concluida');
  });
  const watched = watching.end();
  const {contagens} = await ask(`/api/importacoes/${id}`);
  return {sendMs, checkMs, writeMs, counts: contagens ?? {}, ...watched};
}
