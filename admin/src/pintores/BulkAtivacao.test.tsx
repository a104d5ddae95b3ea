import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import type {Permissao} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {BulkAtivacao} from './BulkAtivacao';

const START = 'POST /api/parceiros/bulk/filtro';
const PREVIEW = 'POST /api/parceiros/bulk/previa';
const COUNTED = {body: {total: 3, recusas: [{motivo: 'O pintor já está inativo.', total: 1}]}};
const STARTED = {body: {mensagem: 'Trabalho iniciado: 3 linhas para fazer.', trabalho: 7, total: 3}};

function drawn({company = false, permissao = 1}: {company?: boolean; permissao?: Permissao} = {}) {
  storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao}});
  let done = false;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <BulkAtivacao filters={{ativo: 1}} many="3" company={company} onDone={() => (done = true)} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {done: () => done};
}
const press = (name: string, at = 0) =>
  userEvent.click(screen.getAllByRole('button', {name, hidden: true}).at(at) ?? document.body);

describe('painters in bulk', () => {
  afterEach(() => localStorage.clear());

  it('are switched off with one justification, after what that reaches was said', async () => {
    const calls = server({[PREVIEW]: COUNTED, [START]: STARTED});
    const {done} = drawn();
    await press('Inativar');
    assert(await screen.findByText('Alcança 2 pintores.'));
    assert(screen.getByText('1 fica como está: “O pintor já está inativo.”'));
    await press('Inativar', -1);
    assert((await screen.findAllByText('Por favor, informe uma justificativa.')).length > 0);
    assert.ok(!calls.some(({route}) => route === START));
    await userEvent.type(screen.getByLabelText(/^Justificativa/), 'Fraude.');
    await press('Inativar', -1);
    await waitFor(() => assert(done()));
    const sent = calls.find(({route}) => route === START);
    assert.deepEqual(sent?.body, {filtro: {ativo: 1}, acao: 'desativado', justificativa: 'Fraude.'});
  });

  it('of the list of companies are only companies, and become persons', async () => {
    const calls = server({[PREVIEW]: COUNTED});
    drawn({company: true});
    assert.equal(screen.queryByRole('button', {name: 'Tornar empresa'}), null);
    await press('Tornar pessoa física');
    await screen.findByText('Alcança 2 pintores.');
    assert.deepEqual(calls[0]?.body, {filtro: {ativo: 1, isCompany: 1}, acao: 'pessoa'});
  });

  it('keep the text where the batch job is refused', async () => {
    const erro = 'Você já tem 5 trabalhos em andamento.';
    server({[PREVIEW]: COUNTED, [START]: {status: 409, body: {erro, codigo: 'TRABALHOS_DEMAIS'}}});
    const {done} = drawn();
    await press('Ativar');
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Justificativa/);
    await userEvent.type(field, 'Engano.');
    await press('Ativar', -1);
    assert(await screen.findByText(erro));
    assert.deepEqual([done(), field.value], [false, 'Engano.']);
  });

  it('are no Auditor’s to change', () => {
    drawn({permissao: 2});
    assert.equal(screen.queryByRole('button'), null);
  });
});
