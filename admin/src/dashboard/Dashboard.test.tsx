import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {afterTimers, render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {Link, MemoryRouter} from 'react-router-dom';
import Dashboard from './Dashboard';

const FIGURES = 'GET /api/dashboard';
const figures = (parceirosCadastrados: number) => ({
  body: {
    ...{parceirosCadastrados, revendasCadastradas: 4, parceirosPontuados: 30, revendasPontuadas: 5},
    ...{lojasPontuadas: 9, qtdParceirosIndicados: 12, qtdParceirosIndicadosValidados: 6},
    ...{topParceirosPontuados: [], topRevendasPontuadas: [], topRevendasQueIndicam: [], topProdutosVendidos: []},
  },
});

describe('The dashboard', () => {
  it('marks the figures of another period as such, and keeps them when they cannot be read again', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 0}});
    let release = (): void => undefined;
    const later = new Promise<void>(resolve => {
      release = resolve;
    });
    server({
      'GET /api/dashboard/espera': {body: {espera: []}},
      [FIGURES]: async ({route}) => {
        if (!route.includes('dataInicial')) return figures(120);
        await later;
        return figures(77);
      },
    });
    const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}});
    render(
      <QueryClientProvider client={queryClient}>
        <MemoryRouter>
          <Dashboard />
          <Link to="/?dataInicial=2026-10-01&dataFinal=2026-10-31">outubro</Link>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const busy = (text: string) => screen.getByText(text).closest('[aria-busy]')?.getAttribute('aria-busy');
    await screen.findByText('120');
    assert.equal(busy('120'), 'false');
    await userEvent.click(screen.getByRole('link', {name: 'outubro'}));
    await waitFor(() => assert.equal(busy('120'), 'true'));
    release();
    await screen.findByText('77');
    assert.equal(busy('77'), 'false');
    server({});
    await queryClient.refetchQueries({queryKey: ['dashboard', 'numeros'], type: 'active'});
    await afterTimers();
    assert(screen.getByText('77'));
    assert.equal(screen.queryByRole('alert'), null);
  });
});
