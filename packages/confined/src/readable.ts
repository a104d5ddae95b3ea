import {existsSync, realpathSync} from 'node:fs';
import {basename, dirname, join} from 'node:path';

/** Files that native packages read to detect the C library, and Node itself. */
const ALWAYS = ['/usr/bin/ldd', process.execPath];

/** The nearest folder upwards that has a package.json. */
function packageRoot(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : packageRoot(dirname(folder));
}

function ofPackage(folder: string): string[] {
  const root = packageRoot(folder);
  return [folder, join(root, 'package.json'), join(root, 'node_modules')];
}

/**
 * The files that a confined process may read: the compiled code in `folders`, its manifests, and the packages that it can load.
 * No server data: files to parse are sent by message. Symbolic links in the paths are resolved.
 */
export function readablePaths(folders: readonly string[]): string[] {
  const shared = (require.resolve.paths('node') ?? []).filter(folder => basename(folder) === 'node_modules');
  return [...[...folders, __dirname].flatMap(ofPackage), ...shared, ...ALWAYS]
    .filter(path => existsSync(path))
    .flatMap(path => [...new Set([path, realpathSync(path)])]);
}
