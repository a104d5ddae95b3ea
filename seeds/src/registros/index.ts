import {readdirSync} from 'node:fs';
import {join} from 'node:path';
import {declared, type Registro} from './registro';

/** The demo's rows of all plain registrations: what the files of this folder declare, in the order of their names. */
export async function readRegistros(): Promise<readonly Registro[]> {
  for (const file of readdirSync(__dirname).sort()) if (file.endsWith('.js')) await import(join(__dirname, file));
  return declared;
}
