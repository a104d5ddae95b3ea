import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {BulkRevendas} from './BulkRevendas';

const START = 'POST /api/revendas/bulk/filtro';
const PREVIEW = 'POST /api/revendas/bulk/previa';
const COUNTED = {body: {total: 2, recusas: []}};
const STARTED = {body: {mensagem: 'Trabalho iniciado: 2 linhas para fazer.', trabalho: 7, total: 2}};
const REDES = {body: {redes: [{id: 4, nome: 'Rede Sul'}], rows: [{id: 4, nome: 'Rede Sul'}], count: 1}};

function drawn() {
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
  let done = false;
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <BulkRevendas filters={{id: [1, 2]}} many="2" onDone={() => (done = true)} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {done: () => done};
}
const dialog = () => within(screen.getByRole('dialog'));

describe('resellers in bulk', () => {
  afterEach(() => localStorage.clear());

  it('are switched off after a question', async () => {
    const calls = server({[PREVIEW]: COUNTED, [START]: STARTED});
    const {done} = drawn();
    await userEvent.click(screen.getByRole('button', {name: 'Inativar'}));
    assert(await dialog().findByText('Alcança 2 revendas.'));
    await userEvent.click(dialog().getByRole('button', {name: 'Inativar'}));
    await waitFor(() => assert(done()));
    assert.deepEqual(calls.find(({route}) => route === START)?.body, {filtro: {id: [1, 2]}, mudanca: {ativo: 0}});
  });

  it('leave their network, once that is chosen', async () => {
    const calls = server({
      [PREVIEW]: COUNTED,
      [START]: STARTED,
      'GET /api/redes': REDES,
    });
    const {done} = drawn();
    await userEvent.click(screen.getByRole('button', {name: 'Mudar rede'}));
    await userEvent.click(dialog().getByRole('button', {name: 'Mudar rede'}));
    assert((await screen.findAllByText('Escolha a rede')).length > 0);
    assert.ok(!calls.some(({route}) => route === START || route === PREVIEW));
    await userEvent.selectOptions(dialog().getByLabelText(/^Rede/), 'Sem rede');
    assert(await dialog().findByText('Alcança 2 revendas.'));
    await userEvent.click(dialog().getByRole('button', {name: 'Mudar rede'}));
    await waitFor(() => assert(done()));
    assert.deepEqual(calls.find(({route}) => route === START)?.body, {filtro: {id: [1, 2]}, mudanca: {redeId: null}});
  });
});
