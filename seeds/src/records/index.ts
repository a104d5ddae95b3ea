import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {declared, type RecordLoader} from './record';

/** The demo's rows of all plain registrations: what the files of this folder declare, in the order of their names. */
export async function readDemoRecords(): Promise<readonly RecordLoader[]> {
  for (const file of readdirSync(__dirname).sort()) if (file.endsWith('.js')) await import(join(__dirname, file));
  return declared;
}
