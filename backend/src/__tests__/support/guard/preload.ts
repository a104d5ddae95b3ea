import {appendFileSync, writeFileSync} from 'node:fs';
import {loopGuard} from './loop-guard';

// For a server in a process of its own, loaded before it: what the guard finds is written to the file LOOP_GUARD_FILE, a line each,
// and the longest hold, as JSON, to the file beside it that ends in `.longest`.
const LOOK_EVERY_MS = 200;
const file = process.env.LOOP_GUARD_FILE;
if (file) {
  const guard = loopGuard();
  let {longest} = guard;
  const look = async () => {
    for (const fault of await guard.faults()) appendFileSync(file, `${fault}\n`);
    if (guard.longest === longest) return;
    longest = guard.longest;
    writeFileSync(`${file}.longest`, JSON.stringify(longest));
  };
  setInterval(() => void look(), LOOK_EVERY_MS).unref();
}
