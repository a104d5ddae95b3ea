// npm run bench:diretorio: the public search among 100,000 painters. Prints, and writes its section of docs/bench.md.
import {join} from 'node:path';
import {Client} from 'pg';
import {createLogger, migrate} from '@clube/backend';
import {civilDateOf} from '@clube/domain';
import {startEmbeddedPostgres} from '@clube/embedded-postgres';
import {percentile} from '../million/measure';
import {freePort} from '../support/free-port';
import {describeMachine} from '../support/machine';
import {writeSection} from '../support/page';
import {startProduct} from '../support/server';
import {makeTempFolder} from '../support/temp-folder';
import {fillDirectory} from './fill';

const PAINTERS = Number(process.env.BENCH_PINTORES ?? 100_000);
const TIMES = 21;
const GOAL_MS = 100;
const HEADING = '## The directory’s search';

const CASES: readonly (readonly [name: string, path: string])[] = [
  ['São Paulo', '/pintores?onde=S%C3%A3o+Paulo%2FSP'],
  ['São Paulo, within 10 km', '/pintores?onde=S%C3%A3o+Paulo%2FSP&raio=10'],
  ['São Paulo, a category', '/pintores?onde=S%C3%A3o+Paulo%2FSP&servico=3'],
  ['São Paulo, four stars', '/pintores?onde=S%C3%A3o+Paulo%2FSP&nota=4'],
  ['São Paulo, category and stars', '/pintores?onde=S%C3%A3o+Paulo%2FSP&servico=3&nota=4'],
  ['São Paulo, the last page', '/pintores?onde=S%C3%A3o+Paulo%2FSP&pagina=50'],
  ['A small town', '/pintores?onde=Ouro+Preto%2FMG'],
  ['Without a place', '/pintores'],
  ['A painter', '/pintores/pintor-31-31'],
];

interface Timed {
  name: string;
  median: number;
  p95: number;
}

async function time(url: string, [name, path]: (typeof CASES)[number]): Promise<Timed> {
  const taken: number[] = [];
  // The first request is not counted, as it fills plans and caches.
  for (let i = 0; i <= TIMES; i++) {
    const before = performance.now();
    const answer = await fetch(url + path);
    await answer.text();
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status}`);
    if (i > 0) taken.push(performance.now() - before);
  }
  return {name, median: Math.round(percentile(taken, 0.5)), p95: Math.round(percentile(taken, 0.95))};
}

async function main(): Promise<void> {
  const folder = makeTempFolder('clube-diretorio-');
  const postgres = await startEmbeddedPostgres({dataDir: folder.path, log: createLogger('warn')});
  const db = new Client({connectionString: postgres.url});
  try {
    await migrate(postgres.url);
    await db.connect();
    await fillDirectory(db, PAINTERS);
    const product = await startProduct({
      port: await freePort(),
      dataDir: folder.path,
      logFile: join(folder.path, 'server.log'),
      databaseUrl: postgres.url,
    });
    const timed: Timed[] = [];
    try {
      for (const each of CASES) timed.push(await time(product.url, each));
    } finally {
      await product.kill('SIGTERM');
    }
    const text = await report(db, timed);
    process.stdout.write(text);
    await writeSection(HEADING, text, '## Lists of a million rows');
    process.exitCode = timed.some(({p95}) => p95 > GOAL_MS) ? 1 : 0;
  } finally {
    await db.end();
    await postgres.stop();
    folder.remove();
  }
}

const report = async (db: Client, timed: readonly Timed[]): Promise<string> => `${HEADING}

Made by \`npm run bench:diretorio\` on ${civilDateOf(new Date())}; the command writes this section. ${PAINTERS.toLocaleString('en')} painters, a third of them in ten
municipalities of Greater São Paulo; whole pages over HTTP, one caller, ${TIMES} times after one that is not counted. Goal: ${GOAL_MS} ms.

${(await describeMachine(db)).map(line => `- ${line}`).join('\n')}

| Page | Median, ms | p95, ms |
| --- | ---: | ---: |
${timed.map(({name, median, p95}) => `| ${name} | ${median} | ${p95} |`).join('\n')}
`;

main().catch((error: unknown) => {
  console.error(error);
  process.exit(1);
});
