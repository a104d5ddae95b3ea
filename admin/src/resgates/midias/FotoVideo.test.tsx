import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {NO_RESGATE_ID} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {afterTimers, render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {ManifestContext} from '../../manifest/context';
import {resgates} from '..';
import FotoVideo from './FotoVideo';

describe('Photos and videos without an order', () => {
  it('ask for its number, at the field and in a toast', async () => {
    render(
      <ManifestContext value={resgates}>
        <MemoryRouter>
          <FotoVideo />
        </MemoryRouter>
        <Toasts />
      </ManifestContext>,
    );
    await userEvent.click(screen.getByRole('button', {name: 'Abrir'}));
    assert.equal(screen.getAllByText(NO_RESGATE_ID).length, 2);
    await userEvent.type(screen.getByLabelText('Número do resgate'), '4');
    assert.equal(screen.getAllByText(NO_RESGATE_ID).length, 1, 'in the toast alone');
  });
});

describe('Photos and videos of an order', () => {
  it('stay, with the upload, when they cannot be read again', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 0}});
    const resgate = {id: 4, premio: 'Furadeira', nome: 'ANA LIMA', status: 0};
    server({
      'GET /api/resgates/4': {body: {resgate}},
      'GET /api/resgates/fotos_videos': {body: {fotosVideos: [], count: 0, metadata: {total: 0}}},
    });
    const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}});
    render(
      <QueryClientProvider client={queryClient}>
        <ManifestContext value={resgates}>
          <MemoryRouter initialEntries={['/?resgate=4']}>
            <FotoVideo />
          </MemoryRouter>
        </ManifestContext>
      </QueryClientProvider>,
    );
    const input = await screen.findByLabelText(/^Foto ou vídeo/);
    await screen.findByText('Nenhuma foto e nenhum vídeo');
    server({});
    await queryClient.refetchQueries();
    await afterTimers();
    assert.deepEqual(
      queryClient
        .getQueryCache()
        .getAll()
        .map(({state}) => state.status),
      ['error', 'error'],
    );
    assert(input.isConnected);
    assert(screen.getByText('Nenhuma foto e nenhum vídeo'));
  });
});
