import assert from 'node:assert/strict';
import {storeSession} from '@clube/api-client';
import {FIRST_QUESTION, estimate} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, within} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {MemoryRouter} from 'react-router-dom';
import Pedidos from './Pedidos';

const SETTLE = 'PUT /api/sessoes/parceiro/pedidos-orcamento/1';
const pedido = (id: number, more: object = {}) => ({
  ...{id, estado: 'aberto', nome: 'Helena Prado', celular: '19988776655', mensagem: 'Sala, em dezembro'},
  ...{estimativa: {pergunta: FIRST_QUESTION, resposta: estimate(FIRST_QUESTION, [])}},
  ...{confirmadoEm: '2026-11-20T15:00:00.000Z', fechadoEm: null, ...more},
});

function opened(
  pedidos: object[],
  settle: Parameters<typeof server>[0][string] = {body: {mensagem: 'Pedido fechado.'}},
) {
  sessionStorage.clear();
  storeSession('loja', {token: 't', dono: {id: 7, nome: 'Ana Lima', foto: null, aceitouRegulamento: '1'}});
  const calls = server({
    'GET /api/sessoes/parceiro/pedidos-orcamento': {
      body: {pedidos, count: pedidos.length, metadata: {total: pedidos.length}},
    },
    [SETTLE]: settle,
  });
  render(
    <QueryClientProvider client={new QueryClient({defaultOptions: {queries: {retry: false}}})}>
      <MemoryRouter>
        <Pedidos />
      </MemoryRouter>
      <Toasts />
    </QueryClientProvider>,
  );
  return () => calls.filter(({route}) => route === SETTLE);
}

describe('requests of customers', () => {
  it('can be called, and closed with what came of them', async () => {
    const sent = opened([pedido(1), pedido(2, {estado: 'combinado', nome: 'Rita Campos', estimativa: null})]);
    const open = within(await screen.findByRole('region', {name: 'Esperam sua ligação'}));
    const call = open.getByRole<HTMLAnchorElement>('link', {name: 'Ligar para (19) 98877-6655'});
    assert.equal(call.getAttribute('href'), 'tel:+5519988776655');
    assert(open.getByText('3 cômodos, com teto'));
    const closed = within(screen.getByRole('region', {name: 'Fechados'}));
    assert(closed.getByText('Serviço combinado'));
    assert.equal(closed.queryByRole('link'), null, 'who was closed is not called again');
    await userEvent.click(open.getByRole('button', {name: 'Combinamos'}));
    await screen.findByText('Pedido fechado.');
    assert.deepEqual(sent()[0]?.body, {estado: 'combinado'});
  });

  it('say why one could not be closed', async () => {
    const erro = 'Pedido não encontrado.';
    opened([pedido(1)], {status: 404, body: {erro, codigo: 'PEDIDO_NAO_ENCONTRADO'}});
    await userEvent.click(await screen.findByRole('button', {name: 'Não deu certo'}));
    assert(await screen.findByText(erro));
  });

  it('are said to be none yet', async () => {
    opened([]);
    assert(await screen.findByText('Nenhum pedido ainda'));
  });
});
