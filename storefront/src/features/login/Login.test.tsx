import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {isFocused, render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {readSession} from '@clube/api-client';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import Login from './Login';

const CPF = '52998224725';
const ROUTE = 'POST /api/sessoes/parceiro';

const NETWORKS = {'GET /api/sessoes/parceiro/social': {body: {provedores: []}}};

function drawn(address: string | {pathname: string; state: object} = '/login', queries = new QueryClient()) {
  render(
    <QueryClientProvider client={queries}>
      <MemoryRouter initialEntries={[address]}>
        <Login />
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return {cpf: screen.getByLabelText<HTMLInputElement>('CPF'), senha: screen.getByLabelText<HTMLInputElement>('Senha')};
}

const send = () => userEvent.click(screen.getByRole('button', {name: 'Entrar'}));

describe('Login of the painters', () => {
  it('sends the bare CPF, greets by the first name and keeps the session', async () => {
    const calls = server({
      ...NETWORKS,
      [ROUTE]: {body: {token: 'abc', parceiro: {id: 7, cpf: CPF, nome: 'Maria da Silva'}}},
    });
    const {cpf, senha} = drawn();
    await userEvent.type(cpf, '529.982.247-25');
    await userEvent.type(senha, 'segredo1');
    await send();
    assert(await screen.findByText('Olá, Maria!'));
    assert.deepEqual(
      calls.filter(({route}) => route === ROUTE).map(({body}) => body),
      [{cpf: CPF, senha: 'segredo1'}],
    );
    assert.equal(readSession('loja')?.token, 'abc');
  });

  it('asks nobody before both fields are good, and leads to the first that is not', async () => {
    const calls = server(NETWORKS);
    const {cpf, senha} = drawn();
    await send();
    assert.equal((await screen.findAllByText('CPF obrigatório')).length, 2, 'at the field and as a message');
    await userEvent.type(cpf, '11111111111');
    await send();
    assert.equal((await screen.findAllByText('CPF não é válido')).length, 2);
    await isFocused(cpf);
    await userEvent.clear(cpf);
    await userEvent.type(cpf, CPF);
    await waitFor(() => assert.equal(screen.queryAllByText('CPF não é válido').length, 0, 'gone once it is mended'));
    await send();
    assert.equal((await screen.findAllByText('Senha obrigatório')).length, 2);
    await isFocused(senha);
    assert.deepEqual(
      calls.filter(({route}) => route === ROUTE),
      [],
    );
  });

  it('says at the field, as one leaves it, that a number can be no CPF, and keeps it', async () => {
    server(NETWORKS);
    const {cpf} = drawn();
    await userEvent.type(cpf, '52998224720');
    assert.equal(screen.queryByText('CPF não é válido'), null);
    await userEvent.tab();
    assert.equal(screen.getAllByText('CPF não é válido').length, 1, 'at the field alone');
    assert.equal(cpf.value, '529.982.247-20');
  });

  it('says under the password that the pair is wrong, and keeps what was typed', async () => {
    server({...NETWORKS, [ROUTE]: {status: 422, body: {erro: 'CPF ou senha incorretos'}}});
    const {cpf, senha} = drawn(`/login?cpf=${CPF}`);
    await userEvent.type(senha, 'errada');
    await send();
    await screen.findAllByText('CPF ou senha incorretos');
    const described = document.getElementById(senha.getAttribute('aria-describedby') ?? '');
    assert.equal(described?.textContent, 'CPF ou senha incorretos');
    assert.equal(cpf.value, '529.982.247-25');
    assert.equal(senha.value, 'errada');
    assert.equal(readSession('loja'), undefined);
  });

  it('says that there is no connection where no answer comes', async () => {
    server(NETWORKS);
    const {senha} = drawn(`/login?cpf=${CPF}`);
    await userEvent.type(senha, 'segredo1');
    await send();
    assert(await screen.findByText(/^Sem conexão com o servidor/));
    assert.equal(senha.getAttribute('aria-invalid'), null);
  });

  it('has the site asked for anew when it turns out to be closed', async () => {
    const erro = 'O site está em reformulação e volta em breve.';
    server({...NETWORKS, [ROUTE]: {status: 423, body: {erro, codigo: 'SITE_BLOQUEADO'}}});
    const queries = new QueryClient();
    queries.setQueryData(['site-bloqueado'], {bloquearSite: false});
    const {senha} = drawn(`/login?cpf=${CPF}`, queries);
    await userEvent.type(senha, 'segredo1');
    await send();
    assert(await screen.findByText(erro));
    assert.equal(queries.getQueryState(['site-bloqueado'])?.isInvalidated, true);
  });

  it('offers the networks that there are', async () => {
    const google = {provedor: 'google', nome: 'Google', endereco: 'https://rede.example/auth?client_id=clube'};
    server({'GET /api/sessoes/parceiro/social': {body: {provedores: [google]}}});
    drawn();
    assert(await screen.findByRole('button', {name: 'Continuar com Google'}));
    assert(screen.queryByRole('button', {name: 'Continuar com Facebook'}) === null);
  });

  it('links the account that somebody came with, by the password that is typed', async () => {
    const LINK = 'POST /api/sessoes/parceiro/identidades';
    const calls = server({
      ...NETWORKS,
      [ROUTE]: {body: {token: 'abc', parceiro: {id: 7, cpf: CPF, nome: 'Maria da Silva'}}},
      [LINK]: {body: {mensagem: 'Conta ligada.'}},
    });
    const {senha} = drawn({pathname: '/login', state: {cpf: CPF, prova: '1.2.3'}});
    await userEvent.type(senha, 'segredo1');
    await send();
    assert(await screen.findByText('Conta ligada.'));
    assert.deepEqual(calls.find(({route}) => route === LINK)?.body, {prova: '1.2.3', senha: 'segredo1'});
  });
});
