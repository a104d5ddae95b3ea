import assert from 'node:assert/strict';
import {render, screen, userEvent} from '@clube/ui/testing';
import {ListContextProvider} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {RememberOrder} from '../grid/opening/neighbours';
import {Neighbours} from './Neighbours';

const address = ({id}: {id: number}) => `/painel/coisa/${id}`;

function listed(...ids: number[]) {
  const value = {data: ids.map(id => ({id}))} as Parameters<typeof ListContextProvider>[0]['value'];
  render(
    <ListContextProvider value={value}>
      <RememberOrder opens={address} />
    </ListContextProvider>,
  ).unmount();
}

const opened = (at: string) =>
  render(
    <MemoryRouter initialEntries={[at]}>
      <Neighbours />
    </MemoryRouter>,
  );
const leadsTo = (name: string) => screen.getByRole('link', {name}).getAttribute('href');

describe('the way from record to record', () => {
  it('is the order in which the list showed them, on the same tab', async () => {
    listed(5, 3, 9);
    opened('/painel/coisa/3?aba=historico&page=2');
    assert.equal(leadsTo('Anterior na lista'), '/painel/coisa/5?aba=historico');
    await userEvent.click(screen.getByRole('link', {name: 'Próximo na lista'}));
    assert.equal(leadsTo('Anterior na lista'), '/painel/coisa/3?aba=historico');
    const end = screen.getByRole('link', {name: 'Próximo na lista'});
    assert.deepEqual([end.getAttribute('href'), end.getAttribute('aria-disabled')], [null, 'true']);
  });

  it('is not there of what no list showed', () => {
    listed(5, 3);
    opened('/painel/coisa/4');
    assert.equal(screen.queryByRole('navigation'), null);
  });
});
