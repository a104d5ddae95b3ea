// Finds the files that the branch has changed.
import {StepFailed, runAndCapture} from '../lib/exec.mjs';

/** Changed, added and untracked files since the branch left main; on main, since the previous commit. */
export async function changedFiles() {
  const base = await baseOf();
  const [changed, fresh] = await Promise.all([
    git('diff', '--name-only', '--no-renames', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return [...new Set([...changed, ...fresh])].sort();
}

async function baseOf() {
  const [head] = await git('rev-parse', 'HEAD');
  const [fork] = await git('merge-base', 'HEAD', 'main').catch(() => []);
  return fork && fork !== head ? fork : 'HEAD~1';
}

async function git(...args) {
  const {code, output} = await runAndCapture('git', args);
  if (code !== 0) throw new StepFailed('O git não disse o que mudou.', output.trim());
  return output.split('\n').filter(Boolean);
}
