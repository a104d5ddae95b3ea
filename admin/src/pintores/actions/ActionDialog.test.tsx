import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import type {Pintor} from '../types';
import {ActionDialog} from './ActionDialog';
import type {PintorAction} from './actions';

const CPF = '52998224725';
// Only the fields that the dialogs use.
const ANA = {id: 7, nome: 'ANA LIMA', cpf: CPF, email: 'ana@exemplo.com.br', ativo: 1, isCompany: 0} as Pintor;
const ACTIVE = 'PUT /api/parceiros/atualizar-atividade';
const COMPANY = 'PUT /api/parceiros/atualizar-iscompany';
const EMAIL = 'PUT /api/parceiros/atualizar-email';
const HISTORY = `GET /api/parceiros/${CPF}/historico-ativacao`;
const DONE = {body: {mensagem: 'Status atualizado com sucesso'}};

function drawn(action: PintorAction) {
  let closed = false;
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <ActionDialog pintor={ANA} action={action} onClose={() => (closed = true)} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {closed: () => closed};
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('What staff do to a painter', () => {
  it('is not sent without a justification', async () => {
    const calls = server({[ACTIVE]: DONE});
    const {closed} = drawn('desativado');
    await press('Inativar');
    assert((await screen.findAllByText('Por favor, informe uma justificativa.')).length > 0);
    assert.deepEqual([calls.length, closed()], [0, false]);
    await userEvent.type(screen.getByLabelText(/^Justificativa/), ' Pediu por telefone. ');
    await press('Inativar');
    await waitFor(() => assert(closed()));
    assert.deepEqual(calls[0]?.body, {cpf: CPF, atividade: 0, justificativa: 'Pediu por telefone.'});
  });

  it('says what the painter is to become, and keeps the text where somebody was faster', async () => {
    const calls = server({[COMPANY]: {status: 409, body: {erro: 'O pintor já é empresa.', codigo: 'JA_ESTA_ASSIM'}}});
    const {closed} = drawn('empresa');
    const field = screen.getByLabelText<HTMLTextAreaElement>(/^Justificativa/);
    await userEvent.type(field, 'Abriu MEI.');
    await press('Tornar empresa');
    assert((await screen.findAllByText('O pintor já é empresa.')).length > 0);
    assert.deepEqual(calls[0]?.body, {cpf: CPF, justificativa: 'Abriu MEI.', isCompany: 1});
    assert.deepEqual([closed(), field.value], [false, 'Abriu MEI.']);
  });

  it('changes the e-mail for one that is one', async () => {
    const calls = server({[EMAIL]: {body: {mensagem: 'Dados atualizado com sucesso'}}});
    const {closed} = drawn('email');
    await press('Salvar');
    assert((await screen.findAllByText('Informe o novo e-mail primeiro')).length > 0);
    const field = screen.getByLabelText(/^Novo e-mail/);
    await userEvent.type(field, 'ana@');
    await press('Salvar');
    assert((await screen.findAllByText('Email inválido')).length > 0);
    assert.equal(calls.length, 0);
    await userEvent.clear(field);
    await userEvent.type(field, 'nova@exemplo.com.br');
    await press('Salvar');
    await waitFor(() => assert(closed()));
    assert.deepEqual(calls[0]?.body, {cpf: CPF, email: 'nova@exemplo.com.br'});
  });

  it('shows what was done before, by whom and why', async () => {
    const entry = {
      criadoEm: '2026-09-15T12:00:00.000Z',
      acao: 'desativado',
      justificativa: 'Pediu.',
      usuario: {nome: 'BIA'},
    };
    server({[HISTORY]: {body: {historico: [entry]}}});
    drawn('historico');
    assert(await screen.findByText('Inativado'));
    assert(screen.getByText('Pediu.'));
    assert(screen.getByText('Bia'));
  });

  it('says so where the history cannot be read, and reads it again', async () => {
    let fails = true;
    server({[HISTORY]: () => (fails ? {status: 500, body: {erro: 'Não deu.'}} : {body: {historico: []}})});
    drawn('historico');
    assert(await screen.findByText('Erro ao buscar histórico. Tente novamente.'));
    fails = false;
    await press('Tentar de novo');
    assert(await screen.findByText(/A equipe ainda não ativou/));
  });
});
