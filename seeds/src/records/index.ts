import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {declared, type RecordLoader} from './record';

/** The demo's rows of all plain registrations: the exports of this folder's files, in the order of the file names. */
export async function readDemoRecords(): Promise<readonly RecordLoader[]> {
  for (const file of readdirSync(__dirname).sort()) if (file.endsWith('.js')) await import(join(__dirname, file));
  return declared;
}
