// npm run bench:relatorios: reports of a club with ten million items sold, beside raw SQL. Prints, and writes its section of docs/bench.md.
import {join} from 'node:path';
import {Client} from 'pg';
import {createLogger, migrate, rowsOf, sql} from '@clube/backend';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {RESUMOS, loadScale} from '@clube/seeds/scale';
import {checkInvariants} from '../support/invariants';
import {freePort} from '../support/free-port';
import {describeMachine} from '../support/machine';
import {writeSection} from '../support/page';
import {startProduct} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';
import {openSessions, type Session} from '../support/tokens';
import {casesOf, type Answers, type Case} from './cases';
import {HEADING, missed, report, type Measured} from './report';

const ITEMS = Number(process.env.BENCH_ITENS ?? 10_000_000);
const CALLS = Number(process.env.BENCH_VEZES ?? 40);
const log = (text: string) => process.stdout.write(`${text}\n`);

async function main(): Promise<void> {
  const folder = makeTempFolder('clube-relatorios-');
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
    const now = new Date();
    await db.query(
      sql`INSERT INTO usuario (nome, cpf, email, permissao) VALUES ('Smart', '52998224725', 'smart@exemplo.com.br', 1)`,
    );
    await loadScale(db, {databaseUrl: postgres.url, items: ITEMS, seed: 'relatorios', now, log});
    // The ledger and the rollups must be correct for figures to mean anything; with ten million items the check takes too long.
    if (ITEMS <= 1_000_000) await checkInvariants(postgres.url);
    await run(db, postgres.url, folder.path);
  } finally {
    await db.end();
    await postgres.stop();
    folder.remove();
  }
}

async function run(db: Client, databaseUrl: string, folder: string): Promise<void> {
  // Does what autovacuum would do later: right after filling, an older snapshot may have kept pages from being marked visible.
  await db.query(`VACUUM ${RESUMOS}`);
  const cases = await casesOf(db, CALLS);
  const [painel] = await openSessions(db, 'painel', [1]);
  const resellers = [...new Set(cases.filter(({tipo}) => tipo === 'relatorio').map(({sujeitoId}) => sujeitoId))];
  const sessions = new Map(
    (await openSessions(db, 'relatorio', resellers)).map(session => [session.sujeitoId, session]),
  );
  const product = await startProduct({
    port: await freePort(),
    dataDir: folder,
    logFile: join(folder, 'server.log'),
    databaseUrl,
  });
  const measured = new Map<string, Measured>();
  try {
    for (const one of cases) {
      const session = one.tipo === 'painel' ? painel : sessions.get(one.sujeitoId);
      if (!session) throw new Error(`${one.path}: nobody is signed in`);
      const times = await measure(db, product.url, one, session, measured.has(one.report));
      const of = measured.get(one.report) ?? {report: one.report, calls: [], raw: []};
      of.calls.push(times.call);
      of.raw.push(times.raw);
      measured.set(one.report, of);
    }
  } finally {
    await product.kill('SIGTERM');
  }
  const [counted] = await rowsOf(
    db,
    sql<{itens: number; vendas: number; pintores: number}>`
      SELECT (SELECT count(*)::int FROM venda_item) AS itens, (SELECT count(*)::int FROM venda) AS vendas, (SELECT count(*)::int FROM pintor) AS pintores`,
  );
  const text = report([...measured.values()], counted ?? {itens: 0, vendas: 0, pintores: 0}, await describeMachine(db));
  log(text);
  if (process.env.BENCH_ESCREVER !== '0') await writeSection(HEADING, text, '## Reading receipts');
  const failures = missed([...measured.values()]);
  if (failures.length === 0) return;
  log(`Goals missed:\n${failures.join('\n')}`);
  process.exitCode = 1;
}

/** Measures the request and then the raw SQL; for the first case of a report, both run once before as a warm-up. */
async function measure(db: Client, url: string, one: Case, {headers}: Session, warm: boolean) {
  const ask = async () => {
    const response = await fetch(url + one.path, {headers});
    const text = await response.text();
    if (!response.ok) throw new Error(`${one.path}: ${response.status} ${text.slice(0, 300)}`);
    return text;
  };
  const read = async () => {
    const parts = [];
    for (const {text, values} of one.raw) parts.push((await db.query<Record<string, unknown>>(text, values)).rows);
    return parts;
  };
  if (!warm) await Promise.all([ask(), read()]);
  const before = performance.now();
  const answer = await ask();
  const between = performance.now();
  const rows = await read();
  const after = performance.now();
  one.same?.(JSON.parse(answer) as Answers, rows);
  return {call: between - before, raw: after - between};
}

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
