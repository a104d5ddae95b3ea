import assert from 'node:assert/strict';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {readSession, storeSession} from '@clube/api-client';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes} from 'react-router-dom';
import NewPassword from './NewPassword';
import RequestLink from './RequestLink';

const FORGOT = 'POST /api/sessoes/parceiro/esqueceu-senha';
const VALIDATE = 'POST /api/sessoes/parceiro/validar-recuperacao';
const UPDATE = 'POST /api/sessoes/parceiro/atualizar-senha';
const UUID = '0b0e7f0c-6f0e-4c43-9e55-3f6d0f1f2a3b';
const GOOD = {body: {valido: true, mensagem: 'Link válido.'}};

function drawn(address: string) {
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route path="/esqueceu-senha" element={<RequestLink />} />
          <Route path="/esqueceu-senha/:uuid" element={<NewPassword />} />
          <Route path="/login" element={<p>entrada</p>} />
        </Routes>
        <Toasts />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('A forgotten password', () => {
  it('is found by e-mail or CPF, and answered in the server’s words', async () => {
    const calls = server({[FORGOT]: {body: {mensagem: 'Se houver um cadastro...'}}});
    drawn('/esqueceu-senha');
    await press('ENVIAR');
    assert((await screen.findAllByText('Informe seu email ou CPF primeiro')).length > 0);
    await userEvent.type(field('Email ou CPF'), '529.982.247-25');
    await press('ENVIAR');
    assert(await screen.findByText('Se houver um cadastro...'));
    assert.deepEqual(
      calls.map(({body}) => body),
      [{informacao: '529.982.247-25'}],
    );
  });

  it('is replaced by who has the link; the session of this device ends with it', async () => {
    storeSession('loja', {token: 'abc', dono: {}});
    const calls = server({[VALIDATE]: GOOD, [UPDATE]: {body: {mensagem: 'Senha alterada com sucesso.'}}});
    drawn(`/esqueceu-senha/${UUID}`);
    assert(screen.getByText('Validando link de recuperação, aguarde...'));
    await screen.findByLabelText('Nova senha');
    await press('ALTERAR');
    assert((await screen.findAllByText('Informe sua nova senha primeiro')).length > 0);
    await userEvent.type(field('Nova senha'), 'Andaime#2026');
    await press('ALTERAR');
    assert(await screen.findByText('entrada'));
    assert.deepEqual(calls.at(-1)?.body, {uuid: UUID, novaSenha: 'Andaime#2026'});
    assert.equal(readSession('loja'), undefined);
  });

  it('stays for who has a link that is over, and says so on the way to the entrance', async () => {
    server({[VALIDATE]: {body: {valido: false, mensagem: 'Este link não vale mais.'}}});
    drawn(`/esqueceu-senha/${UUID}`);
    assert(await screen.findByText('entrada'));
    assert(await screen.findByText('Este link não vale mais.'));
  });

  it('is asked again where the connection failed, not given up', async () => {
    server({});
    drawn(`/esqueceu-senha/${UUID}`);
    assert(await screen.findByText(/^Sem conexão com o servidor/));
    assert(screen.queryByText('entrada') === null);
  });
});
