import {CONNECTIONS, POOL, type ListResult} from './lists/measure';
import type {PackingResult} from './packing/measure';
import type {RedeemResult} from './redeem/measure';
import {reportPacking, reportWatching} from './report-costs';
import type {WatchingResult} from './watching/measure';

export const LIST_GOAL = 0.5;
export const REDEEM_GOAL = 0.4;

export interface Figures {
  machine: string[];
  pgbench: string;
  rounds: number;
  lists: ListResult[];
  packing: PackingResult[];
  watching: WatchingResult;
  redeem: RedeemResult;
  date: string;
}

const whole = (n: number) => n.toFixed(0);
const verdict = (ratio: number, goal: number) => `${ratio.toFixed(2)}${ratio >= goal ? '' : ' (below)'}`;

/** What was measured, as the page of the documentation, in Markdown. */
export function report({machine, pgbench, rounds, lists, packing, watching, redeem, date}: Figures): string {
  const listRows = lists.map(
    ({path, product, bare, ratio, productBytes, bareBytes}) =>
      `| \`${path}\` | ${whole(product)} | ${whole(bare)} | ${verdict(ratio, LIST_GOAL)} | ${productBytes} / ${bareBytes} |`,
  );
  return `# Measurements

Made by \`npm run bench\` on ${date}, in one run on one machine; the command writes this page. It needs \`pgbench\`
(Debian: \`postgresql-contrib\`) and takes under four minutes.

${machine.map(line => `- ${line}`).join('\n')}
- ${pgbench}

Load generator, servers and PostgreSQL share the machine and talk over the loopback address. Both sides of a comparison
run in turns, ${rounds} rounds, so that whatever else the machine does slows both; a ratio is the median of the rounds'
ratios, a rate the median of the rounds' rates.

## Lists of 25 rows

The product as production runs it (\`backend/dist/main.js\`: session and permission checked, log line written, jobs
running) against \`node:http\` and \`pg\` with hand-written SQL: prepared, rows and count as two statements at once, no
session, no checks. One process each, a pool of ${POOL} connections each, ${CONNECTIONS} callers at once over many sessions.
Goal: ${LIST_GOAL}.

| Call | Product, answers/s | Bare, answers/s | Ratio | Bytes of an answer |
| --- | ---: | ---: | ---: | ---: |
${listRows.join('\n')}

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
`;
}
