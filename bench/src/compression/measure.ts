import {once} from 'node:events';
import {request, type IncomingMessage} from 'node:http';
import type {SessionKind} from '@clube/domain';
import {answersPerSecond} from '../support/load';
import {median} from '../support/median';
import type {Session} from '../support/tokens';

/** The requests of a painter's first screen, one with a small response, and a wide list of the panel. */
const CALLS: {path: string; session: SessionKind}[] = [
  {path: '/api/pontuacoes', session: 'loja'},
  {path: '/api/premios?buscaSaldo=1&pagina=0&limite=12', session: 'loja'},
  {path: '/api/configuracoes/site-bloqueado', session: 'loja'},
  {path: '/api/parceiros?pagina=0&limite=25', session: 'painel'},
];
const ENCODINGS = [undefined, 'gzip', 'br'] as const;

export interface PackingResult {
  path: string;
  /** Bytes of the response body as sent: uncompressed, gzip, brotli. */
  bytes: number[];
  /** The product's CPU time per response in microseconds: uncompressed, gzip, brotli. Medians of the rounds. */
  microseconds: number[];
  /** Responses per second: uncompressed, gzip, brotli. Medians of the rounds. */
  rates: number[];
}

/** Measures the same requests by turns without compression, with gzip and with brotli. */
export async function measureCompression(
  {url, metricsUrl}: {url: string; metricsUrl: string},
  sessions: Record<SessionKind, Session[]>,
  {rounds, seconds}: {rounds: number; seconds: number},
): Promise<PackingResult[]> {
  const results: PackingResult[] = [];
  for (const {path, session} of CALLS) {
    const callers = sessions[session];
    const once = async (encoding?: string) => {
      const before = await processorSeconds(metricsUrl);
      const headers: Record<string, string> = encoding ? {'Accept-Encoding': encoding} : {};
      const rate = await answersPerSecond(url, path, callers, {seconds, headers});
      return {rate, microseconds: (((await processorSeconds(metricsUrl)) - before) * 1e6) / (rate * seconds)};
    };
    const bytes = await Promise.all(ENCODINGS.map(encoding => sizeOf(url + path, callers, encoding)));
    for (const encoding of ENCODINGS) await once(encoding);
    const measured: Awaited<ReturnType<typeof once>>[][] = ENCODINGS.map(() => []);
    for (let round = 0; round < rounds; round++)
      for (const [i, encoding] of ENCODINGS.entries()) measured[i]?.push(await once(encoding));
    const medians = (key: 'rate' | 'microseconds') => measured.map(each => median(each.map(one => one[key])));
    results.push({path, bytes, microseconds: medians('microseconds'), rates: medians('rate')});
  }
  return results;
}

/** CPU time of the product's process with all its threads, in seconds. */
async function processorSeconds(metricsUrl: string): Promise<number> {
  const text = await (await fetch(metricsUrl)).text();
  return Number(/^process_cpu_seconds_total (\S+)$/m.exec(text)?.[1]);
}

/** Bytes of the body as transferred. Not by `fetch`, which would decompress it. */
async function sizeOf(url: string, [session]: Session[], encoding?: string): Promise<number> {
  const call = request(url, {headers: {...session?.headers, ...(encoding ? {'Accept-Encoding': encoding} : {})}}).end();
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  let bytes = 0;
  for await (const chunk of response as AsyncIterable<Buffer>) bytes += chunk.length;
  if (response.statusCode !== 200) throw new Error(`${url}: ${response.statusCode}`);
  return bytes;
}
