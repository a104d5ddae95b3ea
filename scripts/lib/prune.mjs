import {existsSync, readdirSync, rmSync} from 'node:fs';
import {join} from 'node:path';

const OUTPUT = /\.(js|d\.ts|js\.map|d\.ts\.map)$/;

/**
 * Removes compiled files without a source, which tsc does not do, so that deleted tests are no longer run.
 */
export function pruneOutput(dist, src) {
  if (!existsSync(dist)) return;
  for (const entry of readdirSync(dist, {withFileTypes: true})) {
    const at = join(dist, entry.name);
    if (entry.isDirectory()) {
      if (existsSync(join(src, entry.name))) pruneOutput(at, join(src, entry.name));
      else rmSync(at, {recursive: true});
    } else if (OUTPUT.test(entry.name)) {
      const base = join(src, entry.name.replace(OUTPUT, ''));
      if (!existsSync(`${base}.ts`) && !existsSync(`${base}.tsx`)) rmSync(at);
    }
  }
}
