import assert from 'node:assert/strict';
import {readSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import Login from './Login';

const ROUTE = 'POST /api/sessoes/usuario/relatorio';

async function sent(cnpj: string, senha: string) {
  render(
    <MemoryRouter>
      <Login />
      <Toasts />
    </MemoryRouter>,
  );
  await userEvent.type(screen.getByLabelText('CNPJ'), cnpj);
  await userEvent.type(screen.getByLabelText('Senha'), senha);
  await userEvent.click(screen.getByRole('button', {name: 'Entrar'}));
}

describe('Login of the resellers', () => {
  it('sends the bare CNPJ and greets by the name', async () => {
    const usuario = {id: 1, cnpj: '11222333000181', nome: 'Tintas Silva'};
    const calls = server({[ROUTE]: {body: {token: 'abc', usuario}}});
    await sent('11.222.333/0001-81', 'segredo1');
    assert(await screen.findByText('Olá, Tintas Silva!'));
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [[ROUTE, {cnpj: '11222333000181', senha: 'segredo1'}]],
    );
    assert.equal(readSession('relatorio')?.token, 'abc');
  });

  it('says under the password, and nowhere else, that the pair is wrong', async () => {
    server({[ROUTE]: {status: 422, body: {erro: 'CNPJ ou senha incorretos'}}});
    await sent('11222333000181', 'errada');
    assert((await screen.findByText('CNPJ ou senha incorretos')).closest('form'));
  });

  it('asks nobody about a CNPJ that cannot be one', async () => {
    const calls = server({});
    await sent('11222333000180', 'segredo1');
    assert.equal((await screen.findAllByText('CNPJ Inválido')).length, 2, 'at the field and as a message');
    assert.equal(calls.length, 0);
  });
});
