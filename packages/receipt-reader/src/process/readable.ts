import {existsSync, realpathSync} from 'node:fs';
import {basename, dirname, join, resolve} from 'node:path';

/** The compiled reader, which this file is part of. */
const PROGRAM = resolve(__dirname, '..');

/** The folder of a package's manifest, going up from a file of it. */
function packageRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageRoot(dirname(folder));
}

function ofPackage(folder: string): string[] {
  const root = packageRoot(folder);
  return [folder, join(root, 'package.json'), join(root, 'node_modules')];
}

/**
 * What a reading process may open: its program, the packages that this uses and the data that they bring along. Nothing
 * that is the server's state: receipts come to it by message. Folders are real ones, links followed.
 */
export const READABLE_PATHS: readonly string[] = [
  ...ofPackage(PROGRAM),
  ...ofPackage(dirname(require.resolve('@clube/domain'))),
  ...ofPackage(dirname(require.resolve('@clube/barcode'))),
  ...(require.resolve.paths('sharp') ?? []).filter(folder => basename(folder) === 'node_modules'),
  // Where packages with native parts look which C library the system has.
  '/usr/bin/ldd',
  process.execPath,
]
  .filter(path => existsSync(path))
  .flatMap(path => [...new Set([path, realpathSync(path)])]);
