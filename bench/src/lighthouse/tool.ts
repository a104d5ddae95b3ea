import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {ROOT} from '../support/root';

/** The parts of Lighthouse's result that we read. */
interface Result {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {score: number | null; numericValue?: number; title: string; scoreDisplayMode: string}>;
}

export type Lighthouse = (url: string, flags: object) => Promise<{lhr: Result} | undefined>;

const SOURCE = join(ROOT, 'bench', 'lighthouse');
const INSTALLED = join(ROOT, 'bench', 'artifacts', 'lighthouse');

/**
 * Loads Lighthouse from a separate folder: it is a fifth of the size of the product, and neither running nor testing needs it.
 * Installed at the first use, and again when its lock file changes.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const lock = (folder: string) => join(folder, 'package-lock.json');
  const current =
    existsSync(join(INSTALLED, 'node_modules', 'lighthouse')) &&
    readFileSync(lock(INSTALLED), 'utf8') === readFileSync(lock(SOURCE), 'utf8');
  if (!current) {
    mkdirSync(INSTALLED, {recursive: true});
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(SOURCE, name), join(INSTALLED, name));
    // The folder is not one of our workspaces.
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--workspaces=false'], {cwd: INSTALLED, stdio: 'inherit'});
  }
  const address = pathToFileURL(join(INSTALLED, 'node_modules', 'lighthouse', 'core', 'index.js')).href;
  return ((await import(address)) as {default: Lighthouse}).default;
}
