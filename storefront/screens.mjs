import {execFileSync} from 'node:child_process';
import {readFileSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {closure} from './closure.mjs';
import {ALWAYS, PREFETCHED_CALLS} from './src/app/prefetched-calls.ts';

const DRAW = join(import.meta.dirname, 'draw-screen.mjs');
const ROUTES = join('src', 'app', 'routes.tsx');
/** A route as routes.tsx writes it: its path, and the file that it fetches. */
const ROUTE = /\{\s*(?:path: '([^']+)'|index: true),\s*element: screen\([^}]*?import\('([^']+)'\)/g;

/**
 * Makes of the built page one for each screen (`screens.json`), which the server sends at its address: what the screen is
 * made of, and what it asks the server for, is fetched along with the app and not only once that runs; and the landing page,
 * which says the same to everybody, can be seen before any of it is there.
 */
export function screens({root}) {
  return {
    name: 'clube-screens',
    apply: 'build',
    writeBundle({dir}, bundle) {
      const html = readFileSync(join(dir, 'index.html'), 'utf8');
      const asked = new Set([...html.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)].map(([, name]) => name));
      const pages = readRoutes(root).map(({path, file}) => {
        const parts = [...closure(name => bundle[name].imports, chunkOf(bundle, join(root, file)))].filter(
          name => !asked.has(name),
        );
        const calling = withCalls(html, PREFETCHED_CALLS[path]);
        const styled = withSheets(
          calling,
          parts.flatMap(name => [...bundle[name].viteMetadata.importedCss]),
        );
        return {path, html: path === '/' ? drawn(styled, parts, dir) : preloaded(styled, parts)};
      });
      const unknown = Object.keys(PREFETCHED_CALLS).filter(path => !pages.some(page => page.path === path));
      if (unknown.length > 0) throw new Error(`early calls of no screen: ${unknown.join(', ')}`);
      writeFileSync(join(dir, 'screens.json'), JSON.stringify(pages));
    },
  };
}

/** @returns each screen's path and its file, without an ending, from the app's folder */
function readRoutes(root) {
  const source = readFileSync(join(root, ROUTES), 'utf8');
  const found = [...source.matchAll(ROUTE)].map(([, path = '', file]) => ({
    path: `/${path}`,
    file: join('src', 'app', file),
  }));
  const all = source.match(/import\('/g).length;
  if (found.length !== all) throw new Error(`${ROUTES}: read ${found.length} of ${all} screens`);
  return found.filter(({path}) => path !== '/*');
}

function chunkOf(bundle, module) {
  const chunk = Object.values(bundle).find(({facadeModuleId}) => facadeModuleId?.startsWith(`${module}.`));
  if (!chunk) throw new Error(`no file of the build is ${module}`);
  return chunk.fileName;
}

/** The page, with what its first script asks for. */
const withCalls = (html, screen = {}) =>
  html.replace('<script data-early', tag => `${tag} data-calls="${quoted(JSON.stringify({always: ALWAYS, screen}))}"`);

const quoted = text => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const preloads = (names, rest = '') =>
  names.map(name => `<link rel="modulepreload" crossorigin${rest} href="/${name}">`).join('\n    ');

/** The page with the style sheets of the screen's own files. */
const withSheets = (html, names) =>
  atEndOfHead(html, names.map(name => `<link rel="stylesheet" crossorigin href="/${name}">`).join('\n    '));

const atEndOfHead = (html, tags) => (tags ? html.replace('</head>', () => `  ${tags}\n  </head>`) : html);

const preloaded = (html, parts) => atEndOfHead(html, preloads(parts));

/** The landing page as a visitor sees it; the app begins once that is painted. */
function drawn(html, parts, dir) {
  const [tag, entry] = /<script type="module" crossorigin src="\/([^"]+)"><\/script>/.exec(html);
  const markup = execFileSync(process.execPath, [DRAW, join(dir, entry), '/'], {encoding: 'utf8'});
  return atEndOfHead(html, preloads([entry, ...parts], ' fetchpriority="low"'))
    .replace(tag, '')
    .replace('<script data-early', start => `${start} data-start="/${entry}"`)
    .replace('<div id="root"></div>', () => `<div id="root">${markup}</div>`);
}
