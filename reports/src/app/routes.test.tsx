import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {isFocused, render, screen, server, userEvent} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {RouterProvider} from 'react-router-dom';
import {givenRelatorio} from '../features/dashboard/relatorio.fixture';

describe('The pages of the report', () => {
  after(() => window.history.replaceState(null, '', '/'));

  it('have the focus when they are opened by a link', async () => {
    storeSession('relatorio', {token: 't', dono: {id: 1, nome: 'Tintas Silva', cnpj: '11222333000181', email: ''}});
    server(givenRelatorio);
    window.history.replaceState(null, '', '/relatorio/dashboard');
    const {router} = await import('./routes');
    render(
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    );
    await userEvent.click(await screen.findByRole('link', {name: 'Meu perfil'}));
    assert(await screen.findByRole('heading', {name: 'Meu perfil'}));
    await isFocused(screen.getByRole('main'));
  });
});
