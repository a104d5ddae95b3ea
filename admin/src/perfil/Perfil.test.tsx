import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent} from '@clube/ui/testing';
import {MemoryRouter} from 'react-router-dom';
import Perfil from './Perfil';

describe('The own profile', () => {
  it('says what is wrong at the field and, on submitting, in a toast', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '52998224725', email: 'a@b.c', permissao: 1}});
    const calls = server({});
    render(
      <MemoryRouter>
        <Perfil />
        <Toasts />
      </MemoryRouter>,
    );
    await userEvent.clear(screen.getByLabelText('Nome'));
    await userEvent.type(screen.getByLabelText(/^Nova senha/), 'Cavalete#Azul26');
    await userEvent.click(screen.getByRole('button', {name: 'Salvar'}));
    assert.equal((await screen.findAllByText('Nome obrigatório')).length, 2);
    assert.equal(screen.getAllByText('Informe a senha atual').length, 1);
    assert.equal(calls.length, 0);
  });
});
