// The workspaces, their build inputs and their build order.
import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {ROOT} from '../runtime.mjs';
import {filesBelow, hashFiles, readJson} from './files.mjs';

const SHARED = ['package-lock.json', 'tsconfig.base.json'].map(name => join(ROOT, name));
const COMPILED = [
  'packages/domain',
  'packages/api-client',
  'packages/barcode',
  'packages/confined',
  'packages/receipt-reader',
  'packages/embedded-postgres',
  'backend',
  'seeds',
];
const APPS = ['storefront', 'admin', 'reports'];
const TESTS = ['e2e', 'bench'];

/** Folders of the workspaces that exist and that tsc compiles, in dependency order. */
export function compiled({withTests = false} = {}) {
  const names = withTests ? [...COMPILED, ...TESTS] : COMPILED;
  return names.filter(name => filesBelow(join(ROOT, name, 'src')).some(file => /\.tsx?$/.test(file)));
}

/** Folders of the screens that Vite builds. */
export function apps() {
  return APPS.filter(name => viteConfig(name));
}

/** Path of a workspace's Vite configuration, or undefined when Vite does not build it. */
export function viteConfig(name) {
  return ['mjs', 'js', 'mts', 'ts'].map(ext => join(ROOT, name, `vite.config.${ext}`)).find(file => existsSync(file));
}

/** A hash over everything a workspace's output depends on: its own files and those of the workspaces it uses. */
export function inputHash(name) {
  const files = closure(name).flatMap(workspace => filesBelow(join(ROOT, workspace)));
  return hashFiles(ROOT, [...SHARED, ...files]);
}

function closure(name, seen = new Set()) {
  if (seen.has(name)) return [];
  seen.add(name);
  const {dependencies = {}} = readJson(join(ROOT, name, 'package.json'));
  const needs = Object.keys(dependencies).filter(key => key.startsWith('@clube/'));
  return [...needs.flatMap(key => closure(folderOf(key.slice('@clube/'.length)), seen)), name];
}

/** The folder of a workspace; shared ones are below packages/. */
function folderOf(name) {
  const shared = join('packages', name);
  return existsSync(join(ROOT, shared, 'package.json')) ? shared : name;
}
