import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {act, render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes, useLocation} from 'react-router-dom';
import {RevendaOnly} from '../../app/guards';
import Dashboard from './Dashboard';
import {givenRelatorio} from './given-relatorio';

const ROUTE = 'GET /api/relatorio/dashboard';

function Address() {
  const {search, hash} = useLocation();
  return <output aria-label="Endereço">{search + hash}</output>;
}

function given(address = '/dashboard', body: unknown = givenRelatorio()) {
  storeSession('relatorio', {token: 't', dono: {id: 1, nome: 'Tintas Silva', cnpj: '11222333000181', email: ''}});
  const calls = server({[ROUTE]: {body}, 'POST /api/sessoes/sair': {body: {}}});
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route index element={<p>Entrada</p>} />
          <Route element={<RevendaOnly />}>
            <Route path="dashboard" element={<Dashboard />} />
          </Route>
        </Routes>
        <Address />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return calls;
}
const table = (name: string) => screen.findByRole('table', {name});
const bodyRows = async (name: string) => within(await table(name)).getAllByRole('row').length - 1;
const address = () => screen.getByLabelText('Endereço').textContent;

describe('The report', () => {
  it('asks for the period and the shop of the address, and keeps them there', async () => {
    const calls = given('/dashboard?dataInicial=2026-03-01&loja=11222333000181');
    await table('Pintores');
    assert.deepEqual(
      calls.map(({route}) => route),
      [`${ROUTE}?dataInicial=2026-03-01&loja=11222333000181`],
    );
    assert(screen.getByText(/Filial Centro, CNPJ 11\.222\.333\/0001-81\. Desde 01\/03\/2026\./));
    await userEvent.selectOptions(screen.getByLabelText('Loja'), 'Todas as lojas');
    await userEvent.click(screen.getByRole('button', {name: 'Filtrar'}));
    await waitFor(() => assert.equal(calls.at(-1)?.route, `${ROUTE}?dataInicial=2026-03-01`));
    assert.equal(address(), '?dataInicial=2026-03-01');
    await userEvent.click(screen.getByRole('button', {name: 'Limpar'}));
    await waitFor(() => assert.equal(calls.at(-1)?.route, ROUTE));
    assert.equal(address(), '');
  });

  it('does not ask for a period that runs backwards', () => {
    const calls = given('/dashboard?dataInicial=2026-03-02&dataFinal=2026-03-01');
    assert(screen.getByText('Data inicial não pode ser maior que data final'));
    assert.deepEqual(calls, []);
  });

  it('leads from a figure to as many rows', async () => {
    given('/dashboard?dataInicial=2026-03-01');
    const figure = await screen.findByRole('link', {name: /Com resgate/});
    assert.match(figure.textContent, /Com resgate2/);
    await userEvent.click(figure);
    assert.equal(await bodyRows('Pintores'), 2);
    assert.equal(address(), '?dataInicial=2026-03-01#pintores');
  });

  it('tells a registration in force from the last visit', async () => {
    given();
    const heads = within(await table('Pintores')).getAllByRole('columnheader');
    const titles = heads.map(({textContent}) => textContent);
    assert(titles.includes('Cadastro') && titles.includes('Último acesso') && !titles.includes('Acesso'));
  });

  it('is on paper with all rows and no pages', async () => {
    given();
    assert.equal(await bodyRows('Pintores'), 10);
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    assert.equal(await bodyRows('Pintores'), 12);
    assert.equal(screen.queryByText(/ de 12$/), null);
    act(() => void window.dispatchEvent(new Event('afterprint')));
    assert.equal(await bodyRows('Pintores'), 10);
  });

  it('says Carregando, then Sem resultados in a table without rows', async () => {
    given('/dashboard', {...givenRelatorio(), resgates: []});
    assert(screen.getByText('Carregando'));
    assert(within(await table('Resgates')).getByText('Sem resultados'));
  });

  it('says goodbye', async () => {
    given();
    await userEvent.click(screen.getByRole('button', {name: 'Sair'}));
    assert(await screen.findByText('Até mais!'));
    assert(screen.getByText('Entrada'));
  });
});
