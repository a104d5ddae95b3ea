// npm run bench:importar: a million products from a file beside COPY of the same file. Prints, and writes its section of docs/bench.md.
import {createReadStream, statSync} from 'node:fs';
import {join} from 'node:path';
import {pipeline} from 'node:stream/promises';
import {Client} from 'pg';
import {from as copyFrom} from 'pg-copy-streams';
import {createLogger, migrate, sql} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {freePort} from '../support/free-port';
import {describeMachine} from '../support/machine';
import {writeSection} from '../support/page';
import {startProduct} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';
import {openSessions} from '../support/tokens';
import {writeProdutos} from './file';
import {importFile, type Timed} from './importing';
import {HEADING, missed, report} from './report';
import {watch} from './watching';

const LINES = Number(process.env.BENCH_LINHAS ?? 1_000_000);
const log = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const folder = makeTempFolder('clube-importar-');
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
    await run(db, postgres.url, folder.path);
  } finally {
    await db.end();
    await postgres.stop();
    folder.remove();
  }
}

async function run(db: Client, databaseUrl: string, folder: string): Promise<void> {
  const files = {first: join(folder, 'produtos.csv'), dearer: join(folder, 'mais-caros.csv')};
  await writeProdutos(files.first, LINES);
  await writeProdutos(files.dearer, LINES, 1);
  const copyMs = await copy(db, files.first);
  log(`COPY: ${copyMs.toFixed(0)} ms`);

  await db.query(
    sql`INSERT INTO usuario (nome, cpf, email, permissao) VALUES ('Usuária', '00000000191', 'u@exemplo.com.br', 1)`,
  );
  const [session] = await openSessions(db, 'painel', [1]);
  if (!session) throw new Error('nobody is signed in');
  const logFile = join(folder, 'server.log');
  const product = await startProduct({port: await freePort(), dataDir: folder, logFile, databaseUrl});
  const watching = watch(product.pid, product.url);
  const imports: Record<string, Timed> = {};
  try {
    for (const [name, path] of [
      ['new', files.first],
      ['the same again', files.first],
      ['changed', files.dearer],
    ] as const) {
      const timed = await importFile(product.url, session, path, watching);
      imports[name] = timed;
      log(`${name}: ${JSON.stringify(timed)}`);
    }
  } finally {
    watching.stop();
    await product.kill('SIGTERM');
  }
  const measured = {lines: LINES, bytes: statSync(files.first).size, copyMs, imports};
  const text = report(measured, await describeMachine(db));
  log(text);
  if (process.env.BENCH_ESCREVER !== '0') await writeSection(HEADING, text, '## Reading receipts');
  const failures = missed(measured);
  if (failures.length === 0) return;
  log(`Goals missed:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

/** Copies the file into a table like the products', with the same indexes. */
async function copy(db: Client, path: string): Promise<number> {
  await db.query('CREATE TABLE copia (LIKE produto INCLUDING ALL)');
  const began = performance.now();
  const columns = 'codigo, nome, valor_unitario, valor_pontos, gtin';
  const into = db.query(copyFrom(`COPY copia (${columns}) FROM STDIN (FORMAT csv, HEADER)`));
  await pipeline(createReadStream(path), into);
  const took = performance.now() - began;
  await db.query('DROP TABLE copia');
  return took;
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
