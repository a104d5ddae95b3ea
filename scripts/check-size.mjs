// The storefront's first screen: all the JavaScript that index.html makes a browser load at once, imports included.
import {existsSync, readFileSync} from 'node:fs';
import {dirname, join, posix} from 'node:path';
import {gzipSync} from 'node:zlib';
import {viteConfig} from './lib/workspaces.mjs';
import {ROOT} from './runtime.mjs';

const LIMIT_KB = 150;
const DIST = join(ROOT, 'storefront', 'dist');

if (!viteConfig('storefront')) {
  console.log('A loja ainda não é montada pelo Vite: nada a medir.');
  process.exit(0);
}
const page = join(DIST, 'index.html');
if (!existsSync(page)) {
  console.error('storefront/dist/index.html não existe: rode npm run build.');
  process.exit(1);
}
const html = readFileSync(page, 'utf8');
const sizes = new Map();
for (const [, address] of html.matchAll(/<(?:script|link)\b[^>]*?(?:src|href)="\/([^"]+\.m?js)"/g)) measure(address);

const kb = bytes => (bytes / 1000).toFixed(1).replace('.', ',');
const total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
for (const [file, size] of [...sizes].sort((a, b) => b[1] - a[1])) console.log(`${kb(size).padStart(8)} kB  ${file}`);
console.log(`${kb(total).padStart(8)} kB  ao todo, gzip (limite ${LIMIT_KB} kB)`);
if (total === 0 || total > LIMIT_KB * 1000) {
  console.error(
    total === 0 ? 'index.html não carrega JavaScript algum: a medida não vale.' : 'A primeira tela passou do limite.',
  );
  process.exit(1);
}

function measure(file) {
  if (sizes.has(file)) return;
  const code = readFileSync(join(DIST, file));
  sizes.set(file, gzipSync(code, {level: 9}).length);
  for (const imported of staticImports(code.toString())) {
    if (imported.startsWith('.')) measure(posix.join(dirname(file), imported));
  }
}

// Bundled files import statically at statement level; a dynamic import has a parenthesis before its address.
function staticImports(code) {
  const pattern = /(?:^|[;\n}*/])\s*(?:import|export)\s*(?:[\w$*{][^"'()]*?from\s*)?["']([^"']+)["']/g;
  return [...code.matchAll(pattern)].map(match => match[1]);
}
