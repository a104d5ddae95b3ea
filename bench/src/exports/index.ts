// npm run bench:exportar: an export of a million painters beside COPY. Prints, and writes its section of docs/bench.md.
import {rmSync, statSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {Client} from 'pg';
import {createLogger, migrate, rowsOf, sql} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {watch} from '../imports/watching';
import {fillMillion} from '../million/fill';
import {freePort} from '../support/free-port';
import {describeMachine} from '../support/machine';
import {writeSection} from '../support/page';
import {startProduct} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';
import {openSessions} from '../support/tokens';
import {calling} from './calling';
import {copy, download} from './download';
import {PAINTERS} from './plain-sql';
import {HEADING, missed, report, type Round} from './report';

const HOW_MANY = Number(process.env.BENCH_PINTORES ?? 1_000_300);
const ROUNDS = Number(process.env.BENCH_VEZES ?? 3);
const STAFF = 40;
const LIST = '/api/parceiros';
const PAGE = `${LIST}?pagina=0&limite=25`;
const QUIET_MS = 5000;
const log = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const folder = makeTempFolder('clube-exportar-');
  // BENCH_BANCO: a filled database, which is neither filled again nor removed.
  const filled = process.env.BENCH_BANCO;
  const postgres = filled
    ? {url: filled, stop: () => Promise.resolve()}
    : await startEmbeddedPostgres({dataDir: folder.path, log: createLogger('warn')});
  const db = new Client({connectionString: postgres.url});
  try {
    await db.connect();
    if (!filled) {
      await migrate(postgres.url);
      await fillMillion(db, HOW_MANY, log);
    }
    await run(db, postgres.url, folder.path);
  } finally {
    await db.end();
    await postgres.stop();
    folder.remove();
  }
}

async function run(db: Client, databaseUrl: string, folder: string): Promise<void> {
  const sessions = await openSessions(
    db,
    'painel',
    Array.from({length: STAFF}, (_, i) => i + 1),
  );
  const [session] = sessions;
  if (!session) throw new Error('nobody is signed in');
  const product = await startProduct({
    port: await freePort(),
    dataDir: folder,
    logFile: join(folder, 'server.log'),
    databaseUrl,
  });
  const files = {copied: join(folder, 'copiado.csv'), exported: join(folder, 'exportado.csv')};
  const watching = watch(product.pid, product.url);
  const rounds: Round[] = [];
  try {
    for (let i = 0; i < ROUNDS; i++) {
      const quiet = await calling(product.url, sessions, PAGE, sleep(QUIET_MS));
      const copyMs = await copy(db, PAINTERS, files.copied);
      watching.begin();
      const exporting = download(product.url, session, LIST, files.exported);
      const meanwhile = await calling(product.url, sessions, PAGE, exporting);
      rounds.push({copyMs, exportMs: await exporting, quiet, meanwhile, watched: watching.end()});
      log(JSON.stringify(rounds.at(-1)));
    }
  } finally {
    watching.stop();
    await product.kill('SIGTERM');
    await db.query(sql`DELETE FROM sessao`);
  }
  const [counted] = await rowsOf(db, sql<{n: number}>`SELECT count(*)::int AS n FROM pintor`);
  const measured = {rows: counted?.n ?? 0, bytes: statSync(files.exported).size, rounds};
  rmSync(files.copied);
  const text = report(measured, await describeMachine(db));
  log(text);
  if (process.env.BENCH_ESCREVER !== '0') await writeSection(HEADING, text, '## Reading receipts');
  const failures = missed(measured);
  if (failures.length === 0) return;
  log(`Goals missed:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
