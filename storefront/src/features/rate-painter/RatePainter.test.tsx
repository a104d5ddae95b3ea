import assert from 'node:assert/strict';
import {mock} from 'node:test';
import {ApiError, client} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import RatePainter from './RatePainter';

const ASKED = 'GET /api/avaliacoes-pintor/abc';
const asked = {
  ...{pintor: 'Maximiliano Sebastião Albuquerque de Vasconcelos', trabalho: 'Sala'},
  expiraEm: '2026-12-02T15:00:00.000Z',
};

function opened(answers: Parameters<typeof server>[0] = {}) {
  server({[ASKED]: {body: asked}, ...answers});
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter initialEntries={['/avaliar/abc']}>
        <Routes>
          <Route path="/avaliar/:token" element={<RatePainter />} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
}

/** Mocks uploads, which use another function than other requests. */
const uploading = (answer: () => Promise<object>) => mock.method(client, 'upload', answer as never).mock;
const press = () => userEvent.click(screen.getByRole('button', {name: 'Enviar avaliação'}));

describe('Avaliar um trabalho', () => {
  afterEach(() => mock.restoreAll());

  it('asks for stars and a name, which is shortened, and thanks', async () => {
    const sent = uploading(() => Promise.resolve({mensagem: 'Avaliação postada com sucesso.'}));
    opened();
    await screen.findByText('Maximiliano Sebastião Albuquerque de Vasconcelos');
    await press();
    assert.equal((await screen.findByRole('alert')).textContent.trim(), 'Informe uma nota de 1 a 5');
    assert(screen.getByText('Informe o seu nome'));
    assert.equal(sent.callCount(), 0);
    await userEvent.click(screen.getByRole('radio', {name: '4 estrelas: Bom'}));
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Carla Maria Souza');
    assert(screen.getByText('Aparece como Carla S.'));
    await press();
    await screen.findByText('Sua avaliação foi enviada');
    const form = {nota: 4, cliente: 'Carla Maria Souza', avaliacao: '', arquivos: []};
    assert.deepEqual(sent.calls[0]?.arguments[2], {path: {token: 'abc'}, form});
  });

  it('keeps what was typed when it is refused', async () => {
    const erro = 'Já vieram várias avaliações desta conexão hoje.';
    uploading(() => Promise.reject(new ApiError(429, {erro})));
    opened();
    await userEvent.click(await screen.findByRole('radio', {name: '5 estrelas: Ótimo'}));
    await userEvent.type(screen.getByLabelText('Seu nome'), 'Carla');
    await userEvent.type(screen.getByLabelText(/^Como foi o trabalho/), 'Muito bom');
    await press();
    await screen.findByText(erro);
    assert.equal(screen.getByLabelText<HTMLTextAreaElement>(/^Como foi o trabalho/).value, 'Muito bom');
  });

  it('says that a link was used, or is over', async () => {
    const erro = 'Este trabalho já foi avaliado por este link. Obrigado!';
    opened({[ASKED]: {status: 409, body: {erro, codigo: 'LINK_USADO'}}});
    assert(await screen.findByText(erro));
  });

  it('says that a link is over', async () => {
    opened({[ASKED]: {status: 404, body: {erro: 'Este link não vale mais.', codigo: 'LINK_INVALIDO'}}});
    assert(await screen.findByText('Este link não vale mais'));
  });
});
