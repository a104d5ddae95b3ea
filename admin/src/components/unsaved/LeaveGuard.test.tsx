import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {render, screen, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {Link, Outlet, RouterProvider, createMemoryRouter} from 'react-router-dom';
import {LeaveGuard} from './LeaveGuard';
import {useUnsaved} from './unsaved';

function Form() {
  const [text, setText] = useState('');
  useUnsaved(text !== '');
  return (
    <>
      <input aria-label="Nome" value={text} onChange={event => setText(event.target.value)} />
      <Link to="/lista">Lista</Link>
    </>
  );
}

function drawn() {
  storeSession('painel', {token: 'abc', dono: {id: 1, nome: 'Rita', cpf: '52998224725', permissao: 1}});
  const element = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  const children = [
    {path: '/form', element: <Form />},
    {path: '/lista', element: <p>A lista</p>},
  ];
  render(<RouterProvider router={createMemoryRouter([{element, children}], {initialEntries: ['/form']})} />);
}

describe('Leaving a form', () => {
  it('is free while nothing was changed, or it was changed back', async () => {
    drawn();
    await userEvent.type(screen.getByLabelText('Nome'), 'x');
    await userEvent.clear(screen.getByLabelText('Nome'));
    await userEvent.click(screen.getByRole('link', {name: 'Lista'}));
    assert(await screen.findByText('A lista'));
  });

  it('is asked about once; who stays keeps what was typed, who leaves loses it', async () => {
    drawn();
    await userEvent.type(screen.getByLabelText('Nome'), 'Casa');
    await userEvent.click(screen.getByRole('link', {name: 'Lista'}));
    assert(screen.getByRole('dialog', {name: 'Sair sem salvar?'}));
    await userEvent.click(screen.getByRole('button', {name: 'Continuar editando'}));
    assert.equal(screen.getByLabelText<HTMLInputElement>('Nome').value, 'Casa');
    await userEvent.click(screen.getByRole('link', {name: 'Lista'}));
    await userEvent.click(screen.getByRole('button', {name: 'Sair sem salvar'}));
    assert(await screen.findByText('A lista'));
  });
});
