import type {LayersResult} from './lists/layers';
import type {PackingResult} from './compression/measure';
import type {WatchingResult} from './watching/measure';

const three = (numbers: number[]) => numbers.map(each => each.toFixed(0)).join(' / ');

/** The costs and savings of compression, in Markdown. */
export function reportPacking(packing: PackingResult[]): string {
  const rows = packing.map(
    ({path, bytes, microseconds, rates}) =>
      `| \`${path}\` | ${three(bytes)} | ${three(microseconds)} | ${three(rates)} |`,
  );
  return `## Packed answers

The same call by ten callers who take nothing packed, who take gzip, who take brotli, in turns. Processor time is the
product's own, all threads, by its /metrics; what is saved on the way to a phone is not in the rates.

| Call | Bytes: plain / gzip / brotli | Processor time of an answer, µs | Answers/s |
| --- | ---: | ---: | ---: |
${rows.join('\n')}`;
}

/** The costs of metrics, in Markdown. */
export const reportWatching = ({microseconds, baseline, ratio}: WatchingResult): string => `## Being measured

Counting a call takes ${microseconds.toFixed(1)} µs of the ${(1e6 / baseline).toFixed(0)} µs that an answer takes (a list of 25 prizes, ${baseline.toFixed(0)} a second).
While /metrics is asked ten times a second, a hundred times as often as Prometheus would, the rate is ${ratio.toFixed(2)} of that.`;

/** The costs of the layers around a query, in Markdown. */
export const reportLayers = (layers: LayersResult[]): string => `## Before and after the query

Processor time of an answer that asks the database nothing, each call one layer further in than the one above it.

| Call | µs |
| --- | ---: |
${layers.map(({what, microseconds}) => `| ${what} | ${microseconds.toFixed(0)} |`).join('\n')}`;
