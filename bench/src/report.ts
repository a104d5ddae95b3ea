import {CONNECTIONS, POOL, type ListResult} from './lists/measure';
import type {LayersResult} from './lists/layers';
import type {PackingResult} from './compression/measure';
import type {RedeemResult} from './redeem/measure';
import {reportLayers, reportPacking, reportWatching} from './report-costs';
import type {WatchingResult} from './watching/measure';

export const LIST_GOAL = 0.6;
export const REDEEM_GOAL = 0.5;
const MEMORY_GOAL_MB = 350;
const START_GOAL_MS = 3000;

export interface Figures {
  machine: string[];
  pgbench: string;
  rounds: number;
  lists: ListResult[];
  layers: LayersResult[];
  packing: PackingResult[];
  watching: WatchingResult;
  redeem: RedeemResult;
  memoryMb: number;
  startMs: number;
  commit: string;
  date: string;
}

const whole = (n: number) => n.toFixed(0);
const verdict = (ratio: number, goal: number) => `${ratio.toFixed(2)}${ratio >= goal ? '' : ' (below)'}`;

/** The page of the documentation with all figures, in Markdown. */
export function report(figures: Figures): string {
  const {machine, pgbench, rounds, lists, layers, packing, watching, redeem, memoryMb, startMs, commit, date} = figures;
  const listRows = lists.map(
    ({path, product, bare, ratio, microseconds: {product: ours, bare: theirs}, productBytes, bareBytes}) =>
      `| \`${path}\` | ${whole(product)} | ${whole(bare)} | ${verdict(ratio, LIST_GOAL)} | ${whole(ours.server)} / ${whole(theirs.server)} | ${whole(ours.database)} / ${whole(theirs.database)} | ${productBytes} / ${bareBytes} |`,
  );
  return `# Measurements

Made by \`npm run bench\` on ${date} of ${commit}, in one run on one machine; the command writes this page. It needs \`pgbench\`
(Debian: \`postgresql-contrib\`) and takes under four minutes.

${machine.map(line => `- ${line}`).join('\n')}
- ${pgbench}

Load generator, servers and PostgreSQL share the machine and talk over the loopback address. Both sides of a comparison
run in turns, ${rounds} rounds, so that whatever else the machine does slows both; a ratio is the median of the rounds'
ratios, a rate the median of the rounds' rates. The figures of the last run are kept in \`bench/figures.json\`, each with the middle
half of its rounds. The next run on a machine of the same kind prints what changed, and ends with 1 when a figure lost a twentieth or
more and the middle halves do not touch; what lies within the spread of the rounds is no loss. Commit the file with what was measured.

## Lists of 25 rows

The product as production runs it (\`backend/dist/main.js\`: session and permission checked, log line written, jobs
running) against \`node:http\` and \`pg\` with hand-written SQL: prepared, rows and count as two statements at once, no
session, no checks. One process each, a pool of ${POOL} connections each, ${CONNECTIONS} callers at once over many sessions.
Goal: ${LIST_GOAL}. Processor time is that of one answer, product / bare: of the server with all its threads, and of PostgreSQL.

| Call | Product, answers/s | Bare, answers/s | Ratio | Server, µs | PostgreSQL, µs | Bytes of an answer |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${listRows.join('\n')}

${reportLayers(layers)}

${reportPacking(packing)}

${reportWatching(watching)}

## Redemption

\`POST /api/resgatar\` with an \`Idempotency-Key\`, eight at once, each of another painter, against pgbench running the
same transaction: the product's own statements, recorded from one of its orders, from BEGIN to COMMIT, prepared. Goal:
${REDEEM_GOAL}. Afterwards every acknowledged order is there and the ledger's invariants hold.

| | Orders/s |
| --- | ---: |
| Product, over HTTP | ${whole(redeem.http)} |
| pgbench | ${whole(redeem.pgbench)} |
| **Ratio** | **${verdict(redeem.ratio, REDEEM_GOAL)}** |

## Memory and start

After all of the above the server keeps ${whole(memoryMb)} MB (resident; goal: ${MEMORY_GOAL_MB}). A second start, with the database that the
first one made and without demo data, is ready after ${whole(startMs)} ms (goal: ${START_GOAL_MS}).
`;
}
