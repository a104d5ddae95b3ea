import assert from 'node:assert/strict';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {client, storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {act, render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {useEndedBatchJobs} from './useEndedBatchJobs';
import {useOpenBatchJobs, BATCH_JOBS} from './useOpenBatchJobs';
import {RunningJobsLink} from './RunningJobsLink';
import {useStartBatchJob} from './useStartBatchJob';

const LIST = 'GET /api/trabalhos';
const batchJob = (id: number, more: object = {}) => ({
  ...{id, titulo: 'Ativar prêmios', tipo: 'premios.ativar', usuario: 'Ana', estado: 'rodando', total: 200, feitos: 90},
  ...{falhas: 0, cancelar: false, mensagem: null, resultado: null, criadoEm: '2026-09-15T15:00:00.000Z'},
  ...{comecouEm: null, terminouEm: null, ...more},
});
const listed = (...rows: object[]) => ({body: {rows, count: rows.length, metadata: {total: rows.length}}});

function Bar() {
  useEndedBatchJobs(useOpenBatchJobs());
  const {run} = useStartBatchJob();
  const start = () => client.post('/api/resgates/cancelar/filtro', {body: {filtro: {}}});
  return (
    <>
      <RunningJobsLink />
      <button type="button" onClick={() => void run(start)}>
        Começar
      </button>
    </>
  );
}

function drawn() {
  const queryClient = new QueryClient();
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter>
        <Bar />
        <Routes>
          <Route path="/painel/trabalhos/7" element="O trabalho 7" />
          <Route path="*" element={null} />
        </Routes>
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return {lookAgain: () => act(() => queryClient.invalidateQueries({queryKey: [BATCH_JOBS]}))};
}

describe('the indicator of batch jobs', () => {
  beforeEach(() =>
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}}),
  );
  afterEach(() => localStorage.clear());

  it('asks once and shows nothing while nothing runs', async () => {
    const calls = server({[LIST]: listed()});
    drawn();
    await waitFor(() => assert.equal(calls.length, 1));
    const query = new URL(calls[0]?.route.split(' ')[1] ?? '', 'http://x').searchParams;
    assert.deepEqual(JSON.parse(query.get('filtros') ?? ''), {aberto: true, meus: true});
    assert.equal(screen.queryByRole('link'), null);
  });

  it('leads to the one that runs, and says how far it is', async () => {
    server({[LIST]: listed(batchJob(7))});
    drawn();
    const link = await screen.findByRole('link', {name: '1 trabalho em andamento, 45%'});
    assert.equal(link.getAttribute('href'), '/painel/trabalhos/7');
  });

  it('leads to all of them where several run', async () => {
    server({[LIST]: listed(batchJob(7), batchJob(8))});
    drawn();
    const link = await screen.findByRole('link', {name: '2 trabalhos em andamento'});
    assert.equal(link.getAttribute('href'), '/painel/trabalhos');
  });

  const ends: [what: string, more: object, said: RegExp][] = [
    ['that it is done', {estado: 'concluido', feitos: 200}, /Ativar prêmios: concluído$/],
    ['what its result says', {estado: 'concluido', resultado: {mensagem: '3 linhas de saldo processado'}}, /^3 linhas/],
    ['what failed', {estado: 'concluido', feitos: 1200, falhas: 3}, /concluído, 3 falharam de 1\.200/],
    ['that it was cancelled', {estado: 'cancelado'}, /Ativar prêmios: cancelado/],
    ['why it stopped', {estado: 'falhou', mensagem: 'Quem iniciou não pode mais.'}, /Quem iniciou não pode mais\./],
  ];
  for (const [what, more, said] of ends)
    it(`says at the end ${what}`, async () => {
      let open = [batchJob(7)];
      server({[LIST]: () => listed(...open), 'GET /api/trabalhos/7': {body: batchJob(7, more)}});
      const {lookAgain} = drawn();
      await screen.findByRole('link');
      open = [];
      await lookAgain();
      assert(await screen.findByText(said));
      assert.equal(screen.queryByRole('link'), null);
    });

  it('reports one that ends before it is seen, and leads to the results', async () => {
    const soon = () => new Promise<void>(resolve => setTimeout(resolve, 20));
    server({
      [LIST]: () => soon().then(() => listed()),
      'POST /api/resgates/cancelar/filtro': {body: {mensagem: 'Trabalho iniciado', trabalho: 7, total: 2}},
      'GET /api/trabalhos/7': {body: batchJob(7, {estado: 'concluido', feitos: 2, falhas: 1})},
    });
    drawn();
    await userEvent.click(screen.getByRole('button', {name: 'Começar'}));
    assert(await screen.findByText('Ativar prêmios: concluído, 1 falhou de 2'));
    await userEvent.click(screen.getByRole('button', {name: 'Ver resultados'}));
    assert(screen.getByText('O trabalho 7'));
  });
});
