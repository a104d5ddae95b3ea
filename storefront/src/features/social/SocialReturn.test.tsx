import assert from 'node:assert/strict';
import {render, screen, server} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter, Route, Routes, useLocation} from 'react-router-dom';
import SocialReturn from './SocialReturn';

const PROOF = '108.ld3k.assinatura';

/** Shows the current URL and the navigation state. */
function Arrived() {
  const to = useLocation();
  const state: unknown = to.state;
  return <output>{JSON.stringify([to.pathname + to.search, state])}</output>;
}

describe('The return from a social network', () => {
  it('leads who is no painter yet to the sign-up, with the proof of the account beside the address and not in it', async () => {
    sessionStorage.setItem(
      'clube.social',
      JSON.stringify({provider: 'google', purpose: 'enter', from: '/login', state: 'abc', nonce: 'def'}),
    );
    window.location.hash = '#state=abc&id_token=t.o.k';
    const dadosSociais = {nome: 'Ana Prado', email: 'ana@x.com.br', googleAuthId: PROOF};
    server({'POST /api/sessoes/parceiro': {status: 400, body: {erro: 'Complete o cadastro', dadosSociais}}});
    render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter initialEntries={['/entrada-social']}>
          <Routes>
            <Route path="/entrada-social" element={<SocialReturn />} />
            <Route path="*" element={<Arrived />} />
          </Routes>
        </MemoryRouter>
      </QueryClientProvider>,
    );
    const arrived = await screen.findByText(/cadastrar/);
    assert.deepEqual(JSON.parse(arrived.textContent), [
      '/cadastrar?nome=Ana+Prado&email=ana%40x.com.br',
      {googleAuthId: PROOF},
    ]);
  });
});
