// npm run bench:listas: lists of a club with a million painters. Prints, and writes its section of docs/bench.md.
import {join} from 'node:path';
import {Client} from 'pg';
import {allLists, createLogger, migrate, rowsOf, sql} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {civilDateOf} from '@clube/domain';
import {checkInvariants} from '../support/invariants';
import {freePort} from '../support/free-port';
import {describeMachine} from '../support/machine';
import {writeSection} from '../support/page';
import {startProduct} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';
import {openSessions} from '../support/tokens';
import {casesOf, LISTS} from './cases';
import {fillMillion} from './fill';
import {measure} from './measure';
import {HEADING, missed, reportLists, type Measured} from './report';

const PAINTERS = Number(process.env.BENCH_PINTORES ?? 1_000_000);
const TIMES = Number(process.env.BENCH_VEZES ?? 3);
const STAFF = 40;

const log = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const folder = makeTempFolder('clube-listas-');
  const postgres = await startEmbeddedPostgres({dataDir: folder.path, log: createLogger('warn')});
  const db = new Client({connectionString: postgres.url});
  process.once('SIGINT', () => {
    db.on('error', () => undefined);
    void postgres.stop().then(() => {
      folder.remove();
      process.exit(130);
    });
  });
  try {
    await migrate(postgres.url);
    await db.connect();
    await fillMillion(db, PAINTERS, log);
    await checkInvariants(postgres.url);
    await run(db, postgres.url, folder.path);
  } finally {
    await db.end();
    await postgres.stop();
    folder.remove();
  }
}

/** Measures the lists of a filled database. */
export async function run(db: Client, databaseUrl: string, folder: string): Promise<Measured[]> {
  const sessions = await openSessions(
    db,
    'painel',
    Array.from({length: STAFF * 5}, (_, i) => 1 + (i % STAFF)),
  );
  const product = await startProduct({
    port: await freePort(),
    dataDir: folder,
    logFile: join(folder, 'server.log'),
    databaseUrl,
  });
  const measured: Measured[] = [];
  try {
    const only = process.env.BENCH_LISTAS?.split(',') ?? LISTS;
    for (const list of allLists().filter(({name}) => only.includes(name))) {
      const total = await totalOf(db, list.name, [list.base ?? list.from].flat()[0] ?? '');
      for (const one of casesOf(list, total)) {
        const {timed, all} = await measure(product.url, one, sessions, TIMES);
        measured.push({...timed, all, total});
      }
      for (const line of reportLists(measured.filter(one => one.list === list.name)).split('\n')) log(line);
    }
  } finally {
    await product.kill('SIGTERM');
  }
  const text = `${HEADING}\n\n${await intro(db)}\n\n${reportLists(measured)}`;
  if (process.env.BENCH_ESCREVER !== '0') await writeSection(HEADING, text, '## Reading receipts');
  const failures = missed(measured);
  if (failures.length > 0) {
    log(`Goals missed:\n${failures.join('\n')}`);
    process.exitCode = 1;
  }
  return measured;
}

const SCOPES: Record<string, string> = {
  pontuacoes: `estado = 'pontuada'`,
  pendentes: `estado = 'pendente' AND junta_em IS NULL`,
  encerradas: `estado = 'encerrada' AND junta_em IS NULL`,
};

async function totalOf(db: Client, name: string, table: string): Promise<number> {
  const scope = sql.raw(SCOPES[name] ?? 'true');
  const [counted] = await rowsOf(db, sql<{n: number}>`SELECT count(*)::int AS n FROM ${sql.raw(table)} WHERE ${scope}`);
  return counted?.n ?? 0;
}

async function intro(db: Client): Promise<string> {
  const machine = await describeMachine(db);
  const [filled] = await rowsOf(
    db,
    sql<{size: string}>`SELECT pg_size_pretty(pg_database_size(current_database())) AS size`,
  );
  return `Made by \`npm run bench:listas\` on ${civilDateOf(new Date())}; the command writes this section. It fills a database of ${PAINTERS.toLocaleString('en')} painters (${filled?.size}),
set by set, checks the ledger's invariants over it, and asks the product, as production runs it, for pages of 25 rows: one caller, every declared order in both directions,
each call ${TIMES} times after one that is not counted. PostgreSQL is the embedded one with its own settings.

${machine.map(line => `- ${line}`).join('\n')}`;
}

if (require.main === module)
  main().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
