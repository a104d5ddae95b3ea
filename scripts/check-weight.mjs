// What a started installation weighs on the disk: what is installed, built and written by hand, without git and the data.
import {lstatSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from './runtime.mjs';

const LIMIT_MB = 900;
const NOT_OURS = new Set(['.git', '.data', 'e2e/artifacts', 'bench/artifacts'].map(name => join(ROOT, name)));
const MB = 1024 * 1024;

/** Room that a folder takes, as `du` counts it: a file with two names once, and what is linked to not at all. */
function weigh(folder, seen = new Set()) {
  let bytes = 0;
  for (const entry of readdirSync(folder, {withFileTypes: true})) {
    const path = join(folder, entry.name);
    if (NOT_OURS.has(path)) continue;
    if (entry.isDirectory()) bytes += weigh(path, seen);
    const {blocks, size, ino, nlink} = lstatSync(path);
    if (nlink > 1 && !entry.isDirectory()) {
      if (seen.has(ino)) continue;
      seen.add(ino);
    }
    // Windows counts no blocks.
    bytes += blocks ? blocks * 512 : size;
  }
  return bytes;
}

const modules = join(ROOT, 'node_modules');
const parts = readdirSync(modules)
  .map(name => [name, lstatSync(join(modules, name)).isDirectory() ? weigh(join(modules, name)) : 0])
  .sort((a, b) => b[1] - a[1]);
const inMb = bytes => String(Math.ceil(bytes / MB)).padStart(6);
const total = weigh(ROOT);
for (const [name, bytes] of parts.slice(0, 12)) console.log(`${inMb(bytes)} MB  ${name}`);
console.log(`${inMb(total)} MB  ao todo (limite ${LIMIT_MB} MB)`);
if (total > LIMIT_MB * MB) {
  console.error('A instalação passou do limite: veja docs/dependencies.md e scripts/lib/lighten.mjs.');
  process.exit(1);
}
