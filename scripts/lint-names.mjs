// Checks that names of files and exports use standard terms (docs/glossary.md), and that names in comments exist. Part of
// `npm run lint`.
import {readFileSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {filesBelow, readJson} from './lib/files.mjs';
import {findUnknownNames} from './lint/comments.mjs';
import {findNameViolations} from './lint/names.mjs';
import {ROOT} from './runtime.mjs';

const FOLDERS = ['scripts', ...readJson(join(ROOT, 'package.json')).workspaces.map(name => name.replace('/*', ''))];
const files = FOLDERS.flatMap(folder => filesBelow(join(ROOT, folder)))
  .filter(file => /\.([mc]?[jt]s|tsx|css)$/.test(file))
  .map(file => [relative(ROOT, file).split(sep).join('/'), readFileSync(file, 'utf8')]);

const CHECKS = [
  ['Nomes a trocar (scripts/lint/forbidden-terms.mjs, docs/glossary.md)', findNameViolations(files)],
  ['Comentários com nomes que não existem no código', findUnknownNames(files)],
];
for (const [title, violations] of CHECKS)
  if (violations.length > 0) {
    console.error(`${title}:\n  ${violations.join('\n  ')}`);
    process.exitCode = 1;
  }
if (!process.exitCode)
  console.log(`${files.length} arquivos: nomes usam os termos do glossário, e os de comentários existem.`);
