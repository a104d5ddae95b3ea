import {civilDateOf} from '@clube/domain';
import type {Watched} from '../imports/watching';
import {median} from '../support/median';
import type {Called} from './calling';

export const HEADING = '## A million rows in a file';

/**
 * Minimum share of COPY's speed; maximum growth of the server in MB; maximum factor of the 99th percentile of other requests,
 * compared with an idle server; longest turn of the event loop in ms.
 */
const GOALS = {ratio: 0.5, grownMb: 150, slower: 2, turnMs: 100};

export interface Round {
  copyMs: number;
  exportMs: number;
  quiet: Called;
  meanwhile: Called;
  watched: Watched;
}

interface Measured {
  rows: number;
  bytes: number;
  rounds: readonly Round[];
}

const ms = (of: (round: Round) => number, rounds: readonly Round[]) => median(rounds.map(of)).toFixed(0);
const ratioOf = (rounds: readonly Round[]) => median(rounds.map(({copyMs, exportMs}) => copyMs / exportMs));
const grownMb = (rounds: readonly Round[]) => Math.max(...rounds.map(({watched}) => watched.grownMb));

export function report({rows, bytes, rounds}: Measured, machine: readonly string[]): string {
  const lines = rounds.map(({copyMs, exportMs, quiet, meanwhile, watched}) => {
    const calls = [quiet, meanwhile].map(({p50, p99}) => `${p50.toFixed(0)} / ${p99.toFixed(0)}`).join(' | ');
    const times = [copyMs, exportMs].map(each => (each / 1000).toFixed(1)).join(' | ');
    return `| ${times} | ${(copyMs / exportMs).toFixed(2)} | ${watched.grownMb.toFixed(0)} | ${calls} | ${watched.turnP95.toFixed(0)} / ${watched.turnMax.toFixed(0)} |`;
  });
  return `${HEADING}

Made by \`npm run bench:exportar\` on ${civilDateOf(new Date())}; the command writes this section. ${rows.toLocaleString('en')} painters with all columns of
an export (${(bytes / 1e6).toFixed(0)} MB of CSV) come from the product over HTTP, as production runs it. Beside it, in turns, COPY writes the same rows and columns
by hand-written SQL, as they are stored: no words for states, no masks, no formula neutralised. Somebody asks for a page of painters meanwhile, again and
again. Medians: ${ratioOf(rounds).toFixed(2)} of COPY's speed; a page of painters ${ms(({quiet}) => quiet.p50, rounds)} ms in quiet and ${ms(({meanwhile}) => meanwhile.p50, rounds)} ms meanwhile.
Goals: ${GOALS.ratio} of COPY's speed, ${GOALS.grownMb} MB of growth, ${GOALS.turnMs} ms at most until the server has a turn.

${machine.map(line => `- ${line}`).join('\n')}

| COPY, s | Export, s | Of COPY's speed | Memory grown, MB | A page in quiet, ms (p50 / p99) | Meanwhile | Turn of the server, ms (p95 / most) |
| ---: | ---: | ---: | ---: | ---: | ---: | ---: |
${lines.join('\n')}
`;
}

export function missed({rounds}: Measured): string[] {
  const slower = median(rounds.map(({quiet, meanwhile}) => meanwhile.p99 / quiet.p99));
  const turn = median(rounds.map(({watched}) => watched.turnMax));
  return [
    ...(ratioOf(rounds) < GOALS.ratio ? [`${ratioOf(rounds).toFixed(2)} of COPY's speed, wanted ${GOALS.ratio}`] : []),
    ...(grownMb(rounds) > GOALS.grownMb ? [`grown by ${grownMb(rounds).toFixed(0)} MB, wanted ${GOALS.grownMb}`] : []),
    ...(slower > GOALS.slower ? [`a page took ${slower.toFixed(1)} times as long, wanted ${GOALS.slower}`] : []),
    ...(turn > GOALS.turnMs ? [`${turn.toFixed(0)} ms until a turn, wanted ${GOALS.turnMs}`] : []),
  ];
}
