import {existsSync, realpathSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Where packages with native parts look which C library the system has, and Node itself. */
const ALWAYS = ['/usr/bin/ldd', process.execPath];

/** The folder of a package's manifest, going up from a file of it. */
function packageRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageRoot(dirname(folder));
}

function ofPackage(folder: string): string[] {
  const root = packageRoot(folder);
  return [folder, join(root, 'package.json'), join(root, 'node_modules')];
}

/**
 * What a confined process may open: the compiled code in `folders`, its manifests, and the packages that these can load.
 * Nothing that is the server's state: what is to be parsed comes by message. Folders are real ones, links followed.
 */
export function readablePaths(folders: readonly string[]): string[] {
  const shared = (require.resolve.paths('node') ?? []).filter(folder => basename(folder) === 'node_modules');
  return [...[...folders, __dirname].flatMap(ofPackage), ...shared, ...ALWAYS]
    .filter(path => existsSync(path))
    .flatMap(path => [...new Set([path, realpathSync(path)])]);
}
