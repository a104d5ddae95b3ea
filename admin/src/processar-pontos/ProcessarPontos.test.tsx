import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {render, screen, server, userEvent, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import ProcessarPontos from './ProcessarPontos';

describe('What is going to expire', () => {
  it('has the month of the newest points too, the nineteenth', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 0}});
    const meses = Array.from({length: 19}, (_, i) => ({
      mes: `${2026 + Math.floor((i + 10) / 12)}-${String(((i + 10) % 12) + 1).padStart(2, '0')}`,
      ...{pontos: 100, pintores: 1},
    }));
    server({
      'GET /api/pontuacoes/expirar/previa': {body: {vencidos: {pontos: 0, pintores: 0}, aviso: null, meses}},
    });
    render(
      <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
        <MemoryRouter>
          <ProcessarPontos />
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const figure = within(await screen.findByRole('region', {name: 'O que vai expirar'}));
    assert(await figure.findByText('1.900 pontos'));
    await userEvent.click(figure.getByRole('button', {name: 'Ver como tabela'}));
    assert(figure.getByText('05/2028'));
  });
});
