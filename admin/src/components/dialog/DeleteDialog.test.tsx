import assert from 'node:assert/strict';
import {client} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {pressEscape, render, screen, server, userEvent, waitFor, act} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {DeleteDialog} from './DeleteDialog';

const ROUTE = 'DELETE /api/produtos/9';

function drawn() {
  let closed = false;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DeleteDialog
        title="Excluir produto"
        resource="produtos"
        remove={() => client.delete('/api/produtos/{id}', {path: {id: 9}})}
        failure="Erro ao excluir o produto"
        onClose={() => (closed = true)}
      >
        O produto Acrílico Fosco sai da lista.
      </DeleteDialog>
      <Toasts />
    </QueryClientProvider>,
  );
  return {closed: () => closed, dialog: screen.getByRole('dialog', {name: 'Excluir produto'})};
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('DeleteDialog', () => {
  it('says what is about to go, deletes it and closes', async () => {
    const calls = server({[ROUTE]: {body: {mensagem: 'Produto excluído com sucesso'}}});
    const {closed, dialog} = drawn();
    assert.match(dialog.textContent, /O produto Acrílico Fosco sai da lista\./);
    await press('Excluir');
    assert(await screen.findByText('Produto excluído com sucesso'));
    assert.deepEqual(
      calls.map(({route}) => route),
      [ROUTE],
    );
    assert.equal(closed(), true);
  });

  it('deletes nothing when it is left, by the button or by Esc', async () => {
    const calls = server({});
    const {closed, dialog} = drawn();
    act(() => pressEscape(dialog));
    assert.equal(closed(), true);
    await press('Voltar');
    assert.equal(calls.length, 0);
  });

  it("stays open with the server's reason", async () => {
    server({[ROUTE]: {status: 422, body: {erro: 'Este produto já foi vendido'}}});
    const {closed} = drawn();
    await press('Excluir');
    assert(await screen.findByText('Este produto já foi vendido'));
    assert.equal(closed(), false);
  });

  it('deletes once, however often it is pressed', async () => {
    const waiting = Promise.withResolvers<{body: unknown}>();
    const calls = server({[ROUTE]: () => waiting.promise});
    const {closed} = drawn();
    await press('Excluir');
    await press('Aguarde');
    waiting.resolve({body: {}});
    await waitFor(() => assert.equal(closed(), true));
    assert.equal(calls.length, 1);
  });
});
