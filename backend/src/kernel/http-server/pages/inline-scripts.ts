import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';

const INLINE = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]+?)<\/script>/g;

/**
 * The scripts that an app's built page carries in itself, as a script policy names them: by their hashes, so that no other
 * runs. What is said of an address comes into the page later, and is never looked at here.
 * @param dist the app's built files; none where it is not built
 */
export function inlineScripts(dist: string): string[] {
  const file = join(dist, 'index.html');
  const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return [...html.matchAll(INLINE)].map(
    ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  );
}
