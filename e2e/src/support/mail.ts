import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {demoFolder} from '../demo/server';

const AT_MOST_MS = 30_000;

/** Decodes the quoted-printable text of an e-mail. */
const decoded = (email: string): string =>
  Buffer.from(
    email.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16))),
    'latin1',
  ).toString('utf8');

/** Waits for an e-mail to this address and returns the path of the link that matches `link`. */
export async function linkInMail(to: string, link: RegExp): Promise<string> {
  const folder = join(await demoFolder(), 'correio');
  const until = performance.now() + AT_MOST_MS;
  do {
    for (const name of readdirSync(folder)) {
      const email = decoded(readFileSync(join(folder, name), 'utf8'));
      const found = email.includes(to) && link.exec(email)?.[0];
      if (found) return found;
    }
    await setTimeout(200);
  } while (performance.now() < until);
  throw new Error(`no e-mail to ${to} with ${link.source}`);
}
