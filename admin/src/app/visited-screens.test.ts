import assert from 'node:assert/strict';
import {readFileSync} from 'node:fs';
import {matchRoutes} from 'react-router-dom';
import {GROUP_PATHS} from '../manifest/groups.ts';
import {RESOURCES} from './resources.ts';

/** The addresses that are opened in a browser, each with a key of the demo data. */
const FILE = new URL('../../../e2e/src/screens/panel-addresses.json', import.meta.url);

describe('the screens that are checked in a browser', () => {
  it('are all of the manifests and the pages of the menu’s groups, and no others', () => {
    const addresses = JSON.parse(readFileSync(FILE, 'utf8')) as string[];
    const screens = RESOURCES.flatMap(manifest => manifest.screens.map(({path}) => path));
    const paths = [...screens, ...Object.keys(GROUP_PATHS)].map(path => `/painel${path}`);
    const routes = paths.map(path => ({path}));
    const opened = addresses.map(address => matchRoutes(routes, address)?.[0]?.route.path ?? `unknown: ${address}`);
    assert.deepEqual([...new Set(opened)].sort(), [...new Set(paths)].sort());
  });
});
