import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {isFocused, render, screen, server, userEvent} from '@clube/ui/testing';
import {AdminContext, testDataProvider} from 'react-admin';
import {Link, RouterProvider, createMemoryRouter} from 'react-router-dom';
import {Layout} from './Layout';

const counted = testDataProvider({getList: () => Promise.resolve({data: [], total: 0})});

function Panel() {
  return (
    <AdminContext dataProvider={counted}>
      <Layout>
        <Link to="/painel/redes">Outra tela</Link>
      </Layout>
    </AdminContext>
  );
}

describe('The layout of the panel', () => {
  it('moves the focus to the screen that was opened from the menu, and leaves it inside of one', async () => {
    storeSession('painel', {token: 't', dono: {id: 1, nome: 'Ana', cpf: '1', email: 'a@b.c', permissao: 1}});
    server({});
    const routes = [{path: '*', element: <Panel />}];
    render(<RouterProvider router={createMemoryRouter(routes, {initialEntries: ['/painel/premios']})} />);
    await userEvent.click(await screen.findByRole('link', {name: 'Pontuado'}));
    await isFocused(screen.getByRole('main'));
    const link = screen.getByRole('link', {name: 'Outra tela'});
    await userEvent.click(link);
    assert(document.activeElement === link);
  });
});
