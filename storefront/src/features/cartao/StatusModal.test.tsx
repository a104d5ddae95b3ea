import assert from 'node:assert/strict';
import {BLOCK, UNBLOCK, type CartaoChange} from '@clube/domain';
import {Toasts} from '@clube/ui';
import {render, screen, server, userEvent, waitFor} from '@clube/ui/testing';
import {QueryClient, QueryClientProvider} from '@tanstack/react-query';
import type {Cartao} from '../../base/types';
import {StatusModal} from './StatusModal';

const CARTAO: Cartao = {
  numero: '**** **** **** 3224',
  saldo: 10,
  atualizadoEm: null,
  bloqueado: false,
  emBloqueio: false,
  emDesbloqueio: false,
  entregue: true,
};
const ROUTE = 'POST /api/cartoes/status';

function drawn(change: CartaoChange) {
  let closed = false;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <StatusModal cartao={CARTAO} change={change} onClose={() => (closed = true)} />
      <Toasts />
    </QueryClientProvider>,
  );
  return {closed: () => closed};
}

const number = () => screen.getByRole<HTMLInputElement>('textbox');
const press = (name: string) => userEvent.click(screen.getByRole('button', {name}));

describe('Blocking and unblocking the card', () => {
  it('asks for the number, and sends it with what is wanted', async () => {
    const mensagem = 'Solicitação de desbloqueio efetuada com sucesso';
    const calls = server({[ROUTE]: {body: {sucesso: true, mensagem}}});
    const {closed} = drawn(UNBLOCK);
    await userEvent.type(number(), '6062820000003224');
    assert.equal(number().value, '6062 8200 0000 3224');
    await press('Desbloquear');
    await screen.findByText(mensagem);
    await waitFor(() => assert(closed()));
    assert.deepEqual(
      calls.map(({route, body}) => [route, body]),
      [[ROUTE, {numero: '6062820000003224', status: 0}]],
    );
    assert(calls[0]?.headers.get('Idempotency-Key'));
  });

  it('sends nothing without a number, or with less than unblocking asks for', async () => {
    const calls = server({});
    drawn(UNBLOCK);
    await press('Desbloquear');
    assert.equal(number().getAttribute('aria-invalid'), 'true');
    assert((await screen.findAllByText('Informe o número do cartão')).length > 0);
    await userEvent.type(number(), '3224');
    assert.equal(number().getAttribute('aria-invalid'), null);
    await press('Desbloquear');
    assert((await screen.findAllByText(/tem de 12 a 19 dígitos/)).length > 0);
    assert.equal(calls.length, 0);
  });

  it('blocks by the last digits, says what the server says at the field, and keeps what was typed', async () => {
    const erro = 'Este número não confere com o do seu cartão';
    const calls = server({[ROUTE]: {status: 422, body: {erro, codigo: 'CARTAO_NAO_CONFERE', sucesso: false}}});
    const {closed} = drawn(BLOCK);
    await userEvent.type(number(), '9999');
    await press('Bloquear');
    await waitFor(() => assert.equal(number().getAttribute('aria-invalid'), 'true'));
    assert.match(
      document.getElementById(number().getAttribute('aria-describedby')?.split(' ')[0] ?? '')?.textContent ?? '',
      /não confere/,
    );
    assert.equal(number().value, '9999');
    assert.equal(closed(), false);
    assert.deepEqual(calls[0]?.body, {numero: '9999', status: 1});
  });
});
