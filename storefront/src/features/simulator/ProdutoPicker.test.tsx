import assert from 'node:assert/strict';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {ProdutoPicker} from './ProdutoPicker';

describe('The products to choose from', () => {
  it('say how many more there are', async () => {
    const produtos = Array.from({length: 9}, (_, i) => ({id: i, codigo: `1${i}`, nome: `Tinta ${i}`, valorPontos: 1}));
    server({'GET /api/produtos': {body: {produtos, count: 9, metadata: {total: 9}}}});
    render(
      <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
        <ProdutoPicker chosen={new Set()} onAdd={() => undefined} />
      </QueryClientProvider>,
    );
    assert.equal((await screen.findByText(/^E mais 3\./)).getAttribute('role'), 'status');
    await userEvent.type(screen.getByLabelText('Buscar produto'), 'Tinta 7');
    await waitFor(() => assert.equal(screen.queryByText(/^E mais/), null));
  });
});
