import assert from 'node:assert/strict';
import {render, screen, server, userEvent, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {Waiting} from './Waiting';

const ESPERA = 'GET /api/dashboard/espera';

function drawn() {
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <Waiting />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

describe('What waits, on the dashboard', () => {
  it('says how much, and leads to those rows of the list', async () => {
    const filtros = {dataFinal: '2026-09-11'};
    const espera = [
      {nome: 'notasAntigas', total: 1204, filtros},
      {nome: 'aprovacoes', total: 0, filtros: {esperaPorMim: 'true'}},
    ];
    server({[ESPERA]: {body: {espera}}});
    drawn();
    const links = await within(screen.getByRole('region', {name: 'O que espera'})).findAllByRole('link');
    assert.deepEqual(
      links.map(({textContent}) => textContent),
      ['1.204Notas mais antigasesperam há mais de 3 dias', '0Aprovaçõesesperam por uma segunda pessoa'],
    );
    const [to, query] = links[0]?.getAttribute('href')?.split('?') ?? [];
    assert.equal(to, '/painel/processar/pontuacoes');
    assert.deepEqual(JSON.parse(new URLSearchParams(query).get('filter') ?? ''), filtros);
  });

  it('says that it failed, and asks again', async () => {
    const calls = server({[ESPERA]: {status: 500, body: {erro: 'Algo deu errado.'}}});
    drawn();
    assert(await screen.findByText('Algo deu errado.'));
    await userEvent.click(screen.getByRole('button', {name: /novo/i}));
    assert.equal(calls.length, 2);
  });
});
