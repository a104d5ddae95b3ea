import {execFile} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from '../support/root';
import type {Run} from './figures';

const FILE = join(ROOT, 'bench', 'figures.json');

/** The last stored run; undefined if there is none. */
export async function lastRun(): Promise<Run | undefined> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8')) as Run;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export const saveRun = (run: Run): Promise<void> => writeFile(FILE, `${JSON.stringify(run, null, 2)}\n`);

/** The current commit, with a plus if files were changed. */
export async function currentCommit(): Promise<string> {
  const git = async (...args: string[]) => (await promisify(execFile)('git', args, {cwd: ROOT})).stdout.trim();
  const [commit, changes] = await Promise.all([
    git('rev-parse', '--short=10', 'HEAD'),
    git('status', '--porcelain', '--untracked-files=no', '--', 'backend', 'packages', 'bench/src'),
  ]);
  return changes ? `${commit}+` : commit;
}
