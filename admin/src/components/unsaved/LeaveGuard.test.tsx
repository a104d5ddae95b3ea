import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {act, render, screen, userEvent} from '@clube/ui/testing';
import {useState} from 'react';
import {FormDialog} from '../dialog/FormDialog';
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
      <Link to="?q=1">Filtro</Link>
      <Link to="?aba=outra">Aba</Link>
    </>
  );
}

function Dialog() {
  const [text, setText] = useState('');
  return (
    <FormDialog title="Editar" busy={false} onSend={() => undefined} onClose={() => undefined}>
      <input aria-label="E-mail" value={text} onChange={event => setText(event.target.value)} />
    </FormDialog>
  );
}

function drawn(initialEntries = ['/form']) {
  storeSession('painel', {token: 'abc', dono: {id: 1, nome: 'Rita', cpf: '52998224725', permissao: 1}});
  const element = (
    <>
      <Outlet />
      <LeaveGuard />
    </>
  );
  const children = [
    {path: '/form', element: <Form />},
    {path: '/dialogo', element: <Dialog />},
    {path: '/lista', element: <p>A lista</p>},
  ];
  const router = createMemoryRouter([{element, children}], {initialEntries});
  render(<RouterProvider router={router} />);
  return router;
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

  it('is asked about when another tab of the page is opened, not when its list is filtered', async () => {
    const router = drawn();
    await userEvent.type(screen.getByLabelText('Nome'), 'Casa');
    await userEvent.click(screen.getByRole('link', {name: 'Filtro'}));
    assert.equal(router.state.location.search, '?q=1');
    assert.equal(screen.queryByRole('dialog'), null);
    await userEvent.click(screen.getByRole('link', {name: 'Aba'}));
    assert(screen.getByRole('dialog', {name: 'Sair sem salvar?'}));
    assert.equal(router.state.location.search, '?q=1');
  });

  it('keeps a dialog that was typed in when the browser goes back', async () => {
    const router = drawn(['/lista', '/dialogo']);
    await userEvent.type(screen.getByLabelText('E-mail'), 'x');
    await act(() => router.navigate(-1));
    assert(screen.getByRole('dialog', {name: 'Sair sem salvar?'}));
    await userEvent.click(screen.getAllByRole('button', {name: 'Continuar editando'}).at(-1) as HTMLElement);
    assert.equal(screen.getByLabelText<HTMLInputElement>('E-mail').value, 'x');
    await userEvent.clear(screen.getByLabelText('E-mail'));
    await act(() => router.navigate(-1));
    assert(await screen.findByText('A lista'));
  });
});
