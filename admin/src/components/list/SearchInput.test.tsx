import assert from 'node:assert/strict';
import {act, render, screen, userEvent, waitFor} from '@clube/ui/testing';
import {useState} from 'react';
import {ListContextProvider} from 'react-admin';
import type {Filters} from '../../providers/filters';
import {SearchInput} from './SearchInput';

/** Renders a list whose filters change only on `say`, as the router's URL changes later during a slow rendering. */
function drawn({at = {}}: {at?: Filters} = {}) {
  const asked: Filters[] = [];
  let say: (filters: Filters) => void = () => undefined;
  function List() {
    const [filterValues, set] = useState(at);
    say = set;
    const value = {filterValues, setFilters: (filters: Filters) => void asked.push(filters)};
    return (
      <ListContextProvider value={value as never}>
        <SearchInput label="Buscar" />
      </ListContextProvider>
    );
  }
  render(<List />);
  const box = screen.getByRole<HTMLInputElement>('searchbox');
  box.focus();
  const type = (text: string) => userEvent.paste(text);
  return {box, type, asked, arrives: (filters: Filters) => act(() => say(filters))};
}

describe('the search of a list', () => {
  it('keeps the blank between two words while the first is searched for', async () => {
    const {box, type, asked, arrives} = drawn();
    await type('maria ');
    await waitFor(() => assert.deepEqual(asked, [{q: 'maria'}]));
    arrives({q: 'maria'});
    assert.equal(box.value, 'maria ');
  });

  it('keeps what is typed on before the address says what was asked for', async () => {
    const {box, type, asked, arrives} = drawn();
    await type('mar');
    await waitFor(() => assert.equal(asked.length, 1));
    await type('ia');
    arrives({q: 'mar'});
    assert.equal(box.value, 'maria');
    await waitFor(() => assert.deepEqual(asked, [{q: 'mar'}, {q: 'maria'}]));
  });

  it('leaves a filter alone that is chosen before the hand has rested', async () => {
    const {type, asked, arrives} = drawn();
    await type('maria');
    arrives({status: 1});
    await waitFor(() => assert.deepEqual(asked, [{status: 1, q: 'maria'}]));
  });

  it('leads nobody back who has followed a link before the hand has rested', async () => {
    const {type, asked} = drawn();
    const list = location.pathname;
    await type('maria');
    history.pushState(null, '', '/painel/redes/1');
    // Set after the search's own timer, and longer than it: this one is always the later one.
    await new Promise(resolve => setTimeout(resolve, 400));
    history.replaceState(null, '', list);
    assert.deepEqual(asked, []);
  });

  it('follows the address back and forth', async () => {
    const {box, type, asked, arrives} = drawn();
    await type('maria');
    await waitFor(() => assert.equal(asked.length, 1));
    for (const q of ['maria', '', 'maria']) {
      arrives(q ? {q} : {});
      assert.equal(box.value, q);
    }
    assert.equal(asked.length, 1);
  });
});
