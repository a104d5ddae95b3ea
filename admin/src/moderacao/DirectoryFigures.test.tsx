import assert from 'node:assert/strict';
import {render, screen, server} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {DirectoryFigures} from './DirectoryFigures';

describe('The figures of the directory', () => {
  it('are not 0 while they load, and lead to what waits', async () => {
    server({
      'GET /api/moderacao/numeros': {
        body: {pendentes: 5, denunciadas: 1, paginas: 9, avaliacoes: 20, contatos: 3, pedidos: 2, combinados: 1},
      },
    });
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/painel/ache-seu-pintor']}>
          <DirectoryFigures />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    assert.equal(screen.queryByText('0'), null);
    const href = (await screen.findByRole('link', {name: '5'})).getAttribute('href') ?? '';
    assert.deepEqual(JSON.parse(new URLSearchParams(href.split('?')[1]).get('filter') ?? ''), {estado: 'pendente'});
  });
});
