import {execFileSync} from 'node:child_process';
import {copyFileSync, existsSync, mkdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {ROOT} from '../support/root';

/** What we read of a result of Lighthouse's. */
interface Result {
  categories: Record<string, {score: number | null}>;
  audits: Record<string, {score: number | null; numericValue?: number; title: string; scoreDisplayMode: string}>;
}

export type Lighthouse = (url: string, flags: object) => Promise<{lhr: Result} | undefined>;

const SOURCE = join(ROOT, 'bench', 'lighthouse');
const INSTALLED = join(ROOT, 'bench', 'artifacts', 'lighthouse');

/**
 * Lighthouse, in a folder of its own: it weighs a fifth of the whole product and is needed by nobody who runs or tests it.
 * Installed the first time, and anew when its versions change.
 */
export async function loadLighthouse(): Promise<Lighthouse> {
  const lock = (folder: string) => join(folder, 'package-lock.json');
  const current =
    existsSync(join(INSTALLED, 'node_modules', 'lighthouse')) &&
    readFileSync(lock(INSTALLED), 'utf8') === readFileSync(lock(SOURCE), 'utf8');
  if (!current) {
    mkdirSync(INSTALLED, {recursive: true});
    for (const name of ['package.json', 'package-lock.json']) copyFileSync(join(SOURCE, name), join(INSTALLED, name));
    // Its own folder is no workspace of ours.
    execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--workspaces=false'], {cwd: INSTALLED, stdio: 'inherit'});
  }
  const address = pathToFileURL(join(INSTALLED, 'node_modules', 'lighthouse', 'core', 'index.js')).href;
  return ((await import(address)) as {default: Lighthouse}).default;
}
