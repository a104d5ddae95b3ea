// Stores the last duration of each test file on this machine, to report it and to divide tests evenly.
import {existsSync, mkdirSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {ROOT} from '../runtime.mjs';
import {readJson} from '../lib/files.mjs';
import {duration, log} from '../lib/log.mjs';
import {WEIGHTS} from './test-weights.mjs';

const CACHE_FILE = join(ROOT, 'node_modules', '.cache', 'test-times.json');
const SHOWN = 20;

/** Stores the times of a run for the next one, and prints the slowest files. */
export function rememberTimes(counts) {
  const now = Object.assign({}, ...counts.map(({times}) => times));
  const slow = Object.entries(now).sort(([, a], [, b]) => b - a);
  if (slow.length === 0) return;
  log('\nOs arquivos de teste mais demorados');
  for (const [file, ms] of slow.slice(0, SHOWN)) log(`  ${duration(ms).padStart(12)}  ${file}`);
  mkdirSync(dirname(CACHE_FILE), {recursive: true});
  writeFileSync(CACHE_FILE, JSON.stringify({...lastTimes(), ...now}));
}

function lastTimes() {
  return existsSync(CACHE_FILE) ? readJson(CACHE_FILE) : {};
}

/**
 * Divides files into `count` parts of similar duration, by measured times on this machine, else by `weights`;
 * unknown files, in the order given, go to the parts round-robin.
 */
export function shares(files, count, times = lastTimes(), weights = WEIGHTS) {
  const parts = Array.from({length: count}, () => []);
  const taken = parts.map(() => 0);
  const known = files.flatMap(file => times[file] ?? []).sort((a, b) => a - b);
  const usual = known[known.length >> 1] ?? 1;
  const timeOf = file => times[file] ?? usual * (weights[file] ?? 1);
  for (const file of [...files].sort((a, b) => timeOf(b) - timeOf(a))) {
    const lighter = taken.indexOf(Math.min(...taken));
    parts[lighter].push(file);
    taken[lighter] += timeOf(file);
  }
  return parts;
}
