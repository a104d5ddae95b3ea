// Sets another date for all programs of a test run: server, PostgreSQL, browser.
import {readdirSync} from 'node:fs';
import {StepFailed} from '../lib/exec.mjs';

const LIBRARY = /^libfaketimeMT\.so/;
const FOLDERS = ['/usr/lib/x86_64-linux-gnu/faketime', '/usr/lib/aarch64-linux-gnu/faketime'];
const DAY_MS = 86_400_000;

/** Environment that sets the date of programs to that day, at the current time. The monotonic clock is unchanged. */
export function clockOn(day) {
  const offset = Math.round((Date.parse(`${day}T12:00:00Z`) - Date.parse(`${today()}T12:00:00Z`)) / DAY_MS);
  if (!Number.isFinite(offset)) throw new StepFailed('--em espera um dia, como --em 2027-02-28.');
  return {LD_PRELOAD: libraryPath(), FAKETIME: `${offset < 0 ? '' : '+'}${offset}d`, FAKETIME_DONT_FAKE_MONOTONIC: '1'};
}

const today = () => new Date().toISOString().slice(0, 10);

function libraryPath() {
  for (const folder of FOLDERS) {
    const name = filesOf(folder).find(file => LIBRARY.test(file));
    if (name) return `${folder}/${name}`;
  }
  throw new StepFailed('--em precisa da biblioteca libfaketime (no Debian: apt-get install faketime).');
}

function filesOf(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
