import assert from 'node:assert/strict';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {storeSession} from '@clube/api-client';
import {daysOfMonth} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import {today} from '../components/format/values';
import {hasUnsaved} from '../components/unsaved/unsaved';
import VerbaMensal from './VerbaMensal';

const READ = 'GET /api/verba_mensal';
const [ANO = 0, MES = 0] = today().split('-').map(Number);
const OTHER_MES = MES === 1 ? 2 : 1;
const STORED = 1000;

/** Answers like the server: the asked amount, else the stored one. */
function answer(route: string) {
  const query = new URLSearchParams(route.split('?')[1]);
  const [ano, mes] = [Number(query.get('ano')), Number(query.get('mes'))];
  const verbaMensal = {
    ...{id: ano * 100 + mes, ano, mes, verbaMensal: Number(query.get('verbaMensal') ?? STORED), verbaUtilizada: 0},
    ...{
      verbaDisponivel: 0,
      pontosResgatadosTotais: 0,
      diasRestantes: 1,
      verbaDiariaDisponivel: 0,
      triggerLimite: 0,
      avisadaEm: null,
    },
  };
  return {body: {verbaMensal, resgates: [{resgatadoEm: 'TOTAL', pontosResgatados: 0, pontosEntregues: 0}]}};
}

function drawn(routes: Parameters<typeof server>[0] = {[READ]: ({route}) => answer(route)}) {
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
  const calls = server(routes);
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <VerbaMensal />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return (from: string) => calls.filter(({route}) => route.startsWith(from));
}
const amount = () => screen.getByLabelText<HTMLInputElement>('Verba do mês (R$)');
const calculate = () => userEvent.click(screen.getByRole('button', {name: 'Calcular'}));
const asked = (ano: number, mes: number, verba?: number): string =>
  `${READ}?ano=${ano}&mes=${mes}${verba === undefined ? '' : `&verbaMensal=${verba}`}`;

describe('The budget of a month', () => {
  it('is calculated with the typed amount, for another month and year too, and the amount stays', async () => {
    const calls = drawn();
    await waitFor(() => assert.equal(amount().value, '1000,00'));
    assert.equal(hasUnsaved(), false);
    await userEvent.clear(amount());
    await userEvent.type(amount(), '02500,5');
    assert.equal(hasUnsaved(), true);
    await userEvent.selectOptions(screen.getByLabelText('Mês'), String(OTHER_MES));
    await userEvent.selectOptions(screen.getByLabelText('Ano'), String(ANO - 1));
    await calculate();
    await waitFor(() => assert.equal(calls(READ).at(-1)?.route, asked(ANO - 1, OTHER_MES, 2500.5)));
    assert(await screen.findByText(/R\$\s2\.500,50/));
    assert.equal(amount().value, '2500,5');
  });

  it('is each month’s own until somebody types', async () => {
    const calls = drawn();
    await waitFor(() => assert.equal(amount().value, '1000,00'));
    await userEvent.selectOptions(screen.getByLabelText('Mês'), String(OTHER_MES));
    await calculate();
    await waitFor(() => assert.equal(calls(READ).at(-1)?.route, asked(ANO, OTHER_MES)));
  });

  it('is never stored as another month’s while that one is loading', async () => {
    let release = (): void => undefined;
    const later = new Promise<void>(resolve => {
      release = resolve;
    });
    const calls = drawn({
      [READ]: async ({route}) => {
        if (route !== asked(ANO, MES)) await later;
        return answer(route);
      },
    });
    await waitFor(() => assert.equal(amount().value, '1000,00'));
    await userEvent.selectOptions(screen.getByLabelText('Mês'), String(OTHER_MES));
    await calculate();
    await waitFor(() => assert.equal(calls(READ).at(-1)?.route, asked(ANO, OTHER_MES)));
    assert.equal(amount().value, '');
    assert.equal(screen.getByRole<HTMLButtonElement>('button', {name: 'Salvar verba'}).disabled, true);
    const figures = screen.getByLabelText('Resumo do mês').closest('[aria-busy]');
    assert.equal(figures?.getAttribute('aria-busy'), 'true');
    release();
    await waitFor(() => assert.equal(amount().value, '1000,00'));
    assert.equal(figures.getAttribute('aria-busy'), 'false');
  });

  const pasted: [text: string, verba: number][] = [
    ['1500.50', 1500.5],
    ['R$ 1.500,50', 1500.5],
    ['1.500', 1500],
  ];
  for (const [text, verba] of pasted)
    it(`is read from a pasted ${text}`, async () => {
      const calls = drawn();
      await waitFor(() => assert.equal(amount().value, '1000,00'));
      await userEvent.clear(amount());
      await userEvent.click(amount());
      await userEvent.paste(text);
      await calculate();
      await waitFor(() => assert.equal(calls(READ).at(-1)?.route, asked(ANO, MES, verba)));
    });

  it('is not calculated with what is no amount', async () => {
    const calls = drawn();
    await waitFor(() => assert.equal(amount().value, '1000,00'));
    await userEvent.clear(amount());
    await userEvent.type(amount(), '1,2,3');
    await calculate();
    assert(screen.getByText('Informe um valor válido'));
    assert.equal(calls(READ).length, 1);
    assert.equal(screen.getByRole<HTMLButtonElement>('button', {name: 'Salvar verba'}).disabled, true);
  });

  it('has its total where nothing was redeemed, too', async () => {
    drawn();
    const table = within(await screen.findByRole('table'));
    assert.deepEqual(
      table.getAllByRole('row').map(({textContent}) => textContent),
      ['Resgatado emPontos resgatadosPontos entregues', 'Sem resultados', 'TOTAL00'],
    );
  });

  it('leads from a day and from the month to their orders', async () => {
    const day = `${ANO}-${String(MES).padStart(2, '0')}-03`;
    drawn({
      [READ]: ({route}) => {
        const {body} = answer(route);
        const ordered = {resgatadoEm: day, pontosResgatados: 10, pontosEntregues: 0};
        return {body: {...body, resgates: [ordered, ...body.resgates]}};
      },
    });
    const table = within(await screen.findByRole('table'));
    const days = table.getAllByRole('link').map(link => {
      const query = new URLSearchParams(link.getAttribute('href')?.split('?')[1]);
      return JSON.parse(query.get('filter') ?? '') as unknown;
    });
    const {first, last} = daysOfMonth(ANO, MES);
    assert.deepEqual(days, [
      {dataInicial: day, dataFinal: day},
      {dataInicial: first, dataFinal: last},
    ]);
  });

  it('says by day, too, what was spent beyond it', async () => {
    drawn({
      [READ]: ({route}) => {
        const {body} = answer(route);
        const spent = {verbaDisponivel: -1500.5, verbaDiariaDisponivel: -750.25};
        return {body: {...body, verbaMensal: {...body.verbaMensal, ...spent}}};
      },
    });
    const summary = await screen.findByLabelText('Resumo do mês');
    assert.deepEqual(
      [...summary.querySelectorAll('[data-warns]')].map(({textContent}) => textContent.replace(/\s/g, ' ')),
      ['Disponível-R$ 1.500,50', 'Disponível por dia-R$ 750,25'],
    );
  });

  it('that cannot be read is said once in a toast, and can be asked for again', async () => {
    drawn({[READ]: {status: 500, body: {erro: 'Algo deu errado', codigo: 'ERRO_INTERNO'}}});
    await waitFor(() => assert.equal(screen.getAllByText('Error interno').length, 2));
    assert(screen.getByRole('button', {name: /tentar de novo/i}));
  });
});
