import assert from 'node:assert/strict';
import {MENU} from '@clube/domain';
import {checked, faultsOf} from './check.ts';
import {page, resource} from './manifest.ts';

const load = () => Promise.reject(new Error('no screen is drawn here'));

const tintas = resource('tintas', {
  label: 'Tintas',
  one: 'Tinta',
  group: 'Programa',
  icon: 'bag',
  path: '/tintas',
  list: load,
  form: load,
  rest: {path: 'tintas', key: 'codigo'},
});

describe('a manifest', () => {
  it('puts the screens where react-admin would, and names the plain calls, with the row’s own key', () => {
    assert.deepEqual(
      tintas.screens.map(({path, call, view}) => [view, path, call]),
      [
        ['list', '/tintas', 'GET /api/tintas'],
        ['create', '/tintas/create', 'POST /api/tintas'],
        ['edit', '/tintas/:id', 'PUT /api/tintas/{codigo}'],
      ],
    );
    assert.equal(tintas.calls.delete, 'DELETE /api/tintas/{codigo}');
    assert.equal(tintas.many, 'Tintas');
  });

  it('takes the addresses and calls that differ', () => {
    const premios = resource('premios', {
      label: 'Prêmios',
      one: 'Prêmio',
      icon: 'gift',
      path: '/premios',
      createPath: '/cadastrar/premio',
      list: load,
      form: load,
      calls: {delete: 'PUT /api/premios/bulk-activate'},
      screens: [{path: '/premios/tags', call: 'GET /api/tags', screen: load, wide: true}],
    });
    assert.deepEqual(
      premios.screens.map(({path}) => path),
      ['/premios', '/cadastrar/premio', '/premios/:id', '/premios/tags'],
    );
    assert.equal(premios.calls.delete, 'PUT /api/premios/bulk-activate');
    assert.equal(premios.calls.list, 'GET /api/premios');
  });
});

describe('the check of the manifests', () => {
  const entries = MENU.map(({destination: destino}) =>
    page(`page ${destino}`, {
      label: destino,
      group: 'Programa',
      icon: 'house',
      path: destino,
      call: 'GET /api/dashboard',
      screen: load,
    }),
  );

  it('finds nothing wrong with one manifest for each entry of the menu', () => {
    assert.deepEqual(faultsOf(entries), []);
    assert.equal(checked(entries), entries);
  });

  it('names an entry without a manifest, and a manifest without an entry', () => {
    assert.deepEqual(faultsOf(entries.slice(1)), ["no manifest is for the menu's entry /dashboard"]);
    const extra = {
      ...entries[0]!,
      name: 'extra',
      path: '/extra',
      screens: [{...entries[0]!.screens[0]!, path: '/extra'}],
    };
    assert.deepEqual(faultsOf([...entries, extra]), ["the menu's table does not say who sees /extra"]);
  });

  it('names what is there twice, and calls that the table does not know', () => {
    const faults = faultsOf([...entries, {...tintas, name: 'page /dashboard', group: undefined}]);
    assert.deepEqual(faults, [
      'two manifests are called page /dashboard',
      'page /dashboard: /tintas needs GET /api/tintas, which is not in the table of calls',
      'page /dashboard: /tintas/create needs POST /api/tintas, which is not in the table of calls',
      'page /dashboard: /tintas/:id needs PUT /api/tintas/{codigo}, which is not in the table of calls',
    ]);
  });

  it('names two screens at one address, and an entry that leads nowhere', () => {
    const [dashboard] = entries;
    assert.ok(dashboard);
    const [screen] = dashboard.screens;
    assert.ok(screen);
    const other = {...dashboard, name: 'other', group: undefined};
    assert.throws(
      () =>
        checked([...entries, {...other, screens: [screen, {...screen, path: '/a/:b'}, {...screen, path: '/a/:c'}]}]),
      {
        message: /two screens have the address \/dashboard\ntwo screens have the address \/a\/:/,
      },
    );
    assert.throws(() => checked([...entries, {...other, screens: []}]), /other: no screen is at \/dashboard/);
    assert.throws(() => checked([...entries, {...other, screens: [{...screen, path: 'x'}]}]), /x is no address/);
  });
});
