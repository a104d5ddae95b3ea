import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {ListContextProvider} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {mapResources} from '../../providers/resources';
import {RememberOrder} from '../grid/opening/neighbours';
import {Neighbours} from './Neighbours';

const address = ({id}: {id: number}) => `/painel/coisa/${id}`;

type Context = Parameters<typeof ListContextProvider>[0]['value'];

function listed(ids: number[], {page = 1, total = ids.length} = {}) {
  const data = ids.map(id => ({id}));
  const sort = {field: 'id', order: 'ASC'};
  const filterValues = {ativo: 1};
  const value = {resource: 'coisas', data, page, perPage: 3, total, sort, filterValues} as unknown as Context;
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

mapResources([{name: 'coisas', rest: {path: 'coisas'}}]);

describe('the way from record to record', () => {
  it('is the order in which the list showed them, on the same tab', async () => {
    listed([5, 3, 9]);
    opened('/painel/coisa/3?aba=historico&page=2');
    assert.equal(leadsTo('Anterior na lista'), '/painel/coisa/5?aba=historico');
    await userEvent.click(screen.getByRole('link', {name: 'Próximo na lista'}));
    assert.equal(leadsTo('Anterior na lista'), '/painel/coisa/3?aba=historico');
    const end = screen.getByRole('link', {name: 'Próximo na lista'});
    assert.deepEqual([end.getAttribute('href'), end.getAttribute('aria-disabled')], [null, 'true']);
  });

  it('goes on past both ends of a page, under the same filters', async () => {
    const answer = (...ids: number[]) => ({body: ids.map(id => ({id})), headers: {'Content-Range': 'coisas 0-2/9'}});
    const calls = server({'GET /api/coisas': answer(11, 9, 12)});
    listed([5, 3, 9], {page: 2, total: 9});
    opened('/painel/coisa/9');
    // Row 9, which moved to the next page meanwhile, is not listed twice.
    await waitFor(() => assert.equal(leadsTo('Próximo na lista'), '/painel/coisa/11'));
    assert.equal(leadsTo('Anterior na lista'), '/painel/coisa/3');
    const asked = new URLSearchParams(calls[0]?.route.split('?')[1]);
    assert.deepEqual([asked.get('filter'), asked.get('range')], ['{"ativo":1}', '[6,8]']);
  });

  it('is not there of what no list showed', () => {
    listed([5, 3]);
    opened('/painel/coisa/4');
    assert.equal(screen.queryByRole('navigation'), null);
  });
});
