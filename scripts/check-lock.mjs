// The lock file names no download addresses: each installation takes packages from the registry it is configured for.
import {join} from 'node:path';
import {readJson} from './lib/files.mjs';
import {ROOT} from './runtime.mjs';

const named = Object.entries(readJson(join(ROOT, 'package-lock.json')).packages)
  .filter(([, entry]) => /^https?:/.test(entry.resolved ?? ''))
  .map(([path]) => path);

if (named.length > 0) {
  console.error(
    `package-lock.json tem endereços de download (${named.length}), por exemplo: ${named.slice(0, 3).join(', ')}`,
  );
  console.error('Rode: npm install --package-lock-only (o .npmrc do projeto os omite).');
  process.exit(1);
}
console.log('package-lock.json não tem endereços de download.');
