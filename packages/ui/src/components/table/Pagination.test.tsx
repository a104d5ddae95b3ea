import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {Pagination} from './Pagination';

describe('Pagination', () => {
  it('keeps the focus on a button that has come to its end, which then does nothing', async () => {
    const pages: number[] = [];
    const shown = (page: number) => (
      <Pagination caption="Vendas" page={page} size={10} total={12_345} onValueChange={next => pages.push(next)} />
    );
    const {rerender} = render(shown(1));
    assert(screen.getByText('11–20 de 12.345'));
    const before = screen.getByRole('button', {name: 'Página anterior'});
    await userEvent.click(before);
    rerender(shown(0));
    assert(document.activeElement === before);
    assert.equal(before.getAttribute('aria-disabled'), 'true');
    await userEvent.click(before);
    assert.deepEqual(pages, [0]);
  });
});
