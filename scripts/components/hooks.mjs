// Module hooks that let mocha load the apps like Vite: TSX, imports without extension, style sheets, `?raw` and `?url`. For a
// *.test.tsx they first create a DOM. Nothing of this is loaded before a .tsx is imported.
import {existsSync, globSync, readFileSync} from 'node:fs';
import {createRequire, registerHooks} from 'node:module';
import {dirname} from 'node:path';
import {fileURLToPath, pathToFileURL} from 'node:url';

const PAGE = new URL('page.mjs', import.meta.url).href;
const ENDINGS = ['.ts', '.tsx', '/index.ts', '/index.tsx'];
const OURS = /\/(ui|storefront|admin|reports)\/src\//;
const require = createRequire(import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    const from = context.parentURL ?? '';
    if (!specifier.startsWith('.') || !OURS.test(from)) return next(specifier, context);
    const {pathname, search} = new URL(specifier, from);
    const ending = existsSync(pathname) && /\.\w+$/.test(pathname) ? '' : ENDINGS.find(e => existsSync(pathname + e));
    if (ending === undefined) return next(specifier, context);
    return {url: pathToFileURL(fileURLToPath(new URL(pathname + ending, from))).href + search, shortCircuit: true};
  },
  load(url, context, next) {
    const {protocol, pathname, search} = new URL(url);
    if (protocol !== 'file:' || !OURS.test(pathname)) return next(url, context);
    const source = contentOf(pathname, search);
    return source === undefined ? next(url, context) : {format: 'module', source, shortCircuit: true};
  },
});

function contentOf(file, query) {
  if (query === '?raw') return `export default ${JSON.stringify(readFileSync(file, 'utf8'))}`;
  if (query === '?url' || file.endsWith('.svg')) return `export default ${JSON.stringify(file)}`;
  // In tests, class names are those of the style sheet.
  if (file.endsWith('.module.css')) return 'export default new Proxy({}, {get: (_, name) => name})';
  if (file.endsWith('.css')) return '';
  return /\.tsx?$/.test(file) ? compiled(file) : undefined;
}

const GLOB = /import\.meta\.glob(?:<.*>)?\('([^']+)', \{eager: true\}\)/g;

/** Replaces `import.meta.glob` by an object `{path: module}`. */
function withFolders(file) {
  return readFileSync(file, 'utf8').replace(GLOB, (_, pattern) => {
    const paths = globSync(pattern, {cwd: dirname(file)})
      .map(path => JSON.stringify(path))
      .sort();
    return `{${paths.map(path => `${path}: await import(${path})`).join(', ')}}`;
  });
}

function compiled(file) {
  const {transformSync} = require('rolldown/utils');
  const {code, map, errors} = transformSync(file, withFolders(file), {
    jsx: {runtime: 'automatic'},
    define: {'import.meta.env': '({})'},
    sourcemap: true,
  });
  if (errors.length > 0) throw errors[0];
  const page = file.endsWith('.test.tsx') ? `import ${JSON.stringify(PAGE)};` : '';
  const trace = Buffer.from(JSON.stringify(map)).toString('base64');
  return `${page}${code}\n//# sourceMappingURL=data:application/json;base64,${trace}`;
}
