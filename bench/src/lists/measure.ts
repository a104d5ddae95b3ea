import autocannon from 'autocannon';
import {median} from '../support/median';
import type {Session} from '../support/tokens';
import type {MeasuredList} from './lists';

/** Callers at once. */
export const CONNECTIONS = 10;
/** Connections to the database: as many as the product has for reading. */
export const POOL = 10;
const WARM_UP_SECONDS = 2;

export interface ListResult {
  name: string;
  path: string;
  /** Answers a second, medians of the rounds. */
  product: number;
  bare: number;
  /** Median of the rounds' own ratios: both sides of a pair ran within seconds of each other. */
  ratio: number;
  /** Of one answer. */
  productBytes: number;
  bareBytes: number;
}

/** Product and yardstick in turns, each pair close together in time, so that a busy machine slows both. */
export async function measureList(
  list: MeasuredList,
  urls: {product: string; bare: string},
  sessions: Session[],
  {rounds, seconds}: {rounds: number; seconds: number},
): Promise<ListResult> {
  const [productBytes, bareBytes] = await sizes(list, urls, sessions);
  await load(urls.product, list, sessions, WARM_UP_SECONDS);
  await load(urls.bare, list, sessions, WARM_UP_SECONDS);
  const product: number[] = [];
  const bare: number[] = [];
  for (let round = 0; round < rounds; round++) {
    product.push(await load(urls.product, list, sessions, seconds));
    bare.push(await load(urls.bare, list, sessions, seconds));
  }
  const ratio = median(product.map((rate, i) => rate / (bare[i] ?? NaN)));
  return {
    name: list.name,
    path: list.path,
    product: median(product),
    bare: median(bare),
    ratio,
    productBytes,
    bareBytes,
  };
}

const headersOf = ({headers, sujeitoId}: Session) => ({...headers, 'X-Pintor': String(sujeitoId)});

async function load(url: string, list: MeasuredList, sessions: Session[], seconds: number): Promise<number> {
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: sessions.map(session => ({method: 'GET', path: list.path, headers: headersOf(session)})),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${list.path} at ${url}: ${result.non2xx} answers were no 2xx, ${result.errors} errors`);
  return result['2xx'] / result.duration;
}

/** Both must carry the same rows; otherwise the measurement says nothing. */
async function sizes(list: MeasuredList, urls: {product: string; bare: string}, sessions: Session[]) {
  const [session] = sessions;
  const [product, bare] = await Promise.all(
    [urls.product, urls.bare].map(async url => {
      const response = await fetch(url + list.path, {headers: session && headersOf(session)});
      const text = await response.text();
      const body = JSON.parse(text) as Record<string, {id: number}[]>;
      return {ids: (body[list.key] ?? []).map(({id}) => id), bytes: Buffer.byteLength(text), text};
    }),
  );
  if (!product || !bare || product.ids.length !== 25 || String(product.ids) !== String(bare.ids))
    throw new Error(`${list.path}: not the same 25 rows: ${product?.text.slice(0, 500)} ${bare?.text.slice(0, 500)}`);
  return [product.bytes, bare.bytes] as const;
}
