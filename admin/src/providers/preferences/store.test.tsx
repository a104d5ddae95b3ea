import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {preferencesStore} from './store';

describe('the store of preferences', () => {
  before(() => mock.timers.enable({apis: ['setTimeout']}));
  after(() => mock.timers.reset());

  const given = (read: Record<string, unknown> = {}) => {
    const sent: [string, unknown][] = [];
    const store = preferencesStore(read, (key, value) => Promise.resolve(sent.push([key, value])));
    store.setup();
    return {store, sent};
  };

  it('begins with what the server keeps', () => {
    assert.deepEqual(given({'grid.premios': {perPage: 100}}).store.getItem('grid.premios'), {perPage: 100});
  });

  it('sends the last of several changes, once the hand rests, and nothing that is the tab’s', () => {
    const {store, sent} = given();
    store.setItem('grid.premios', {perPage: 10});
    store.setItem('grid.premios', {perPage: 50});
    store.setItem('sidebar.open', true);
    assert.deepEqual(sent, []);
    mock.timers.tick(1000);
    assert.deepEqual(sent, [['grid.premios', {perPage: 50}]]);
    assert.equal(store.getItem('sidebar.open'), true);
    store.removeItem('grid.premios');
    mock.timers.tick(1000);
    assert.deepEqual(sent.at(-1), ['grid.premios', null]);
  });

  it('sends at once what waits when the page goes', () => {
    const {store, sent} = given();
    store.setItem('grid', {density: 'comfortable'});
    window.dispatchEvent(new Event('pagehide'));
    assert.deepEqual(sent, [['grid', {density: 'comfortable'}]]);
    mock.timers.tick(1000);
    assert.equal(sent.length, 1);
  });
});
