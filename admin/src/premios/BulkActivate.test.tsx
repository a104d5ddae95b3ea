import assert from 'node:assert/strict';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {ListContextProvider, useList} from 'react-admin';
import {SelectionBar} from '../components/grid/footer/SelectionBar';
import {ActivateAllMatching, BulkActivate} from './BulkActivate';

const ROWS = [1, 2].map(id => ({id, nome: `Prêmio ${id}`}));
const ALL = 'POST /api/premios/bulk-activate/filtro';
const CHOSEN = 'PUT /api/premios/bulk-activate';

/** The bulk action bar for a page of two rows out of 30, with a search and a button for another search. */
function Drawn() {
  const [filterValues, setFilterValues] = useState({q: 'rolo', ativo: 1});
  const list = useList({data: ROWS, perPage: 2});
  return (
    <ListContextProvider value={{...list, filterValues, total: 30} as typeof list}>
      <button type="button" onClick={() => setFilterValues({q: 'trincha', ativo: 1})}>
        Outra busca
      </button>
      <button type="button" onClick={() => list.onSelect([1, 2])}>
        A página toda
      </button>
      <SelectionBar idle onAllMatching={matching => <ActivateAllMatching {...matching} />}>
        <BulkActivate />
      </SelectionBar>
    </ListContextProvider>
  );
}

const drawn = () =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Drawn />
      <Toasts />
    </QueryClientProvider>,
  );
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('prizes in bulk', () => {
  it('changes the chosen ones by their ids', async () => {
    const calls = server({[CHOSEN]: {body: {mensagem: '2 prêmios ativados com sucesso'}}});
    drawn();
    await press('A página toda');
    await press('Ativar');
    assert(await screen.findByText('2 prêmios ativados com sucesso'));
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [[CHOSEN, {ids: [1, 2], ativo: true}]],
    );
  });

  it('goes on to all that match, after a question, and says that it is a batch job', async () => {
    const calls = server({
      [ALL]: {body: {mensagem: 'Trabalho iniciado: 30 linhas para fazer.', trabalho: 7, total: 30}},
    });
    drawn();
    assert.equal(screen.queryByRole('button', {name: /que correspondem/}), null);
    await press('A página toda');
    await press('Selecionar todas as 30 que correspondem');
    assert(screen.getByText('Todas as 30 linhas que correspondem'));
    await press('Inativar');
    assert.equal(calls.length, 0);
    assert.match(screen.getByRole('dialog').textContent, /Inativa os 30 prêmios que correspondem/);
    await press('Inativar todos');
    assert(await screen.findByText('Trabalho iniciado: 30 linhas para fazer.'));
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [[ALL, {filtro: {q: 'rolo', ativo: 1}, ativo: false}]],
    );
    assert.equal(screen.queryByRole('dialog'), null);
  });

  it('means the rows of the page again once the search is another one', async () => {
    const calls = server({[CHOSEN]: {body: {mensagem: 'ok'}}});
    drawn();
    await press('A página toda');
    await press('Selecionar todas as 30 que correspondem');
    await press('Outra busca');
    await press('Ativar');
    assert(await screen.findByText('ok'));
    assert.deepEqual(
      calls.map(({route}) => route),
      [CHOSEN],
    );
  });
});
