// Checks that names of files and exports use standard terms (docs/glossary.md). Part of `npm run lint`.
import {readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {filesBelow, readJson} from './lib/files.mjs';
import {findNameViolations} from './lint/names.mjs';
import {ROOT} from './runtime.mjs';

const FOLDERS = ['scripts', ...readJson(join(ROOT, 'package.json')).workspaces.map(name => name.replace('/*', ''))];
const files = FOLDERS.flatMap(folder => filesBelow(join(ROOT, folder)))
  .filter(file => /\.([mc]?[jt]s|tsx|css)$/.test(file))
  .map(file => [relative(ROOT, file).split(sep).join('/'), readFileSync(file, 'utf8')]);

const violations = findNameViolations(files);
if (violations.length > 0) {
  console.error(`Nomes a trocar (scripts/lint/forbidden-terms.mjs, docs/glossary.md):\n  ${violations.join('\n  ')}`);
  process.exit(1);
}
console.log(`${files.length} arquivos: nomes e exportações usam os termos do glossário.`);
