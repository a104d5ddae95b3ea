import assert from 'node:assert/strict';
import type {SettablePedidoState} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import {ChangeDialog} from './ChangeDialog';
import type {Pedido} from './types';

const PEDIDO: Pedido = {
  id: 9,
  tipo: 'cartao',
  estado: 'enviado',
  parceiro: 'MARIA DA SILVA',
  cpf: '52998224725',
  nome: 'Maria da Silva',
  numero: null,
  codigoBarras: null,
  valor: 120,
  idResgate: 4,
  entregaEndereco: null,
  motivo: null,
  pedidoEm: '2026-09-15T12:00:00.000Z',
  mudadoEm: '2026-09-15T12:00:00.000Z',
};
const ROUTE = 'POST /api/cartoes/pedidos/9/estado';
const DONE = {[ROUTE]: {body: {mensagem: 'Pedido atualizado com sucesso'}}};

function drawn(to: SettablePedidoState, changes: Partial<Pedido> = {}) {
  let closed = false;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ChangeDialog pedido={{...PEDIDO, ...changes}} to={to} onClose={() => (closed = true)} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {closed: () => closed};
}

const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('Settling a request to the card’s operator', () => {
  it('confirms a new card with its number', async () => {
    const calls = server(DONE);
    const {closed} = drawn('confirmado');
    await press('Confirmar');
    assert((await screen.findAllByText('Informe o número do cartão')).length > 0);
    assert.equal(calls.length, 0);
    await userEvent.type(screen.getByLabelText('Número do cartão'), '6062820000001234');
    await userEvent.type(screen.getByLabelText(/^Proxy/), ' PX1 ');
    await press('Confirmar');
    await waitFor(() => assert(closed()));
    assert.deepEqual(calls[0]?.body, {estado: 'confirmado', numero: '6062820000001234', codigoBarras: 'PX1'});
  });

  it('says at the number that another card has it', async () => {
    const erro = 'Este número já é de outro cartão';
    server({[ROUTE]: {status: 409, body: {erro, codigo: 'CARTAO_REPETIDO', campos: {numero: erro}}}});
    const {closed} = drawn('confirmado');
    const field = screen.getByLabelText('Número do cartão');
    await userEvent.type(field, '6062820000001234');
    await press('Confirmar');
    await waitFor(() => assert.equal(field.getAttribute('aria-invalid'), 'true'));
    assert.equal(closed(), false);
  });

  it('confirms anything else after saying what follows', async () => {
    const calls = server(DONE);
    drawn('confirmado', {tipo: 'bloqueio', idResgate: null, valor: null});
    assert.match(
      screen.getByRole('dialog').textContent,
      /Maria da Silva: bloqueio \(pedido 9\)\. O cartão fica bloqueado\./,
    );
    await press('Confirmar');
    await screen.findByText('Pedido atualizado com sucesso');
    assert.deepEqual(calls[0]?.body, {estado: 'confirmado'});
  });

  it('refuses with a reason', async () => {
    const calls = server(DONE);
    drawn('recusado');
    await press('Recusar');
    assert((await screen.findAllByText('Informe o motivo da recusa')).length > 0);
    await userEvent.type(screen.getByLabelText('Motivo da recusa'), 'CPF irregular');
    await press('Recusar');
    await screen.findByText('Pedido atualizado com sucesso');
    assert.deepEqual(calls[0]?.body, {estado: 'recusado', motivo: 'CPF irregular'});
  });
});
