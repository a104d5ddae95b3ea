import {readFileSync, writeFileSync} from 'node:fs';
import {relative} from 'node:path';
import {stopTestServer} from '../support/postgres';
import type {Fault} from './check';
import {ROOT} from './programs';
import {excused, read} from './statements';

/** `npm run sql`: checks every statement against the schema; --write corrects wrong row types. */
async function main(): Promise<number> {
  const {ours: found} = await readOnServer();
  const faults = found.flatMap(report => report.faults);
  const unseen = found.flatMap(report => [...report.unseen]).filter(([where]) => !excused(where));
  for (const {where, what} of faults) console.error(`${where}\n  ${what}`);
  for (const [where, what] of unseen) console.error(`${where}\n  ${what}`);
  console.error(
    `${found.reduce((sum, {statements}) => sum + statements, 0)} statements, ${faults.length + unseen.length} faults`,
  );
  if (process.argv.includes('--write')) write(faults);
  return faults.length + unseen.length > 0 ? 1 : 0;
}

async function readOnServer() {
  try {
    return await read();
  } finally {
    await stopTestServer();
  }
}

function write(faults: Fault[]): void {
  const files = Map.groupBy(
    faults.flatMap(({fix}) => fix ?? []),
    ({file}) => file,
  );
  for (const [file, fixes] of files) {
    const places = new Map(fixes.map(fix => [fix.start, fix]));
    const text = [...places.values()]
      .sort((a, b) => b.start - a.start)
      .reduce(
        (before, fix) => before.slice(0, fix.start) + fix.text + before.slice(fix.end),
        readFileSync(file, 'utf8'),
      );
    writeFileSync(file, text);
    console.error(`written: ${relative(ROOT, file)}`);
  }
}

void main().then(code => (process.exitCode = code));
