import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {readSession} from '@clube/api-client';
import {MemoryRouter} from 'react-router-dom';
import Login from './Login';

const CPF = '52998224725';
const ROUTE = 'POST /api/sessoes/parceiro';

function drawn(address = '/login') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Login />
      <Toasts />
    </MemoryRouter>,
  );
  return {cpf: screen.getByLabelText<HTMLInputElement>('CPF'), senha: screen.getByLabelText<HTMLInputElement>('Senha')};
}

const send = () => userEvent.click(screen.getByRole('button', {name: 'Entrar'}));

describe('Login of the painters', () => {
  it('sends the bare CPF, greets by the first name and keeps the session', async () => {
    const calls = server({[ROUTE]: {body: {token: 'abc', parceiro: {id: 7, cpf: CPF, nome: 'Maria da Silva'}}}});
    const {cpf, senha} = drawn();
    await userEvent.type(cpf, '529.982.247-25');
    await userEvent.type(senha, 'segredo1');
    await send();
    assert(await screen.findByText('Olá, Maria!'));
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [[ROUTE, {cpf: CPF, senha: 'segredo1'}]],
    );
    assert.equal(readSession('loja')?.token, 'abc');
  });

  it('asks nobody before both fields are good, and leads to the first that is not', async () => {
    const calls = server({});
    const {cpf, senha} = drawn();
    await userEvent.type(cpf, '11111111111');
    await send();
    assert(screen.getByText('CPF não é válido'));
    assert(document.activeElement === cpf);
    await userEvent.clear(cpf);
    await userEvent.type(cpf, CPF);
    await send();
    assert(screen.getByText('Senha obrigatório'));
    assert(document.activeElement === senha);
    assert.equal(calls.length, 0);
  });

  it('says under the password that the pair is wrong, and keeps what was typed', async () => {
    server({[ROUTE]: {status: 422, body: {erro: 'CPF ou senha incorretos'}}});
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
    server({});
    const {senha} = drawn(`/login?cpf=${CPF}`);
    await userEvent.type(senha, 'segredo1');
    await send();
    assert(await screen.findByText(/^Sem conexão com o servidor/));
    assert.equal(senha.getAttribute('aria-invalid'), null);
  });
});
