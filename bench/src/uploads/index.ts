// npm run bench:envios: uploads 400 MB in parts over a connection that is cut repeatedly, kills the server in between, and
// measures its memory.
import {createHash} from 'node:crypto';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {Client} from 'pg';
import {migrate, rowsOf, sql} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {fill} from '../data/fill';
import {freePort} from '../support/free-port';
import {startProduct, type Server} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';
import {openSessions, type Session} from '../support/tokens';
import {Content} from './content';
import {descriptorsOf, memoryOf, watchMemory} from './process';
import {begin, offsetOf, sendOn} from './sender';

const MB = 1024 * 1024;
const SIZE = 400 * MB;
const WARM_UP = 32 * MB;
/** Maximum growth of the server's memory in bytes, independent of the upload's size. */
const GROWTH = 100 * MB;
/** Offsets at which the connection is cut, as shares of the size; at those in KILLS, the server is killed, too. */
const CUTS = [0.0001, 0.01, 0.08, 0.1503, 0.25, 0.3307, 0.45, 0.5, 0.6123, 0.75, 0.8201, 0.93, 0.9999];
const KILLS = new Set([0.25, 0.6123, 0.9999]);

const logLine = (text: string) => process.stdout.write(`${text}\n`);
const inMb = (bytes: number) => `${Math.round(bytes / MB)} MB`;
const log = {info: () => undefined, warn: logLine};

async function main(): Promise<void> {
  const folder = makeTempFolder('clube-envios-');
  const dataDir = folder.path;
  const {session, order} = await prepare(dataDir);
  const start = async () => startProduct({port: await freePort(), dataDir, logFile: join(dataDir, 'server.log')});
  let server = await start();
  try {
    await upload(server, session, new Content(WARM_UP));
    const straight = await whole(server, session, order);
    const content = new Content(SIZE);
    const address = await begin(server.url, session, SIZE);
    let at = 0;
    for (const cut of [...CUTS, 1]) {
      await sendOn(server.url, session, address, content, at, Math.round(SIZE * cut));
      if (KILLS.has(cut)) {
        await server.kill('SIGKILL');
        server = await start();
      }
      const stands = await offsetOf(server.url, session, address);
      if (stands < at) throw new Error(`it stood at ${at} and stands at ${stands}`);
      logLine(
        `${inMb(SIZE * cut).padStart(7)} cut${KILLS.has(cut) ? ', server killed' : ''}: goes on at ${inMb(stands)}`,
      );
      at = stands;
    }
    await attach(server, session, order, address);
    await verify(server, session, order, content);
    logLine(`400 MB in a row: ${straight}`);
    logLine('Nothing that was acknowledged was lost; the video is what was sent.');
  } finally {
    await server.kill('SIGTERM');
  }
  folder.remove();
}

/** Uploads 400 MB without interruption; returns its speed and the server's memory, as text. */
async function whole(server: Server, session: Session, order: number): Promise<string> {
  await sleep(500);
  const [memory, descriptors] = [memoryOf(server.pid), descriptorsOf(server.pid)];
  const watch = watchMemory(server.pid);
  const content = new Content(SIZE);
  const began = performance.now();
  const address = await upload(server, session, content);
  const seconds = (performance.now() - began) / 1000;
  await attach(server, session, order, address);
  await verify(server, session, order, content);
  watch.end();
  await sleep(6000);
  const growth = watch.most() - memory;
  if (growth > GROWTH) throw new Error(`the server grew by ${inMb(growth)}`);
  if (descriptorsOf(server.pid) > descriptors) throw new Error('descriptors were left open');
  return `${Math.round(SIZE / MB / seconds)} MB/s, server grew by ${inMb(growth)} at most, no descriptor left open`;
}

async function upload({url}: Server, session: Session, content: Content): Promise<string> {
  const address = await begin(url, session, content.size);
  await sendOn(url, session, address, content, 0, content.size);
  if ((await offsetOf(url, session, address)) !== content.size) throw new Error('it is not whole');
  return address;
}

async function attach({url}: Server, {headers}: Session, order: number, address: string): Promise<void> {
  const answer = await fetch(`${url}/api/resgates/${order}/midias`, {
    method: 'POST',
    headers: {...headers, 'Content-Type': 'application/json'},
    body: JSON.stringify({envio: address.split('/').pop()}),
  });
  if (answer.status !== 200) throw new Error(`it was not attached: ${answer.status} ${await answer.text()}`);
}

/** Downloads the video by the list's URL and compares it. */
async function verify({url}: Server, {headers}: Session, order: number, content: Content): Promise<void> {
  const filtros = encodeURIComponent(JSON.stringify({idResgate: order}));
  const list = await fetch(`${url}/api/resgates/fotos_videos?filtros=${filtros}`, {headers});
  const {midias} = (await list.json()) as {midias: {midia: {url: string}}[]};
  const video = await fetch(url + (midias[0]?.midia.url ?? ''));
  const hash = createHash('sha256');
  for await (const chunk of (video.body ?? []) as AsyncIterable<Uint8Array>) hash.update(chunk);
  if (hash.digest('hex') !== content.sha256()) throw new Error('what is served is not what was sent');
}

async function prepare(dataDir: string): Promise<{session: Session; order: number}> {
  const postgres = await startEmbeddedPostgres({dataDir, log});
  const db = new Client({connectionString: postgres.url});
  try {
    await migrate(postgres.url);
    await db.connect();
    await fill(db);
    const [smart] = await rowsOf(db, sql<{id: number}>`SELECT id FROM usuario WHERE permissao = 1 ORDER BY id LIMIT 1`);
    const [order] = await rowsOf(db, sql<{id: number}>`SELECT id FROM resgate WHERE status = 0 ORDER BY id LIMIT 1`);
    const [session] = await openSessions(db, 'painel', [smart?.id ?? 0]);
    if (!session || !order) throw new Error('nobody is there to send, or nothing to send for');
    return {session, order: order.id};
  } finally {
    await db.end();
    await postgres.stop();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
