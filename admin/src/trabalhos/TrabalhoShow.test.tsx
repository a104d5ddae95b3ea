import assert from 'node:assert/strict';
import {QueryClient} from '@tanstack/react-query';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, within} from '@clube/ui/testing';
import {AdminContext, memoryStore} from 'react-admin';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import {dataProvider} from '../providers/dataProvider';
import {i18nProvider} from '../providers/i18nProvider';
import TrabalhoShow from './TrabalhoShow';

const ONE = 'GET /api/trabalhos/7';
const ROWS = 'GET /api/trabalhos/7/linhas';
const UNDO = 'POST /api/trabalhos/7/desfazer';
const CANCEL = 'POST /api/trabalhos/7/cancelar';
const batchJob = (more: object = {}) => ({
  ...{
    id: 7,
    titulo: 'Ativar prêmios',
    tipo: 'premios.ativar',
    usuario: 'Ana',
    estado: 'rodando',
    total: 200,
    feitos: 90,
  },
  ...{falhas: 2, cancelar: false, mensagem: null, resultado: null, criadoEm: '2026-09-15T15:00:00.000Z'},
  ...{comecouEm: null, terminouEm: null, ...more},
});
const rows = [
  {id: 1, chave: '31', nome: 'Furadeira', estado: 'feita', mensagem: null},
  {id: 2, chave: '32', nome: null, estado: 'falhou', mensagem: 'Não encontrado.'},
];

/** Rows are loaded by a fake, as react-admin takes their total from a header. */
const provider = {...dataProvider, getList: () => Promise.resolve({data: rows as never[], total: rows.length})};

function drawn() {
  const queryClient = new QueryClient({defaultOptions: {queries: {retry: false}}});
  render(
    <MemoryRouter initialEntries={['/painel/trabalhos/7']}>
      <AdminContext dataProvider={provider} {...{i18nProvider, queryClient}} store={memoryStore()}>
        <Routes>
          <Route path="/painel/trabalhos/:id" element={<TrabalhoShow />} />
        </Routes>
      </AdminContext>
      <Toasts />
    </MemoryRouter>,
  );
}
const press = (name: string, inside: HTMLElement = document.body) =>
  userEvent.click(within(inside).getByRole('button', {name}));

describe('one batch job', () => {
  beforeEach(() =>
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}}),
  );
  afterEach(() => localStorage.clear());

  it('says how far it is, and is asked to end after a question', async () => {
    let cancel = false;
    const cancelled = () => {
      cancel = true;
      return {body: {mensagem: 'Cancelamento pedido.'}};
    };
    const calls = server({[ONE]: () => ({body: batchJob({cancelar: cancel})}), [CANCEL]: cancelled});
    drawn();
    const bar = await screen.findByRole('progressbar', {name: 'Andamento de Ativar prêmios'});
    assert.equal(bar.getAttribute('aria-valuenow'), '45');
    assert(screen.getByText('90 de 200 (45%)'));
    await press('Cancelar trabalho');
    assert.ok(!calls.some(({route}) => route === CANCEL));
    await press('Cancelar trabalho', screen.getByRole('dialog'));
    assert(await screen.findByText('Cancelamento pedido.'));
    assert(await screen.findByText('Cancelando'));
    assert.equal(screen.queryByRole('button', {name: 'Cancelar trabalho'}), null);
  });

  it('keeps the question open when the request fails', async () => {
    server({[ONE]: {body: batchJob()}, [CANCEL]: {status: 503, body: {erro: 'Tente em instantes.'}}});
    drawn();
    await userEvent.click(await screen.findByRole('button', {name: 'Cancelar trabalho'}));
    await press('Cancelar trabalho', screen.getByRole('dialog'));
    assert(await screen.findByText('Tente em instantes.'));
    assert(screen.getByRole('dialog'));
  });

  it('says why it stopped and what it answered, and offers no end to what has ended', async () => {
    const ended = {
      estado: 'falhou',
      mensagem: 'Quem iniciou não pode mais.',
      resultado: {mensagem: '90 linhas gravadas.'},
    };
    server({[ONE]: {body: batchJob(ended)}});
    drawn();
    assert(await screen.findByText('Interrompido'));
    assert(screen.getByText('Quem iniciou não pode mais.'));
    assert(screen.getByText('90 linhas gravadas.'));
    assert(await screen.findByText('Não encontrado.'));
    assert.equal(screen.queryByRole('button', {name: 'Cancelar trabalho'}), null);
  });

  it('is undone after a question, where that is possible', async () => {
    const calls = server({
      [ONE]: {body: batchJob({estado: 'concluido', desfazivel: true})},
      [UNDO]: {body: {mensagem: 'Trabalho iniciado: 88 linhas para fazer.', trabalho: 8, total: 88}},
    });
    drawn();
    await userEvent.click(await screen.findByRole('button', {name: 'Desfazer'}));
    assert.match(screen.getByRole('dialog').textContent, /88 linhas voltam ao que era antes/);
    assert.ok(!calls.some(({route}) => route === UNDO));
    await press('Desfazer', screen.getByRole('dialog'));
    assert(await screen.findByText('Trabalho iniciado: 88 linhas para fazer.'));
    assert.equal(calls.filter(({route}) => route === UNDO).length, 1);
  });

  it('gives the rows that failed, with their reasons, as a file', async () => {
    const calls = server({
      [ONE]: {body: batchJob({estado: 'concluido'})},
      [ROWS]: {body: {fileLink: '#falhas'}},
    });
    drawn();
    await screen.findByText('Concluído');
    await press('Baixar falhas');
    await waitFor(() => {
      const asked = calls.find(({route}) => route.startsWith(ROWS));
      const query = new URL(asked?.route.split(' ')[1] ?? '', 'http://x').searchParams;
      assert.deepEqual(JSON.parse(query.get('filter') ?? '{}'), {estado: 'falhou'});
    });
  });

  it('says that there is none', async () => {
    server({[ONE]: {status: 404, body: {erro: 'Este trabalho não existe, ou não é seu.', codigo: 'NAO_ENCONTRADO'}}});
    drawn();
    assert(await screen.findByText('Este trabalho não existe, ou não é seu.'));
  });
});
