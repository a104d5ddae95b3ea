import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {Toasts} from '@clube/ui';
import {render, screen, server} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import type {Cartao as Card} from '../../base/types';
import Cartao from './Cartao';

const CARD: Card = {
  numero: '**** **** **** 3224',
  saldo: 1234.5,
  atualizadoEm: '2026-09-15T09:00:00.000Z',
  bloqueado: false,
  emBloqueio: false,
  emDesbloqueio: false,
  entregue: true,
};

async function drawn(cartao: Card | null, pedidos: object[] = []): Promise<void> {
  const nome = 'Maria da Silva';
  server({
    'GET /api/sessoes/parceiro/info': {body: {nome, cartao, profile: {nome, cartao}}},
    'GET /api/cartoes/pedidos': {body: {pedidos, metadata: {total: pedidos.length}}},
    'GET /api/banners/intervalo': {body: {banners: [], metadata: {total: 0}}},
  });
  storeSession('loja', {token: 't', dono: {id: 7, nome, foto: null, aceitouRegulamento: '1'}});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Cartao />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  await screen.findByRole('heading', {name: 'Cartão'});
}

const tile = (name: RegExp) => screen.getByRole('button', {name});
const isOff = (name: RegExp) => tile(name).getAttribute('aria-disabled') === 'true';

describe('The card’s screen', () => {
  const STAGES: readonly (readonly [string, Card | null, string])[] = [
    ['is explained where there is none', null, 'Você ainda não tem um cartão'],
    ['was asked for', {...CARD, numero: null, entregue: false}, 'Seu cartão foi pedido'],
    ['is on its way', {...CARD, entregue: false, bloqueado: true}, 'Seu cartão já está a caminho'],
    ['is in use', CARD, 'Cartão pronto para uso'],
    ['is to be blocked', {...CARD, emBloqueio: true}, 'Bloqueio pedido'],
    ['is blocked', {...CARD, bloqueado: true}, 'Cartão bloqueado'],
    ['is to be unblocked', {...CARD, bloqueado: true, emDesbloqueio: true}, 'Desbloqueio pedido'],
  ];
  for (const [what, cartao, heading] of STAGES)
    it(`says where it is: the card ${what}`, async () => {
      await drawn(cartao);
      assert(screen.getByRole('heading', {name: heading}));
    });

  it('shows balance, its time and last digits of a card that is in hand', async () => {
    await drawn(CARD);
    const card = screen.getByRole('region', {name: 'Meu cartão'});
    assert.match(card.textContent, /R\$\s1\.234,50/);
    assert.match(card.textContent, /Atualizado em 15\/09\/2026 06:00/);
    assert.match(card.textContent, /Cartão com final 3224/);
  });

  it('shows the last digits of one that is on its way, and lets its owner unblock it on arrival', async () => {
    await drawn({...CARD, entregue: false, bloqueado: true});
    assert.match(document.body.textContent, /final 3224 e chega bloqueado/);
    assert(screen.getByRole('button', {name: /Meu cartão chegou/}));
    assert.equal(screen.queryByRole('button', {name: /^Bloquear/}), null);
  });

  it('offers what can be asked for, and nothing while something waits', async () => {
    await drawn(CARD);
    assert.deepEqual([isOff(/^Bloquear/), isOff(/^Desbloquear/)], [false, true]);
  });

  it('offers to unblock a blocked card, until that was asked for', async () => {
    await drawn({...CARD, bloqueado: true, emDesbloqueio: true});
    assert.deepEqual([isOff(/^Bloquear/), isOff(/^Desbloquear/)], [true, true]);
  });

  it('lists what was asked for, with the reason of a refusal', async () => {
    const pedido = {
      id: 1,
      tipo: 'desbloqueio',
      estado: 'recusado',
      valor: null,
      motivo: 'Dados não conferem',
      pedidoEm: '2026-09-14T15:00:00.000Z',
    };
    await drawn({...CARD, bloqueado: true}, [pedido]);
    assert(await screen.findByText('Dados não conferem'));
    assert(screen.getByText('Recusado'));
  });

  it('says the rules with their figures', async () => {
    await drawn(null);
    assert.match(document.body.textContent, /Transferência bancária: R\$\s5,50/);
    assert.match(document.body.textContent, /R\$\s2,24\. Saque: R\$\s9,00/);
    assert.match(document.body.textContent, /custa 2% do saldo/);
  });
});
