import {civilDateOf} from '@clube/domain';
import {percentile} from '../million/measure';

export const HEADING = '## Reports out of rollups';

/** Maximum 95th percentile of the response times in milliseconds. */
const GOAL_MS = 20;

export interface Measured {
  report: string;
  /** Milliseconds of each request, and of the raw SQL after it. */
  calls: number[];
  raw: number[];
}

const p95 = (sample: number[]): number => percentile(sample, 0.95);
const ms = (value: number): string => value.toFixed(value < 10 ? 1 : 0);

export function report(
  measured: readonly Measured[],
  {itens, vendas, pintores}: {itens: number; vendas: number; pintores: number},
  machine: readonly string[],
): string {
  const rows = measured.map(({report: name, calls, raw}) => {
    const [call, plain] = [p95(calls), p95(raw)];
    return `| ${name} | ${calls.length} | ${ms(percentile(calls, 0.5))} | ${ms(call)} | ${ms(plain)} | ${(plain / call).toFixed(1)} |`;
  });
  const number = (value: number) => value.toLocaleString('en');
  return `${HEADING}

Made by \`npm run bench:relatorios\` on ${civilDateOf(new Date())}; the command writes this section. ${number(itens)} items of ${number(vendas)} sales
of ${number(pintores)} painters in five years, with whole ledgers, copied in by \`seeds/src/scale\`. Each call goes to the product over HTTP, as production runs it,
one caller, one reseller after the other; the largest, a tenth of the shops and more than a third of the sales, stands by itself; after each the same figures are read out of raw rows by statements of the
bench and compared. Those leave out what does not come of sales (who the painters are, orders, courses, the success rate) and the way over HTTP. Goal: ${GOAL_MS} ms at p95; ${missed(measured).length} of the ${measured.length} miss it.

${machine.map(line => `- ${line}`).join('\n')}

| Report | Calls | Median, ms | p95, ms | Raw SQL p95, ms | Times as fast |
| --- | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

export const missed = (measured: readonly Measured[]): string[] =>
  measured.flatMap(({report: name, calls}) =>
    p95(calls) > GOAL_MS ? [`${name}: ${ms(p95(calls))} ms, wanted ${GOAL_MS}`] : [],
  );
