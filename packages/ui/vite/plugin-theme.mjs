import {readFileSync} from 'node:fs';
import {minifySync} from 'rolldown/utils';

const SCRIPT = new URL('../src/theme/before-first-paint.js', import.meta.url);

/**
 * Puts the theme's script before everything else in the page, and into it: a file of its own would be waited for by the first
 * paint and by all that it asks for early, and a module would run after the first paint. The server names it in the script
 * policy by its hash.
 * @param {string} [early] a script of the app's own that has to run as early; it finds what is said to it in its tag's `data-…`
 */
export function themePlugin(early) {
  const files = [SCRIPT, ...(early ? [early] : [])];
  const {code} = minifySync('theme.js', files.map(file => readFileSync(file, 'utf8')).join('\n'));
  return {
    name: 'clube-theme',
    transformIndexHtml: () => [
      {tag: 'script', attrs: {'data-early': true}, children: code.trim(), injectTo: 'head-prepend'},
    ],
  };
}
