import {createHash} from 'node:crypto';
import {existsSync, readFileSync, readdirSync} from 'node:fs';
import {join, relative} from 'node:path';

const LEFT_OUT = new Set(['node_modules', 'dist', '.git', '.data', 'artifacts']);

/** Every file below a folder, sorted, without installed and built files. */
export function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true})
    .filter(entry => !LEFT_OUT.has(entry.name) && !entry.name.endsWith('.tsbuildinfo'))
    .flatMap(entry => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]))
    .sort();
}

/** One hash over the names and contents of files. */
export function hashFiles(root, files) {
  const hash = createHash('sha256');
  for (const file of files) {
    hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

export function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
