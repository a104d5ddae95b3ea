import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {ListContextProvider} from 'react-admin';
import {SelectionBar} from './SelectionBar';

/** Renders the bar for a page of selected rows out of `total` matching ones; returns the button for all of them. */
function drawn(shown: number, total: number, paging: object = {}) {
  const data = Array.from({length: shown}, (_, i) => ({id: i + 1}));
  const value = {
    data,
    total,
    selectedIds: data.map(({id}) => id),
    filterValues: {},
    onUnselectItems: () => undefined,
    ...paging,
  };
  render(
    <ListContextProvider value={value as never}>
      <SelectionBar onAllMatching={({many}) => <span>Pintar os {many}</span>}>Pintar</SelectionBar>
    </ListContextProvider>,
  );
  return screen.queryByRole('button', {name: /que correspondem/});
}

describe('what is done with chosen rows', () => {
  it('is offered for all that match where they are not all on the page', () => {
    assert.equal(drawn(2, 2), null);
    assert(drawn(2, 3));
  });

  it('does not end with the page, which is turned beside it', async () => {
    const pages: number[] = [];
    const paging = {page: 1, hasNextPage: true, hasPreviousPage: false, setPage: (page: number) => pages.push(page)};
    drawn(2, 3, paging);
    assert.equal(screen.getByRole('button', {name: 'Voltar uma página'}).getAttribute('aria-disabled'), 'true');
    await userEvent.click(screen.getByRole('button', {name: 'Avançar uma página'}));
    assert.deepEqual(pages, [2]);
  });

  it('is offered as a batch job where a page of all is more than one call takes', async () => {
    const all = drawn(501, 501);
    assert(all);
    assert(screen.getByText('501 itens selecionados'));
    await userEvent.click(all);
    assert(screen.getByText('Pintar os 501'));
  });
});
