import assert from 'node:assert/strict';
import {render, screen, server, userEvent, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import {LinkedIdentities} from './LinkedIdentities';

const OFFERS = 'GET /api/sessoes/parceiro/social';
const OWN = 'GET /api/sessoes/parceiro/identidades';
const UNLINK = 'DELETE /api/sessoes/parceiro/identidades/google';
const GOOGLE = {provedor: 'google', nome: 'Google', endereco: 'https://rede.example/auth'};
const FACEBOOK = {provedor: 'facebook', nome: 'Facebook', endereco: 'https://rede.example/dialog'};

const drawn = () =>
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <LinkedIdentities />
      </MemoryRouter>
    </QueryClientProvider>,
  );

describe('LinkedIdentities', () => {
  it('shows what is linked and since when, and unlinks after asking', async () => {
    let linked = [{provedor: 'google', ligadaEm: '2026-09-15T15:00:00.000Z'}];
    const calls = server({
      [OFFERS]: {body: {provedores: [GOOGLE, FACEBOOK]}},
      [OWN]: () => ({body: {identidades: linked}}),
      [UNLINK]: () => {
        linked = [];
        return {body: {mensagem: 'Sua conta do Google foi desligada.'}};
      },
    });
    drawn();
    assert(await screen.findByText('Ligada em 15/09/2026'));
    assert(screen.getByRole('button', {name: 'Ligar Facebook'}));
    await userEvent.click(screen.getByRole('button', {name: 'Desligar Google'}));
    const dialog = screen.getByRole('dialog', {name: 'Desligar a conta do Google?'});
    await userEvent.click(within(dialog).getByRole('button', {name: 'Desligar'}));
    assert(await screen.findByRole('button', {name: 'Ligar Google'}));
    assert.equal(calls.filter(({route}) => route === UNLINK).length, 1);
  });

  it('is nothing where there is no network', async () => {
    const calls = server({[OFFERS]: {body: {provedores: []}}, [OWN]: {body: {identidades: []}}});
    const {container} = drawn();
    await screen.findByText('Entrar com redes sociais');
    while (container.textContent) await new Promise(setImmediate);
    assert.equal(calls.length, 2);
  });
});
