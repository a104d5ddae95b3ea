import assert from 'node:assert/strict';
import {storeSession, readSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {act, afterTimers, render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {Link, MemoryRouter, Route, Routes, useLocation} from 'react-router-dom';
import {RevendaOnly} from '../../app/guards';
import Dashboard from './Dashboard';
import {givenRelatorio} from './relatorio.fixture';

const CALL = 'GET /api/relatorio/dashboard';

function Address() {
  const {search, hash} = useLocation();
  return (
    <>
      <output aria-label="Endereço">{search + hash}</output>
      <Link to="/dashboard?dataInicial=2026-03-02&dataFinal=2026-03-01">Para trás</Link>
    </>
  );
}

function given(address = '/dashboard', answers: Parameters<typeof server>[0] = {}) {
  storeSession('relatorio', {token: 't', dono: {id: 1, nome: 'Tintas Silva', cnpj: '11222333000181', email: ''}});
  const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}});
  const calls = server({...givenRelatorio, 'POST /api/sessoes/sair': {body: {}}, ...answers});
  render(
    <QueryClientProvider client={queryClient}>
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
  const called = (path: string) => calls.map(({route}) => route).filter(route => route.startsWith(`${CALL}/${path}`));
  return Object.assign(called, {queryClient});
}
const table = (name: string) => screen.findByRole('table', {name});
const bodyRows = async (name: string) => within(await table(name)).getAllByRole('row').length - 1;
const address = () => screen.getByLabelText('Endereço').textContent;
const has = (rows: number) => waitFor(async () => assert.equal(await bodyRows('Pintores'), rows));

