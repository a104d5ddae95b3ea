import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {render, screen, server, waitFor} from '@clube/ui/testing';
import {QueryClientProvider} from '@tanstack/react-query';
import {createMemoryRouter, RouterProvider} from 'react-router-dom';
import {requestedDestination} from '../base/session/destination';
import {PintorOnly, PintorOrVisitor, VisitorOnly} from './guards';
import {createQueryClient} from './query-client';

const INFO = 'GET /api/sessoes/parceiro/info';
const REGULAMENTO = {versao: 2, vigenteDesde: '2026-01-01', mudancas: null, secoes: [], versoes: []};

/** Opens a path with the app's guards around a text per kind of screen; returns the result of their redirects. */
function opened(path: string) {
  const router = createMemoryRouter(
    [
      {element: <VisitorOnly />, children: [{index: true, element: 'A entrada'}]},
      {element: <PintorOrVisitor />, children: [{path: 'loja', element: 'A loja'}]},
      {
        element: <PintorOnly />,
        children: ['home', 'premio/:codigo'].map(each => ({path: each, element: 'Por dentro'})),
      },
    ],
    {initialEntries: [path]},
  );
  const queries = createQueryClient();
  render(
    <QueryClientProvider client={queries}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return {queries, at: () => router.state.location.pathname};
}

const inside = (aceitouRegulamento: '0' | '1') =>
  storeSession('loja', {token: 't', dono: {id: 7, nome: 'Ana', foto: null, aceitouRegulamento}});

const infoOf = (aceitouRegulamento: '0' | '1', foto: string | null = 'fotos-parceiro/a.webp') => ({
  [INFO]: {body: {profile: {id: 7, aceitouRegulamento, acheSeuPintor: true, verTutorial: false, foto}, banners: []}},
  'GET /api/termos/regulamento': {body: REGULAMENTO},
});

const dialogs = () => screen.queryAllByRole('dialog').map(dialog => dialog.querySelector('h2')?.textContent);

describe('The guards of the storefront', () => {
  it('lead a visitor from a shared prize to the entrance, which knows of it', async () => {
    server({});
    const {at} = opened('/premio/101?x=1#avaliacoes');
    assert(await screen.findByText('A entrada'));
    assert.deepEqual([at(), requestedDestination()], ['/', '/premio/101?x=1#avaliacoes']);
  });

  it('lead a member from the entrance to where the visit was going', async () => {
    server(infoOf('1'));
    sessionStorage.setItem('clube.destino', '/premio/101');
    inside('1');
    const {at} = opened('/');
    assert(await screen.findByText('Por dentro'));
    assert.equal(at(), '/premio/101');
  });

  it('let everybody into the store, a member before anything was asked', () => {
    server({});
    opened('/loja');
    assert(screen.getByText('A loja'));
    inside('1');
    opened('/loja');
    assert.equal(screen.getAllByText('A loja').length, 2);
  });

  it('show in the store what is due after the login, too', async () => {
    server(infoOf('1', null));
    inside('1');
    opened('/loja');
    await waitFor(() => assert.deepEqual(dialogs(), ['Sua foto de perfil']));
    assert(screen.getByText('A loja'));
  });

  for (const path of ['/loja', '/home'])
    it(`keep ${path} shut until the rules are accepted, also those of a new version`, async () => {
      server(infoOf('0'));
      inside(path === '/loja' ? '0' : '1');
      opened(path);
      await waitFor(() => assert.deepEqual(dialogs(), ['Regulamento']));
      assert(!screen.queryByText(/A loja|Por dentro/));
    });

  it('offer to try again where nobody answers who may come in', async () => {
    server({[INFO]: {status: 404, body: {erro: 'Tente de novo.'}}});
    inside('0');
    opened('/loja');
    assert(await screen.findByText('Tente de novo.'));
  });
});

describe('What changed meanwhile', () => {
  for (const [codigo, key] of [
    ['REGULAMENTO_NAO_ACEITO', 'info'],
    ['SITE_BLOQUEADO', 'site-bloqueado'],
  ] as const)
    it(`is asked anew when a call is refused with ${codigo}`, async () => {
      const queries = createQueryClient();
      server({'GET /api/tags': {status: 423, body: {erro: 'Não.', codigo}}});
      queries.setQueryData([key], {});
      const {client} = await import('@clube/api-client');
      await queries.query({queryKey: ['tags'], queryFn: () => client.get('/api/tags')}).catch(() => undefined);
      assert.equal(queries.getQueryState([key])?.isInvalidated, true);
    });
});
