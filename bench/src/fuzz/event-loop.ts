import {existsSync, readFileSync, rmSync} from 'node:fs';
import {setTimeout as sleep} from 'node:timers/promises';
import type {LongestBlocking} from '@clube/backend/dist/__tests__/support/guard/loop-guard';
import type {World} from './world';

/** Wait until the guard, which checks five times a second, has written its findings, in ms. */
const GUARD_WRITES_MS = 500;

/** The guard's findings since the last call. */
export async function guardFaults({guardFile}: World): Promise<string[]> {
  await sleep(GUARD_WRITES_MS);
  const lines = existsSync(guardFile) ? readFileSync(guardFile, 'utf8').split('\n').filter(Boolean) : [];
  rmSync(guardFile, {force: true});
  return [...new Set(lines)];
}

/** How long requests blocked the event loop: by the guard (CPU idle, no garbage collections) and by /metrics. */
export async function eventLoopFigures({guardFile, metricsUrl}: World): Promise<string[]> {
  const file = `${guardFile}.longest`;
  const longest = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as LongestBlocking) : undefined;
  const metrics = await (await fetch(metricsUrl)).text();
  const holds = [...metrics.matchAll(/^clube_event_loop_hold_seconds_(count|sum)\{(.*)\} (\S+)$/gm)];
  const sums = new Map(
    holds.filter(([, kind]) => kind === 'sum').map(([, , labels, value]) => [labels, Number(value)]),
  );
  const counted = holds
    .filter(([, kind, , value]) => kind === 'count' && Number(value) > 0)
    .map(([, , labels = '', n]) => `${routeOf(labels)} ${n}, ${(sums.get(labels) ?? 0).toFixed(1)} s in all`);
  return [
    `by the guard (100 ms): ${longest ? `at most ${Math.round(longest.ms)} ms, by ${longest.name}` : 'no call watched'}`,
    `by /metrics, holds of 100 ms and more: ${counted.join('; ') || 'none'}`,
  ];
}

const routeOf = (labels: string): string =>
  [/method="([^"]*)"/, /route="([^"]*)"/]
    .map(label => label.exec(labels)?.[1] ?? '')
    .join(' ')
    .trim();
