import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import type {Permissao} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor, type Call} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {ListContextProvider, useList} from 'react-admin';
import {SelectionBar} from '../components/grid/footer/SelectionBar';
import {AllMatching} from './AllMatching';
import {BulkActions} from './BulkActions';

const PAGE = [1, 2].map(id => ({id, status: 0}));
const CANCEL = 'POST /api/resgates/cancelar/filtro';
const PREVIEW = 'POST /api/resgates/bulk/previa';
const COUNTED = {body: {total: 3, recusas: [{motivo: 'Este resgate já foi cancelado.', total: 1}]}};
const DATES = 'POST /api/resgates/datas/filtro';
const STARTED = {body: {mensagem: 'Trabalho iniciado: 3 linhas para fazer.', trabalho: 7, total: 3}};

/** The bar of a page of two orders out of 30, from which a third one was selected on another page. */
function Drawn() {
  const list = useList({data: PAGE, perPage: 2});
  return (
    <ListContextProvider value={{...list, filterValues: {status: 0}, total: 30} as typeof list}>
      <button type="button" onClick={() => list.onSelect([1, 2, 9])}>
        Três resgates
      </button>
      <SelectionBar idle onAllMatching={matching => <AllMatching {...matching} />}>
        <BulkActions />
      </SelectionBar>
    </ListContextProvider>
  );
}

async function drawn(permissao: Permissao = 1) {
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao}});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Drawn />
      <Toasts />
    </QueryClientProvider>,
  );
  await press('Três resgates');
}

/** The calls but those that only count. */
const changesOf = (calls: readonly Call[]) =>
  calls.filter(({route}) => route !== PREVIEW).map(({route, body}) => [route, body]);

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

const dateField = (name: string) => screen.getByLabelText<HTMLInputElement>(name, {selector: 'input[type="date"]'});
const typeDate = (name: string, date: string) => userEvent.type(dateField(name), date);

describe('orders in bulk', () => {
  afterEach(() => localStorage.clear());

  it('cancels the selected ones of all pages as one batch job, after a question', async () => {
    const calls = server({[PREVIEW]: COUNTED, [CANCEL]: STARTED});
    await drawn();
    assert(screen.getByText('3 itens selecionados, 1 fora desta página'));
    await press('Cancelar selecionados');
    assert.deepEqual(changesOf(calls), []);
    assert.match(screen.getByRole('dialog').textContent, /Cancela os 3 resgates selecionados: os pontos voltam/);
    await press('Cancelar 3 resgates');
    assert(await screen.findByText('Trabalho iniciado: 3 linhas para fazer.'));
    assert.deepEqual(changesOf(calls), [[CANCEL, {filtro: {id: [1, 2, 9]}}]]);
    assert.equal(screen.queryByRole('region', {name: 'Itens selecionados'}), null);
  });

  it('says before how many a change reaches, and why it leaves others; it can be made without', async () => {
    const calls = server({[PREVIEW]: COUNTED});
    await drawn();
    await press('Cancelar selecionados');
    assert(await screen.findByText('Alcança 2 resgates.'));
    assert(screen.getByText('1 fica como está: “Este resgate já foi cancelado.”'));
    assert.deepEqual(calls[0]?.body, {filtro: {id: [1, 2, 9]}, cancelar: true});
    await press('Voltar');
    server({[PREVIEW]: {status: 500, body: {erro: 'Falhou'}}, [CANCEL]: STARTED});
    await press('Selecionar todas as 30 que correspondem');
    await press('Cancelar todos');
    await waitFor(() => assert.equal(screen.queryByText('Contando…'), null));
    await press('Cancelar 30 resgates');
    assert(await screen.findByText('Trabalho iniciado: 3 linhas para fazer.'));
  });

  it('keeps the selection and the question where the batch job is refused', async () => {
    const erro = 'Você já tem 5 trabalhos em andamento. Espere um deles terminar, ou cancele-o.';
    server({[PREVIEW]: COUNTED, [CANCEL]: {status: 409, body: {erro, codigo: 'TRABALHOS_DEMAIS'}}});
    await drawn();
    await press('Cancelar selecionados');
    await press('Cancelar 3 resgates');
    assert(await screen.findByText(erro));
    assert(screen.getByRole('dialog'));
    assert(screen.getByText('3 itens selecionados, 1 fora desta página'));
  });

  it('cancels all that match by the filter', async () => {
    const calls = server({[PREVIEW]: COUNTED, [CANCEL]: STARTED});
    await drawn();
    await press('Selecionar todas as 30 que correspondem');
    await press('Cancelar todos');
    assert.match(screen.getByRole('dialog').textContent, /Cancela os 30 resgates que correspondem/);
    await press('Cancelar 30 resgates');
    await waitFor(() => assert.deepEqual(changesOf(calls), [[CANCEL, {filtro: {status: 0}}]]));
  });

  it('sets one date of the selected ones, which an Auditor may do too', async () => {
    const calls = server({[PREVIEW]: COUNTED, [DATES]: STARTED});
    await drawn(2);
    await press('Alterar datas');
    assert.match(screen.getByRole('dialog').textContent, /Grava a mesma data nos 3 resgates selecionados/);
    await press('Alterar');
    assert(await screen.findByText('Informe a data'));
    assert.deepEqual(changesOf(calls), []);
    await typeDate('Previsão de entrega', '2031-12-20');
    await press('Alterar');
    assert(await screen.findByText('Trabalho iniciado: 3 linhas para fazer.'));
    assert.deepEqual(changesOf(calls), [
      [DATES, {filtro: {id: [1, 2, 9]}, campo: 'previsaoEntrega', date: '2031-12-20'}],
    ]);
    assert.equal(screen.queryByRole('dialog'), null);
  });

  it('keeps the form where the date is refused', async () => {
    const erro = 'A data de entrega não pode estar no futuro';
    const calls = server({[PREVIEW]: COUNTED, [DATES]: {status: 422, body: {erro, campos: {date: erro}}}});
    await drawn();
    await press('Selecionar todas as 30 que correspondem');
    await press('Alterar datas de todos');
    await userEvent.click(screen.getByRole('radio', {name: 'Data de entrega'}));
    await typeDate('Data de entrega', '2031-12-20');
    await press('Alterar');
    await waitFor(() => assert.equal(dateField('Data de entrega').getAttribute('aria-invalid'), 'true'));
    assert.equal(dateField('Data de entrega').value, '2031-12-20');
    assert.deepEqual(changesOf(calls), [[DATES, {filtro: {status: 0}, campo: 'dataEntrega', date: '2031-12-20'}]]);
  });

  it('lets an Auditor cancel none', async () => {
    await drawn(2);
    assert(screen.getByRole('button', {name: 'Alterar Status em Massa'}));
    assert.equal(screen.queryByRole('button', {name: /Cancelar/}), null);
  });
});
