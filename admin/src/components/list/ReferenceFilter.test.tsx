import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../../providers/dataProvider';
import {mapResources} from '../../providers/resources';
import {FilteredList} from './__tests__/FilteredList';
import {ReferenceFilter} from './ReferenceFilter';

const ROWS = [
  {id: 1, nome: 'Tintas Unidas', regiao: 'Sudeste'},
  {id: 2, nome: 'Rede Maximiliano Sebastião Albuquerque de Vasconcelos', regiao: 'Sul'},
];

/** The filter of the request for the list of networks. */
const narrowed = (route: string): unknown =>
  JSON.parse(new URLSearchParams(route.split('?')[1]).get('filter') ?? '{}') as unknown;

function drawn(initial: object, by?: string) {
  mapResources([{name: 'redes', rest: {path: 'redes', entity: 'Rede'}}]);
  const asked: unknown[] = [];
  const headers = {'Content-Range': 'redes 0-1/2'};
  const calls = server({
    'GET /api/redes': ({route}) => {
      const {id} = narrowed(route) as {id?: number[]};
      return {body: id ? ROWS.filter(row => id.includes(row.id)) : ROWS, headers};
    },
  });
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} store={memoryStore()}>
        <FilteredList initial={initial} asked={asked}>
          <ReferenceFilter source="rede" label="Rede" reference={{entity: 'Rede', label: 'nome', ...(by && {by})}} />
        </FilteredList>
      </AdminContext>
    </MemoryRouter>,
  );
  return {asked, calls};
}

describe('A filter by reference', () => {
  it('looks rows up by what is typed, and holds several', async () => {
    const {asked, calls} = drawn({q: 'ana'});
    await userEvent.click(await screen.findByRole('button', {name: 'Rede Todos'}));
    await userEvent.type(screen.getByRole('combobox', {name: 'Rede'}), 'uni');
    await waitFor(() => assert(calls.some(({route}) => (narrowed(route) as {q?: string}).q === 'uni')));
    await userEvent.click(await screen.findByRole('option', {name: 'Tintas Unidas'}));
    await userEvent.click(screen.getByRole('combobox', {name: 'Rede'}));
    await userEvent.click(await screen.findByRole('option', {name: /^Rede Max/}));
    assert.deepEqual(asked, [
      {q: 'ana', rede: 1},
      {q: 'ana', rede: [1, 2]},
    ]);
  });

  it('says by name what the address has chosen', async () => {
    drawn({rede: [1, 2]});
    assert(await screen.findByRole('button', {name: 'Rede Tintas Unidas +1'}));
  });

  it('holds another field than the id, which tells rows of one name apart', async () => {
    const {asked} = drawn({}, 'regiao');
    await userEvent.click(await screen.findByRole('button', {name: 'Rede Todos'}));
    await userEvent.click(screen.getByRole('combobox', {name: 'Rede'}));
    await userEvent.click(await screen.findByRole('option', {name: 'Tintas Unidas · Sudeste'}));
    assert.deepEqual(asked, [{rede: 'Sudeste'}]);
  });
});
