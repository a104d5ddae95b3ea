import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts, notify} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes, useNavigate} from 'react-router-dom';
import {useVendaForm} from './new-venda/form/useVendaForm';
import {pendingNota} from './new-venda/reading/example';
import {useUndo} from './useUndo';

const NOTA = pendingNota;
const RETURN = 'POST /api/pontuacoes/retornar-pendente';

/** The part of the desk that keeps what was typed: a field, and the decision with its undo. */
function Desk() {
  const form = useVendaForm(NOTA);
  const undoOf = useUndo();
  const goTo = useNavigate();
  const decide = (): void => {
    notify.success('Pontuada', undefined, undoOf(NOTA.id, '/nota', form.restore));
    form.finish();
    void goTo('/proxima');
  };
  return (
    <>
      <input
        aria-label="Número"
        value={form.venda.identificador}
        onChange={event => form.change({identificador: event.target.value})}
      />
      <button type="button" onClick={decide}>
        Pontuar
      </button>
    </>
  );
}

async function scored(undone: {status?: number; body: object}) {
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '52998224725', permissao: 1}});
  const calls = server({[RETURN]: undone});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={['/nota']}>
        <Routes>
          <Route path="/nota" element={<Desk />} />
          <Route path="/proxima" element={<h1>A próxima</h1>} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  await userEvent.type(screen.getByLabelText('Número'), '4711');
  await userEvent.click(screen.getByRole('button', {name: 'Pontuar'}));
  await screen.findByText('A próxima');
  return calls;
}

const drafts = () => Object.keys(localStorage).filter(name => name.includes('rascunho'));

describe('A receipt whose decision is undone', () => {
  it('opens with what was typed, which is kept nowhere while the decision stands', async () => {
    await scored({body: {mensagem: 'A nota voltou.'}});
    assert.deepEqual(drafts(), []);
    await userEvent.click(await screen.findByRole('button', {name: 'Desfazer'}));
    assert.equal((await screen.findByLabelText<HTMLInputElement>('Número')).value, '4711');
  });

  it('leaves no draft where the undo is refused', async () => {
    const calls = await scored({status: 409, body: {erro: 'Já passou do prazo.'}});
    await userEvent.click(await screen.findByRole('button', {name: 'Desfazer'}));
    await screen.findByText('Já passou do prazo.');
    await waitFor(() => assert.equal(calls.length, 1));
    assert.deepEqual(drafts(), []);
  });
});
