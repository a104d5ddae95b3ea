import {civilDateOf} from '@clube/domain';
import type {Timed} from './importing';

export const HEADING = '## A million lines from a file';

/** Minimum share of COPY's speed, and maximum growth of the server in MB. */
const GOALS = {ratio: 0.4, grownMb: 300};

export interface Measured {
  lines: number;
  bytes: number;
  copyMs: number;
  imports: Record<string, Timed>;
}

const wholeMs = ({sendMs, checkMs, writeMs}: Timed): number => sendMs + checkMs + writeMs;
const seconds = (ms: number): string => (ms / 1000).toFixed(1);

export function report({lines, bytes, copyMs, imports}: Measured, machine: readonly string[]): string {
  const rows = Object.entries(imports).map(([name, timed]) => {
    const {sendMs, checkMs, writeMs, grownMb, turnP95, turnMax} = timed;
    const times = [sendMs, checkMs, writeMs, wholeMs(timed)].map(seconds).join(' | ');
    const ratio = (copyMs / wholeMs(timed)).toFixed(2);
    return `| ${name} | ${times} | ${ratio} | ${grownMb.toFixed(0)} | ${turnP95.toFixed(0)} / ${turnMax.toFixed(0)} |`;
  });
  return `${HEADING}

Made by \`npm run bench:importar\` on ${civilDateOf(new Date())}; the command writes this section. ${lines.toLocaleString('en')} products
(${(bytes / 1e6).toFixed(0)} MB of CSV) go through the product over HTTP, as production runs it: sent, checked by the registration's rules,
written in one transaction with every change in the audit trail. COPY puts the same file into a table with the same indexes, in the same run:
${seconds(copyMs)} s, without any rule, any trail and any file kept. Goals: ${GOALS.ratio} of its speed for new lines, ${GOALS.grownMb} MB of growth.

${machine.map(line => `- ${line}`).join('\n')}

| Lines | Sent, s | Checked, s | Written, s | All, s | Of COPY's speed | Memory grown, MB | Another call meanwhile, ms (p95 / most) |
| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${rows.join('\n')}
`;
}

export function missed({copyMs, imports}: Measured): string[] {
  const first = imports.new;
  if (!first) return ['nothing was imported'];
  const ratio = copyMs / wholeMs(first);
  return [
    ...(ratio < GOALS.ratio ? [`${ratio.toFixed(2)} of COPY's speed, wanted ${GOALS.ratio}`] : []),
    ...Object.entries(imports)
      .filter(([, {grownMb}]) => grownMb > GOALS.grownMb)
      .map(([name, {grownMb}]) => `${name}: grown by ${grownMb.toFixed(0)} MB, wanted ${GOALS.grownMb}`),
  ];
}
