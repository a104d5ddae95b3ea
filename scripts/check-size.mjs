// Checks the size of the JavaScript that browsers load at once for the storefront's most frequent first screens.
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {gzipSync} from 'node:zlib';
import {viteConfig} from './lib/workspaces.mjs';
import {ROOT} from './runtime.mjs';

const LIMIT_KB = 150;
const FIRST = ['/', '/home', '/loja', '/premio/:codigo'];
const DIST = join(ROOT, 'storefront', 'dist');

if (!viteConfig('storefront')) {
  console.log('A loja ainda não é montada pelo Vite: nada a medir.');
  process.exit(0);
}
const pages = join(DIST, 'screens.json');
if (!existsSync(pages)) {
  console.error('storefront/dist/screens.json não existe: rode npm run build.');
  process.exit(1);
}
const sizes = new Map();
const screens = JSON.parse(readFileSync(pages, 'utf8')).map(({path, html}) => ({path, bytes: total(loadedBy(html))}));
screens.sort((a, b) => b.bytes - a.bytes);

const kb = bytes => (bytes / 1000).toFixed(1).replace('.', ',');
const limited = screens.filter(({path}) => FIRST.includes(path));
for (const {path, bytes} of limited) console.log(`${kb(bytes).padStart(8)} kB  ${path}`);
console.log(`${kb(screens[0].bytes).padStart(8)} kB  ${screens[0].path}, a maior de ${screens.length} telas, gzip`);
if (limited.length !== FIRST.length || limited.some(({bytes}) => bytes === 0)) {
  console.error('Uma das primeiras telas não carrega JavaScript algum: a medida não vale.');
  process.exit(1);
}
if (limited.some(({bytes}) => bytes > LIMIT_KB * 1000)) {
  console.error(`Uma das primeiras telas passou do limite de ${LIMIT_KB} kB.`);
  process.exit(1);
}

/** The files that a page loads at once, including imports. */
function loadedBy(html) {
  const files = new Set();
  for (const [, address] of html.matchAll(/(?:src|href|data-start)="\/([^"]+\.m?js)"/g)) withImports(address, files);
  return files;
}

function total(files) {
  return [...files].reduce((sum, file) => sum + sizeOf(file), 0);
}

function sizeOf(file) {
  if (!sizes.has(file)) sizes.set(file, gzipSync(readFileSync(join(DIST, file)), {level: 9}).length);
  return sizes.get(file);
}

function withImports(file, files) {
  if (files.has(file)) return;
  files.add(file);
  for (const imported of staticImports(readFileSync(join(DIST, file), 'utf8')))
    if (imported.startsWith('.')) withImports(posix.join(dirname(file), imported), files);
}

// Bundled files import statically at statement level; a dynamic import has a parenthesis before its address.
function staticImports(code) {
  const pattern = /(?:^|[;\n}*/])\s*(?:import|export)\s*(?:[\w$*{][^"'()]*?from\s*)?["']([^"']+)["']/g;
  return [...code.matchAll(pattern)].map(match => match[1]);
}
