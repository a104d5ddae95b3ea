import {readFile, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {format, resolveConfig} from 'prettier';
import {ROOT} from './root';

/** Puts a section into docs/bench.md in the place of its old one, or before the section `before`. */
export async function writeSection(heading: string, text: string, before: string): Promise<void> {
  const page = join(ROOT, 'docs', 'bench.md');
  const old = await readFile(page, 'utf8');
  const without = old.replace(new RegExp(`\\n${heading}\\n[\\s\\S]*?(?=\\n## |$)`), '');
  const cut = without.indexOf(`\n${before}`);
  const at = cut < 0 ? without.length : cut;
  const whole = `${without.slice(0, at)}\n${text}\n${without.slice(at)}`;
  await writeFile(page, await format(whole, {...(await resolveConfig(page)), parser: 'markdown'}));
}
