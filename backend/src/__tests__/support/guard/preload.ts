import {appendFileSync, writeFileSync} from 'node:fs';
import {loopGuard} from './loop-guard';

// Preloaded into a separate server process: appends the guard's findings to the file LOOP_GUARD_FILE, one per line, and
// writes the longest blocking, as JSON, to a file of the same name plus `.longest`.
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