describe('The report', () => {
  it('stays as it is when it cannot be read again', async () => {
    const {queryClient} = given();
    await table('Pintores');
    server({});
    await queryClient.refetchQueries({type: 'active'});
    await afterTimers();
    assert(
      queryClient
        .getQueryCache()
        .getAll()
        .every(({state}) => state.status === 'error'),
    );
    assert((await bodyRows('Pintores')) > 0);
    assert.equal(screen.queryByText('Não foi possível carregar'), null);
  });

  it('asks for the period and the shop of the address, and keeps them there', async () => {
    const calls = given('/dashboard?dataInicial=2026-03-01&loja=11222333000181');
    await table('Pintores');
    assert.equal(calls('numeros')[0], `${CALL}/numeros?dataInicial=2026-03-01&loja=11222333000181`);
    assert(screen.getByText(/Filial Centro, CNPJ 11\.222\.333\/0001-81\. Desde 01\/03\/2026\./));
    await userEvent.selectOptions(screen.getByLabelText('Loja'), 'Todas as lojas');
    await userEvent.click(screen.getByRole('button', {name: 'Filtrar'}));
    await waitFor(() => assert(calls('numeros').includes(`${CALL}/numeros?dataInicial=2026-03-01`)));
    await waitFor(() => assert.match(calls('resgates').at(-1) ?? '', /\?dataInicial=2026-03-01&ordernar=/));
    assert.equal(address(), '?dataInicial=2026-03-01');
    await userEvent.click(screen.getByRole('button', {name: 'Limpar'}));
    await waitFor(() => assert.equal(calls('numeros').at(-1), `${CALL}/numeros`));
    assert.equal(address(), '');
  });

  it('compares a period with the one before and with the year before', async () => {
    const calls = given('/dashboard?dataInicial=2026-03-01&dataFinal=2026-03-31', {
      [`${CALL}/numeros`]: ({route}) => {
        const {body} = givenRelatorio[`${CALL}/numeros`];
        const valorTotalNf = route.includes('2026-02') ? 100 : route.includes('2025') ? 150 : body.valorTotalNf;
        return {body: {...body, valorTotalNf, valorMedioNf: route.includes('2025') ? 0 : 10}};
      },
    });
    const sold = await screen.findByRole('link', {name: /^Vendido a pintores/});
    assert(await within(sold).findByText('+20,0% sobre o período anterior'));
    assert(await within(sold).findByText('-20,0% sobre um ano antes'));
    assert.equal(screen.getAllByText(/sobre um ano antes/).length, 2, 'none where there was nothing then');
    assert(screen.getByText(/Período anterior: 01\/02\/2026 a 28\/02\/2026\. Um ano antes: 01\/03\/2025 a 31/));
    assert.equal(calls('numeros').length, 3);
  });

  it('does not ask for a period that runs backwards', () => {
    const calls = given('/dashboard?dataInicial=2026-03-02&dataFinal=2026-03-01');
    assert(screen.getByText('Data inicial não pode ser maior que data final'));
    assert.deepEqual(calls(''), []);
  });

  it('shows nothing of the period before one that runs backwards', async () => {
    const calls = given('/dashboard?dataInicial=2026-03-01&dataFinal=2026-03-31');
    await table('Pintores');
    const asked = calls('').length;
    await userEvent.click(screen.getByRole('link', {name: 'Para trás'}));
    assert(screen.getByText('Data inicial não pode ser maior que data final'));
    assert.equal(screen.queryByRole('table', {name: 'Pintores'}), null);
    assert.equal(calls('').length, asked);
  });

  it('has its painters sorted, paged and searched by the server', async () => {
    const calls = given();
    await table('Pintores');
    const page = 'ordernar=-totalVendido&pagina=0&limite=10';
    assert.deepEqual(calls('pintores'), [`${CALL}/pintores?${page}`]);
    const pages = screen.getByRole('navigation', {name: 'Páginas: Pintores'});
    assert(within(pages).getByText('1–10 de 12'));
    await userEvent.click(within(pages).getByRole('button', {name: 'Próxima página'}));
    await has(2);
    await userEvent.click(within(await table('Pintores')).getByRole('button', {name: 'Notas'}));
    await has(10);
    await waitFor(() => assert.match(calls('pintores').at(-1) ?? '', /ordernar=%2BqtdeVendas&pagina=0/));
    await userEvent.type(screen.getByLabelText('Buscar pintor'), 'ana');
    await waitFor(() => assert.match(calls('pintores').at(-1) ?? '', /busca=ana&/));
  });

  it('shows up to 5,000 rows at once, says so, and prints and exports all of them', async () => {
    const calls = given('/dashboard', {
      [`${CALL}/pintores`]: call => {
        const {body} = givenRelatorio[`${CALL}/pintores`](call);
        return {body: {...body, metadata: {...body.metadata, total: 12_345}}};
      },
    });
    await table('Pintores');
    const pages = within(screen.getByRole('navigation', {name: 'Páginas: Pintores'}));
    await userEvent.selectOptions(pages.getByLabelText('Linhas por página'), 'Todos');
    await waitFor(() => assert.match(calls('pintores').at(-1) ?? '', /pagina=0&limite=5000$/));
    assert(pages.getByText('1–5.000 de 12.345'));
    assert(screen.getByText(/até 5\.000 linhas por vez\. Para ter todas as 12\.345, exporte/));
    await userEvent.click(pages.getByRole('button', {name: 'Próxima página'}));
    await waitFor(() => assert.match(calls('pintores').at(-1) ?? '', /pagina=1&limite=5000$/));
    window.print = () => undefined;
    await userEvent.click(screen.getByRole('button', {name: 'Imprimir ou salvar em PDF'}));
    await waitFor(() => assert.doesNotMatch(calls('pintores').at(-1) ?? '', /limite/));
  });

  it('begins short on a phone, and opens there', async () => {
    given();
    await table('Pintores');
    const more = screen.getByRole('button', {name: 'Ver mais'});
    assert.equal(more.getAttribute('aria-expanded'), 'false');
    await userEvent.click(more);
    assert.equal(screen.getByRole('button', {name: 'Ver menos'}).getAttribute('aria-expanded'), 'true');
  });

  it('leads from a figure to as many rows', async () => {
    given('/dashboard?dataInicial=2026-03-01');
    const figure = await screen.findByRole('link', {name: /Com resgate/});
    assert.match(figure.textContent, /Com resgate2/);
    await userEvent.click(figure);
    await has(2);
    assert.equal(address(), '?dataInicial=2026-03-01&grupo=comResgate#pintores');
    // Another period keeps the group, and so does a reload, or whoever gets the address.
    await userEvent.click(screen.getByRole('button', {name: 'Limpar'}));
    await waitFor(() => assert.equal(address(), '?grupo=comResgate'));
    await has(2);
    await userEvent.click(screen.getByRole('button', {name: /^Todos/}));
    assert.equal(address(), '');
    await has(10);
  });

  it('shows the group and the prize of its address', async () => {
    const calls = given('/dashboard?grupo=comResgate&premio=Rolo');
    await has(2);
    assert(screen.getByText(/só Rolo, sem os cancelados/));
    assert.match(calls('resgates').at(-1) ?? '', /premio=Rolo&/);
  });

  it('shows all painters for a group that there is not', async () => {
    const calls = given('/dashboard?grupo=nenhum');
    await has(10);
    assert.doesNotMatch(calls('pintores').join(), /grupo/);
  });

  it('leads from the units of a prize to its orders, and back to all', async () => {
    const calls = given('/dashboard?loja=11222333000181');
    await userEvent.click(await screen.findByRole('link', {name: /ver os resgates de Rolo/}));
    await waitFor(() => assert.match(calls('resgates').at(-1) ?? '', /loja=11222333000181&.*premio=Rolo&/));
    assert.equal(address(), '?loja=11222333000181&premio=Rolo#resgates');
    assert(screen.getByText(/só Rolo, sem os cancelados/));
    await userEvent.click(screen.getByRole('button', {name: 'Todos os prêmios'}));
    assert(screen.getByText(/também os cancelados/));
  });

  it('leads from the sales of a month to who bought in it', async () => {
    const calls = given('/dashboard?loja=11222333000181');
    await userEvent.click(await screen.findByRole('link', {name: /quem comprou em fevereiro de 2026/}));
    const february = '?dataInicial=2026-02-01&dataFinal=2026-02-28&loja=11222333000181';
    assert.equal(address(), `${february}&grupo=pontuados#pintores`);
    await waitFor(() => assert.match(calls('pintores').at(-1) ?? '', /dataFinal=2026-02-28&.*grupo=pontuados/));
  });

  it('tells a registration in force from the last visit', async () => {
    given();
    const heads = within(await table('Pintores')).getAllByRole('columnheader');
    const titles = heads.map(({textContent}) => textContent);
    assert(titles.includes('Cadastro') && titles.includes('Último acesso') && !titles.includes('Acesso'));
    assert(screen.getByText(/Cadastro inativo: o Clube o desativou/));
  });

  it('is on paper with all rows and no pages', async () => {
    const calls = given();
    await has(10);
    const onPaper: number[] = [];
    window.print = () => {
      act(() => void window.dispatchEvent(new Event('beforeprint')));
      onPaper.push(within(screen.getByRole('table', {name: 'Pintores'})).getAllByRole('row').length - 1);
      assert.equal(screen.queryByText(/ de 12$/), null);
      act(() => void window.dispatchEvent(new Event('afterprint')));
    };
    await userEvent.click(screen.getByRole('button', {name: 'Imprimir ou salvar em PDF'}));
    await waitFor(() => assert.deepEqual(onPaper, [12]));
    assert.equal(await bodyRows('Pintores'), 10);
    assert.equal(calls('pintores').at(-1), `${CALL}/pintores?ordernar=-totalVendido`);
    assert.equal(calls('premios').length, 1, 'what is here already is not asked for again');
  });

  it('says Carregando, then Sem resultados in a table without rows', async () => {
    given();
    assert(screen.getByText('Carregando'));
    assert(within(await table('Resgates')).getByText('Sem resultados'));
  });

  it('keeps the rest where a table does not come, which is asked for again', async () => {
    let refused = true;
    const resgates = givenRelatorio[`${CALL}/resgates`];
    given('/dashboard', {
      [`${CALL}/resgates`]: call => (refused ? {status: 503, body: {erro: 'Tente mais tarde.'}} : resgates(call)),
    });
    assert(await screen.findByText('Tente mais tarde.'));
    assert.equal(await bodyRows('Pintores'), 10);
    refused = false;
    await userEvent.click(screen.getByRole('button', {name: 'Tentar de novo'}));
    assert(await table('Resgates'));
  });

  it('says goodbye', async () => {
    given();
    await userEvent.click(screen.getByRole('button', {name: 'Sair'}));
    assert(await screen.findByText('Até mais!'));
    assert(screen.getByText('Entrada'));
  });

  it('says goodbye on a stalled line after five seconds', async () => {
    const {timeout} = AbortSignal;
    const {fetch} = globalThis;
    const stop = new AbortController();
    const asked: number[] = [];
    given();
    AbortSignal.timeout = ms => {
      asked.push(ms);
      return stop.signal;
    };
    globalThis.fetch = (input, init) =>
      new Promise((_resolve, reject) => {
        const signal = input instanceof Request ? input.signal : init?.signal;
        signal?.addEventListener('abort', () => reject(new Error('stalled')));
      });
    try {
      await userEvent.click(screen.getByRole('button', {name: 'Sair'}));
      assert.deepEqual(asked, [5000]);
      stop.abort();
      assert(await screen.findByText('Até mais!'));
      assert.equal(readSession('relatorio'), undefined);
    } finally {
      AbortSignal.timeout = timeout;
      globalThis.fetch = fetch;
    }
  });
});
