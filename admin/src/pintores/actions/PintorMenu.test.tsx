import {storeSession} from '@clube/api-client';
import {Modal} from '@clube/ui';
import {isFocused, pressEscape, render, screen, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {MemoryRouter} from 'react-router-dom';
import type {Pintor} from '../types';
import type {PintorAction} from './actions';
import {PintorMenu} from './PintorMenu';

const ANA = {id: 7, nome: 'Ana', cpf: '52998224725'} as Pintor;

function Row() {
  const [chosen, setChosen] = useState<PintorAction>();
  return (
    <MemoryRouter>
      <PintorMenu pintor={ANA} actions={['desativado']} onChoose={setChosen} />
      <Modal open={chosen !== undefined} title="Inativar" onClose={() => setChosen(undefined)}>
        Motivo
      </Modal>
    </MemoryRouter>
  );
}

describe('A dialog opened from the menu of a row', () => {
  it('returns the focus to the menu’s button', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 0}});
    render(<Row />);
    const button = screen.getByRole('button', {name: 'Ações de Ana'});
    await userEvent.click(button);
    await userEvent.click(screen.getByRole('menuitem', {name: 'Inativar'}));
    const dialog = await screen.findByRole('dialog', {name: 'Inativar'});
    pressEscape(dialog);
    await isFocused(button);
  });
});
