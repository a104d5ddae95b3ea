import autocannon from 'autocannon';
import {median} from '../support/median';
import {processorTime, processorTimeOfChildren} from '../support/processor';
import type {Server} from '../support/server';
import type {Session} from '../support/tokens';
import type {MeasuredList} from './lists';

/** Number of parallel clients. */
export const CONNECTIONS = 10;
/** Database connections of the baseline, as many as the product has for reading. */
export const POOL = 10;
const WARM_UP_SECONDS = 2;

export interface ListResult {
  name: string;
  path: string;
  /** Responses per second, medians of the rounds. */
  product: number;
  bare: number;
  /** Product / baseline per round, which are measured within seconds of each other; and their median. */
  ratios: number[];
  ratio: number;
  /** CPU time per response in microseconds, medians of the rounds: of the server's threads, and of PostgreSQL. */
  microseconds: Record<'product' | 'bare', {server: number; database: number}>;
  /** Size of one response in bytes. */
  productBytes: number;
  bareBytes: number;
}

/** The servers that are compared, and the process id of the PostgreSQL that both use. */
export interface Sides {
  product: Server;
  bare: Server;
  database: number;
}

/** The results of one round: responses per second, and CPU times per response in microseconds. */
interface Loaded {
  rate: number;
  server: number;
  database: number;
}

/** Measures product and baseline alternately, so that a busy machine slows both. */
export async function measureList(
  list: MeasuredList,
  {product, bare, database}: Sides,
  sessions: Session[],
  {rounds, seconds}: {rounds: number; seconds: number},
): Promise<ListResult> {
  const [productBytes, bareBytes] = await sizes(list, {product: product.url, bare: bare.url}, sessions);
  const once = (server: Server, length = seconds) => load({server, database}, list, sessions, length);
  await once(product, WARM_UP_SECONDS);
  await once(bare, WARM_UP_SECONDS);
  const ours: Loaded[] = [];
  const theirs: Loaded[] = [];
  for (let round = 0; round < rounds; round++) {
    ours.push(await once(product));
    theirs.push(await once(bare));
  }
  const ratios = ours.map(({rate}, i) => rate / (theirs[i]?.rate ?? NaN));
  const middle = (side: Loaded[], key: keyof Loaded) => median(side.map(each => each[key]));
  const times = (side: Loaded[]) => ({server: middle(side, 'server'), database: middle(side, 'database')});
  return {
    name: list.name,
    path: list.path,
    product: middle(ours, 'rate'),
    bare: middle(theirs, 'rate'),
    ratios,
    ratio: median(ratios),
    microseconds: {product: times(ours), bare: times(theirs)},
    productBytes,
    bareBytes,
  };
}

const headersOf = ({headers, sujeitoId}: Session) => ({...headers, 'X-Pintor': String(sujeitoId)});

async function load(
  {server, database}: {server: Server; database: number},
  list: MeasuredList,
  sessions: Session[],
  seconds: number,
): Promise<Loaded> {
  const taken = () => ({server: processorTime(server.pid), database: processorTimeOfChildren(database)});
  const before = taken();
  const result = await autocannon({
    url: server.url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: sessions.map(session => ({method: 'GET', path: list.path, headers: headersOf(session)})),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${list.path} at ${server.url}: ${result.non2xx} answers were no 2xx, ${result.errors} errors`);
  const after = taken();
  const answers = result['2xx'];
  return {
    rate: answers / result.duration,
    server: (after.server - before.server) / answers,
    database: (after.database - before.database) / answers,
  };
}

/** The sizes of both responses. @throws if they do not have the same rows, as then they are not comparable. */
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
