import assert from 'node:assert/strict';
import {activeEntryOf} from './active-entry.ts';

const entry = (name: string, ...paths: string[]) => ({
  name,
  screens: paths.map(path => ({path, call: 'GET /api/x', Component: () => null})),
});
const ENTRIES = [
  entry('produtos', '/produtos', '/produtos/:id'),
  entry('produtos-revenda', '/produtos-revenda', '/cadastrar/produto/revenda'),
  entry('importar', '/processar/produtos', '/processar/produtos/sherwin-williams/:id'),
  entry(
    'importar-revenda',
    '/processar/produtos-revenda',
    '/processar/produtos/revenda',
    '/processar/produtos/revenda/:id',
  ),
  entry('pintores', '/pintores', '/pintor/:cpf'),
];

describe('the lit entry of the menu', () => {
  for (const [pathname, name] of [
    ['/painel/produtos', 'produtos'],
    ['/painel/produtos/7', 'produtos'],
    ['/painel/produtos-revenda', 'produtos-revenda'],
    ['/painel/processar/produtos', 'importar'],
    ['/painel/processar/produtos/sherwin-williams/3/colunas', 'importar'],
    ['/painel/processar/produtos/revenda/3/colunas', 'importar-revenda'],
    ['/painel/pintor/52998224725', 'pintores'],
    ['/painel/perfil', undefined],
  ] as const)
    it(`at ${pathname} is ${name ?? 'none'}`, () => assert.equal(activeEntryOf(ENTRIES, pathname), name));
});
