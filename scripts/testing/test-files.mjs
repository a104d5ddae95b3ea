// Finds compiled test files, and those that belong to changed sources.
import {readdirSync} from 'node:fs';
import {join, sep} from 'node:path';
import {ROOT} from '../runtime.mjs';

export const UNIT_TESTS = [
  'packages/{domain,api-client,barcode}/dist/**/*.test.js',
  '{packages/ui,storefront,admin,reports}/src/**/*.test.ts',
  'scripts/**/*.test.mjs',
];
export const COMPONENT_TESTS = ['{packages/ui,storefront,admin,reports}/src/**/*.test.tsx'];

const compiledTests = workspaces =>
  workspaces.flatMap(name =>
    readdirSync(join(ROOT, name, 'dist'), {recursive: true})
      .filter(file => file.endsWith('.test.js'))
      .sort()
      .map(file => [name, 'dist', ...file.split(sep)].join('/')),
  );

/** Slow tests are marked by their file name and only run in full runs. */
const isSlow = file => file.endsWith('.slow.test.js');

/** The compiled tests that use a database, by workspace. */
export const apiTests = ({full = false} = {}) =>
  compiledTests([
    'packages/confined',
    'packages/receipt-reader',
    'packages/embedded-postgres',
    'backend',
    'seeds',
    'bench',
  ]).filter(file => full || !isSlow(file));

/** The compiled tests in a browser. */
export const journeys = ({full = false} = {}) => compiledTests(['e2e']).filter(file => full || !isSlow(file));

/** Source path → prefix of the paths of its compiled tests. */
const BELONGS = [
  [/^(packages\/[^/]+|backend|seeds|bench)\/src\/(.+\.test)\.ts$/, '$1/dist/$2.js'],
  [/^packages\/(confined|receipt-reader|embedded-postgres)\/src\/([^/]+\/)/, 'packages/$1/dist/__tests__/$2'],
  [/^backend\/src\/__tests__\/([^/]+\/)(?!.*\.test\.ts$)/, 'backend/dist/__tests__/$1'],
  [/^backend\/src\/(kernel|modules\/[^/]+)\//, 'backend/dist/$1/'],
  [/^backend\/src\/(?:modules\/)?([^/]+\/)/, 'backend/dist/__tests__/$1'],
  // A rule belongs to the backend module of the same name.
  [/^packages\/domain\/src\/([^/]+\/)/, 'backend/dist/__tests__/$1'],
  [/^backend\/(migrations\/|src\/[^/]+\.ts$|src\/__tests__\/support\/)/, 'backend/dist/__tests__/kernel/'],
  [/^seeds\/src\/([^/]+\/)/, 'seeds/dist/$1'],
];

/** The compiled tests that belong to changed files. */
export function testsOf(files, tests = apiTests()) {
  const beginnings = files.flatMap(file =>
    BELONGS.flatMap(([source, its]) => {
      const found = source.exec(file);
      return found ? [its.replace(/\$(\d)/g, (_, group) => found[group])] : [];
    }),
  );
  return tests.filter(test => beginnings.some(beginning => test.startsWith(beginning)));
}
