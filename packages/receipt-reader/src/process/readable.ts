import {existsSync, realpathSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';

/** The compiled reader, which this file is part of. */
const PROGRAMA = resolve(__dirname, '..');

/** The folder of a package's manifest, going up from a file of it. */
function raizDoPacote(pasta: string): string {
  return existsSync(join(pasta, 'package.json')) ? pasta : raizDoPacote(dirname(pasta));
}

function doPacote(pasta: string): string[] {
  const raiz = raizDoPacote(pasta);
  return [pasta, join(raiz, 'package.json'), join(raiz, 'node_modules')];
}

/**
 * What a reading process may open: its program, the packages that this uses and the data that they bring along. Nothing
 * that is the server's state: receipts come to it by message. Folders are real ones, links followed.
 */
export const LEGIVEIS: readonly string[] = [
  ...doPacote(PROGRAMA),
  ...doPacote(dirname(require.resolve('@clube/domain'))),
  ...doPacote(dirname(require.resolve('@clube/barcode'))),
  ...(require.resolve.paths('sharp') ?? []).filter(pasta => basename(pasta) === 'node_modules'),
  // Where packages with native parts look which C library the system has.
  '/usr/bin/ldd',
  process.execPath,
]
  .filter(caminho => existsSync(caminho))
  .flatMap(caminho => [...new Set([caminho, realpathSync(caminho)])]);
