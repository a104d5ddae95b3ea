import {execFile} from 'node:child_process';
import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {ROOT} from './root';

/** The page with the results. */
export const BENCH_PAGE = join(ROOT, 'docs', 'bench.md');

const FORMATTER = join(ROOT, 'node_modules', 'oxfmt', 'bin', 'oxfmt');

/** Writes docs/bench.md, formatted like the project's files. */
export async function writePage(text: string): Promise<void> {
  await writeFile(BENCH_PAGE, text);
  await promisify(execFile)(process.execPath, [FORMATTER, BENCH_PAGE], {cwd: ROOT});
}

/** Replaces a section of docs/bench.md, or inserts it before the section `before`. */
export async function writeSection(heading: string, text: string, before: string): Promise<void> {
  const old = await readFile(BENCH_PAGE, 'utf8');
  const without = old.replace(new RegExp(`\\n${heading}\\n[\\s\\S]*?(?=\\n## |$)`), '');
  const cut = without.indexOf(`\n${before}`);
  const at = cut < 0 ? without.length : cut;
  await writePage(`${without.slice(0, at)}\n${text}\n${without.slice(at)}`);
}
