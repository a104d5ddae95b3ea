import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter} from 'react-router-dom';
import {dataProvider} from '../../providers/dataProvider';
import {i18nProvider} from '../../providers/i18nProvider';
import {mapResources} from '../../providers/resources';
import type {Column} from '../grid/columns';
import {OrderedList} from './OrderedList';

interface Lesson {
  id: number;
  nome: string;
}

const COLUMNS: readonly Column<Lesson>[] = [
  {kind: 'text', field: 'nome', title: 'Aula', main: true},
  {kind: 'actions', field: 'acoes', title: 'Ações', cell: ({nome}) => <button type="button">Excluir {nome}</button>},
];
const ROWS: Lesson[] = [
  {id: 11, nome: 'Primeira'},
  {id: 12, nome: 'Segunda'},
];

mapResources([{name: 'aulas', rest: {path: 'aulas'}}]);

function drawn(rows: Lesson[]) {
  const calls = server({'GET /api/aulas': {body: rows, headers: {'Content-Range': `aulas 0-1/${rows.length}`}}});
  const asked: (readonly number[])[] = [];
  const save = (ids: readonly number[]) => {
    asked.push(ids);
    return Promise.resolve(true);
  };
  render(
    <MemoryRouter>
      <AdminContext dataProvider={dataProvider} i18nProvider={i18nProvider} store={memoryStore()}>
        <OrderedList<Lesson>
          resource="aulas"
          label="Aulas"
          columns={COLUMNS}
          by="ordem"
          order={{nameOf: ({nome}) => nome, save, hint: 'Nesta ordem aparecem as aulas.'}}
          empty="Nenhuma aula."
        />
      </AdminContext>
    </MemoryRouter>,
  );
  return {calls, asked};
}

describe('OrderedList', () => {
  it('shows all rows at once by their place, each with its handle and its buttons', async () => {
    const {calls, asked} = drawn(ROWS);
    assert(await screen.findByRole('row', {name: /Primeira/}));
    assert.deepEqual(
      screen.getAllByRole('columnheader').map(({textContent}) => textContent),
      ['Ordem', 'Aula', 'Ações'],
    );
    assert(screen.getByRole('button', {name: 'Excluir Segunda'}));
    const query = new URLSearchParams(calls[0]?.route.split('?')[1]);
    assert.equal(query.get('sort'), '["ordem","ASC"]');
    await userEvent.click(screen.getByRole('button', {name: 'Descer Primeira'}));
    await waitFor(() => assert.deepEqual(asked, [[12, 11]]));
  });

  it('says that there is none', async () => {
    drawn([]);
    assert(await screen.findByText('Nenhuma aula.'));
  });
});
