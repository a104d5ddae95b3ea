import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import Report from './Report';

const SEND = 'POST /api/denuncias';

function opened(address: string, answer: Parameters<typeof server>[0][string]) {
  const calls = server({[SEND]: answer});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/denunciar/:tipo/:id" element={<Report />} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return calls;
}
const press = () => userEvent.click(screen.getByRole('button', {name: 'Enviar denúncia'}));

describe('Denunciar', () => {
  it('asks why, and says that it came', async () => {
    const mensagem = 'Denúncia recebida. A equipe vai conferir.';
    const calls = opened('/denunciar/avaliacao/7', {body: {mensagem}});
    assert(screen.getByRole('heading', {name: 'Denunciar uma avaliação'}));
    await press();
    assert((await screen.findAllByText('Escolha o motivo')).length > 0);
    assert.equal(calls.length, 0);
    await userEvent.click(screen.getByRole('radio', {name: 'É falsa'}));
    await userEvent.type(screen.getByLabelText(/^Conte o que houve/), 'Nunca contratou.');
    await press();
    const result = (await screen.findByText(mensagem)).closest('[role=status]');
    assert(result !== null && document.activeElement === result);
    assert.deepEqual(calls[0]?.body, {tipo: 'avaliacao', id: 7, motivo: 'falsa', texto: 'Nunca contratou.'});
  });

  it('keeps what was typed when it is refused', async () => {
    opened('/denunciar/foto/7', {status: 404, body: {erro: 'Este conteúdo não está mais aqui.'}});
    await userEvent.click(screen.getByRole('radio', {name: 'Outro motivo'}));
    await userEvent.type(screen.getByLabelText(/^Conte o que houve/), 'É minha');
    await press();
    await screen.findByText('Este conteúdo não está mais aqui.');
    assert.equal(screen.getByLabelText<HTMLTextAreaElement>(/^Conte o que houve/).value, 'É minha');
  });

  it('is there for what can be reported', () => {
    opened('/denunciar/texto/7', {body: {}});
    assert.equal(screen.queryByRole('button', {name: 'Enviar denúncia'}), null);
  });
});
