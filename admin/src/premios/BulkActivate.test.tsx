import assert from 'node:assert/strict';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {clearSessions, storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {ListContextProvider, useList} from 'react-admin';
import {SelectionBar} from '../components/grid/footer/SelectionBar';
import {ActivateAllMatching, BulkActivate} from './BulkActivate';

const ROWS = [1, 2].map(id => ({id, nome: `Prêmio ${id}`}));
const ALL = 'POST /api/premios/bulk-activate/filtro';
const PREVIEW = 'POST /api/premios/bulk-activate/previa';
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
  beforeEach(() => storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', permissao: 1, redesAntifraude: []}}));
  afterEach(clearSessions);

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
      [PREVIEW]: {body: {total: 30, recusas: [{motivo: 'O prêmio já está assim.', total: 4}]}},
      [ALL]: {body: {mensagem: 'Trabalho iniciado: 30 linhas para fazer.', trabalho: 7, total: 30}},
    });
    drawn();
    assert.equal(screen.queryByRole('button', {name: /que correspondem/}), null);
    await press('A página toda');
    await press('Selecionar todas as 30 que correspondem');
    assert(screen.getByText('Todas as 30 linhas que correspondem'));
    await press('Inativar');
    assert.match(screen.getByRole('dialog').textContent, /Inativa os 30 prêmios que correspondem/);
    assert(await screen.findByText('Alcança 26 prêmios.'));
    assert(screen.getByText('4 ficam como estão: “O prêmio já está assim.”'));
    await press('Inativar todos');
    assert(await screen.findByText('Trabalho iniciado: 30 linhas para fazer.'));
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [PREVIEW, ALL].map(route => [route, {filtro: {q: 'rolo', ativo: 1}, ativo: false}]),
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
