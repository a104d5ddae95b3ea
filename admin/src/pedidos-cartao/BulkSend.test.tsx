import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {ListContextProvider, useList} from 'react-admin';
import {SelectionBar} from '../components/grid/footer/SelectionBar';
import {SendAllMatching, SendSelected} from './BulkSend';

const SEND = 'POST /api/cartoes/pedidos/bulk/filtro';
const PAGE = [1, 2].map(id => ({id}));

/** The bar of a page of two requests out of 30, from which a third one was selected on another page. */
function Drawn() {
  const list = useList({data: PAGE, perPage: 2});
  return (
    <ListContextProvider value={{...list, filterValues: {estado: 'pedido'}, total: 30} as typeof list}>
      <button type="button" onClick={() => list.onSelect([1, 2, 9])}>
        Três pedidos
      </button>
      <SelectionBar onAllMatching={matching => <SendAllMatching {...matching} />}>
        <SendSelected />
      </SelectionBar>
    </ListContextProvider>
  );
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('requests to the card operator in bulk', () => {
  beforeEach(async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
    render(
      <QueryClientProvider client={new QueryClient()}>
        <Drawn />
        <Toasts />
      </QueryClientProvider>,
    );
    await press('Três pedidos');
  });
  afterEach(() => localStorage.clear());

  for (const [which, filtro, words] of [
    ['the selected ones of all pages', {id: [1, 2, 9]}, /Marca os 3 pedidos selecionados/],
    ['all that match', {estado: 'pedido'}, /Marca os 30 pedidos que correspondem/],
  ] as const)
    it(`are marked as sent after a question: ${which}`, async () => {
      const calls = server({[SEND]: {body: {mensagem: 'Trabalho iniciado', trabalho: 7, total: 3}}});
      if ('estado' in filtro) await press('Selecionar todas as 30 que correspondem');
      await press('Marcar como enviados');
      assert.match(screen.getByRole('dialog').textContent, words);
      assert.equal(calls.length, 0);
      await press('Marcar');
      assert(await screen.findByText('Trabalho iniciado'));
      assert.deepEqual(
        calls.map(({route, body}) => [route, body]),
        [[SEND, {filtro}]],
      );
      assert.equal(screen.queryByRole('region', {name: 'Itens selecionados'}), null);
    });
});
