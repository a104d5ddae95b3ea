import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import type {Permissao} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {RemovedRows} from './RemovedRows';

const LIST = 'GET /api/removidos';
const RESTORE = 'POST /api/removidos/restaurar';
const ROW = {id: 7, nome: 'SW-1', removidoEm: '2026-09-15T12:00:00.000Z', por: 'Ana'};

async function drawn(permissao: Permissao = 1) {
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao}});
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <RemovedRows entity="Produto" resource="produtos" call="DELETE /api/produtos/{id}" />
      <Toasts />
    </QueryClientProvider>,
  );
  const button = screen.queryByRole('button', {name: 'Excluídos'});
  if (button) await userEvent.click(button);
}

describe('the removed rows of a registration', () => {
  afterEach(() => localStorage.clear());

  it('are shown with who and when, and restored, after which they are gone from here', async () => {
    let removidos = [ROW];
    const calls = server({
      [LIST]: () => ({body: {removidos}}),
      [RESTORE]: () => {
        removidos = [];
        return {body: {mensagem: 'Restaurado com sucesso'}};
      },
    });
    await drawn();
    assert(await screen.findByText(/15\/09\/2026.*por Ana/));
    await userEvent.click(screen.getByRole('button', {name: 'Restaurar SW-1'}));
    assert(await screen.findByText('Restaurado com sucesso'));
    assert.deepEqual(calls.find(({route}) => route === RESTORE)?.body, {entidade: 'Produto', id: 7});
    assert(await screen.findByText('Nada excluído'));
  });

  it('stay where one is refused, with the reason', async () => {
    const erro = 'Código já cadastrado';
    server({[LIST]: {body: {removidos: [ROW]}}, [RESTORE]: {status: 409, body: {erro, codigo: 'CONFLITO'}}});
    await drawn();
    await userEvent.click(await screen.findByRole('button', {name: 'Restaurar SW-1'}));
    assert(await screen.findByText(erro));
    assert(screen.getByText('SW-1'));
  });

  it('are read again where that failed', async () => {
    let fails = true;
    server({[LIST]: () => (fails ? {status: 500, body: {erro: 'Não deu.'}} : {body: {removidos: [ROW]}})});
    await drawn();
    await screen.findByText('Não deu.');
    fails = false;
    await userEvent.click(screen.getByRole('button', {name: 'Tentar de novo'}));
    await waitFor(() => assert(screen.getByText('SW-1')));
  });

  it('are not offered to who may not remove', async () => {
    await drawn(2);
    assert.equal(screen.queryByRole('button'), null);
  });
});
